//! `dvonn-server admin`: what only whoever can log in to the machine can do. Everything is noted in the audit log.

use std::process::ExitCode;

use clap::Subcommand;
use dvonn_server::day;
use dvonn_store::{Change, Helper, HelperState, Location, Moderation, Store, Use, Written, open};
use dvonn_wire::Name;

use crate::Exit;

/// How many reports and notes are printed.
const PRINTED: u32 = 200;
/// How often a change is tried again when somebody else was faster.
const ATTEMPTS: u32 = 3;

#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    /// Let a player read reports on the server
    MakeAdmin { name: Name },
    /// End the sessions of a player, who can no longer log in
    Ban { name: Name },
    /// Let a banned player log in again
    Unban { name: Name },
    /// End the sessions of a player and delete the password; the name stays taken
    Close { name: Name },
    /// Rename a player
    Rename { name: Name, new_name: Name },
    /// Delete the name, password and sessions of a player; the games stay, without a name
    Anonymise { name: Name },
    /// List the workers, and whether their results count
    Workers,
    /// Count the results of a worker from now on, without comparing them with those of another
    TrustWorker {
        /// Its name on the bus
        name: String,
    },
    /// Count no results of a worker
    SetAsideWorker {
        /// Its name on the bus
        name: String,
    },
    /// Print what players have reported, the newest first
    Reports,
    /// Print what administrators have done, the newest first
    Log,
}

/// Performs a command. The server may run meanwhile.
pub(crate) async fn perform(location: &Location, command: AdminCommand) -> Exit {
    let store = open(location, Use::Maintain, None).await?;
    let (name, moderation) = match command {
        AdminCommand::MakeAdmin { name } => (name, Moderation::MakeAdmin),
        AdminCommand::Ban { name } => (name, Moderation::Ban),
        AdminCommand::Unban { name } => (name, Moderation::Unban),
        AdminCommand::Close { name } => (name, Moderation::Close),
        AdminCommand::Rename { name, new_name } => (name, Moderation::Rename(new_name)),
        AdminCommand::Anonymise { name } => (name, Moderation::Anonymise),
        AdminCommand::Workers => return print_workers(&*store).await,
        AdminCommand::TrustWorker { name } => return judge(&*store, name, HelperState::Trusted).await,
        AdminCommand::SetAsideWorker { name } => return judge(&*store, name, HelperState::SetAside).await,
        AdminCommand::Reports => return print_reports(&*store).await,
        AdminCommand::Log => return print_log(&*store).await,
    };
    let account = store.account(name.key()).await?;
    let player = account.ok_or_else(|| format!("there is no player {name}"))?.player.id;
    for _ in 0..ATTEMPTS {
        let at = store.now().await?;
        let change = Change::Moderate { player, moderation: moderation.clone(), actor: actor(), at };
        if store.write(change).await? == Written::Done {
            println!("{}: {name}", moderation.word());
            return Ok(ExitCode::SUCCESS);
        }
    }
    Err("the name is taken, or somebody else has changed the account".into())
}

/// The user of the machine who runs the command.
fn actor() -> String {
    let user = ["SUDO_USER", "USER", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    user.unwrap_or_else(|| "operator".to_owned())
}

async fn print_workers(store: &dyn Store) -> Exit {
    for Helper { name, state, results } in store.helpers().await? {
        let state = match state {
            HelperState::SetAside => "set aside",
            HelperState::New => "new: its results wait until another worker has found the same",
            HelperState::Proven => "proven",
            HelperState::Trusted => "trusted",
        };
        println!("{name}: {results} results, {state}");
    }
    Ok(ExitCode::SUCCESS)
}

async fn judge(store: &dyn Store, helper: String, state: HelperState) -> Exit {
    let _ = store.write(Change::JudgeHelper { helper, state }).await?;
    print_workers(store).await
}

async fn print_reports(store: &dyn Store) -> Exit {
    for report in store.reports(PRINTED).await? {
        let name = |player: &dvonn_wire::Player| player.name.clone().unwrap_or_else(|| player.id.to_string());
        let game = report.game.map_or_else(String::new, |game| format!(" in game {game}"));
        let (player, by) = (name(&report.player), name(&report.by));
        let reason = format!("{:?}", report.reason).to_lowercase();
        println!("{} {player}: {reason}{game}, reported by {by}", day(report.at));
    }
    Ok(ExitCode::SUCCESS)
}

async fn print_log(store: &dyn Store) -> Exit {
    for entry in store.audit(PRINTED).await? {
        let detail = entry.detail.map_or_else(String::new, |detail| format!(" to {detail}"));
        println!("{} {}: {} {}{detail}", day(entry.at), entry.actor, entry.action, entry.name);
    }
    Ok(ExitCode::SUCCESS)
}
