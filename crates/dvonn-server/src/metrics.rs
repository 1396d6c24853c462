//! Numbers for monitoring, in the text format of Prometheus. They count and measure; they name no game and no player.

use std::sync::OnceLock;
use std::time::Duration;

use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

const COMMIT: &str = "dvonn_commit_seconds";
const FAN_OUT: &str = "dvonn_fan_out_seconds";
const SOCKETS: &str = "dvonn_sockets";
const RESYNCS: &str = "dvonn_resyncs_total";
const CONFLICTS: &str = "dvonn_conflicts_total";
const REFUSALS: &str = "dvonn_refusals_total";
const SWEEPER_LAG: &str = "dvonn_sweeper_lag_seconds";
const ENGINE_QUEUE: &str = "dvonn_engine_queue";
const ENGINE_WAIT: &str = "dvonn_engine_wait_seconds";
const CHUNKS: &str = "dvonn_chunks_total";
const SET_ASIDE: &str = "dvonn_workers_set_aside_total";
const BUS: &str = "dvonn_bus_up";
const REQUESTS: &str = "dvonn_requests_total";

/// The upper bounds of the histograms, in seconds. The bars that we set ourselves are among them.
const BOUNDS: [f64; 13] = [0.000_5, 0.001, 0.002_5, 0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1.0, 2.5, 10.0];

/// The recorder of this process. All servers in a process share it, because the `metrics` crate has only one.
fn handle() -> Option<&'static PrometheusHandle> {
    static HANDLE: OnceLock<Option<PrometheusHandle>> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new().set_buckets(&BOUNDS).expect("there are bounds");
        // Fails if the program that contains the server has a recorder of its own; then that one shows the numbers.
        let handle = builder.install_recorder().ok()?;
        describe_histogram!(COMMIT, "time from a change to its commit");
        describe_histogram!(FAN_OUT, "time from a change to the moment a follower of the game was sent it");
        describe_gauge!(SOCKETS, "open sockets");
        describe_counter!(RESYNCS, "times that a client resumed a game that it had seen before");
        describe_counter!(CONFLICTS, "changes that were refused because another one came first");
        describe_counter!(REFUSALS, "actions of players that were refused, by reason");
        describe_histogram!(SWEEPER_LAG, "time from a deadline to the moment the sweeper looked at the game");
        describe_gauge!(ENGINE_QUEUE, "positions that house bots wait to think about");
        describe_histogram!(ENGINE_WAIT, "time that such a position waited");
        describe_counter!(CHUNKS, "chunks of work that were given back, by what became of them");
        describe_counter!(
            SET_ASIDE,
            "workers whose results were set aside because somebody found something else"
        );
        describe_gauge!(
            BUS,
            "1 if news from other nodes arrive at once, 0 if this node has to look for them"
        );
        describe_counter!(REQUESTS, "answers over HTTP, by status");
        // What has not happened yet is shown as zero.
        for name in [RESYNCS, CONFLICTS, SET_ASIDE] {
            counter!(name).absolute(0);
        }
        for name in [SOCKETS, ENGINE_QUEUE] {
            gauge!(name).set(0.0);
        }
        Some(handle)
    };
    HANDLE.get_or_init(install).as_ref()
}

/// Starts to record.
pub(crate) fn start() {
    handle();
}

/// All numbers as text.
pub(crate) fn render() -> String {
    handle().map_or_else(String::new, PrometheusHandle::render)
}

/// Sorts what was measured since the last time into the histograms. Otherwise it is kept until somebody asks.
pub(crate) fn keep_up() {
    if let Some(handle) = handle() {
        handle.run_upkeep();
    }
}

pub(crate) fn committed(time: Duration) {
    histogram!(COMMIT).record(time);
}

pub(crate) fn conflict() {
    counter!(CONFLICTS).increment(1);
}

pub(crate) fn refused(reason: dvonn_wire::Refusal) {
    // The words of an enumeration, such as `NotYourTurn`.
    counter!(REFUSALS, "reason" => format!("{reason:?}")).increment(1);
}

pub(crate) fn fanned_out(time: Duration) {
    histogram!(FAN_OUT).record(time);
}

pub(crate) fn socket_opened() {
    gauge!(SOCKETS).increment(1.0);
}

pub(crate) fn socket_closed() {
    gauge!(SOCKETS).decrement(1.0);
}

pub(crate) fn resumed() {
    counter!(RESYNCS).increment(1);
}

pub(crate) fn swept(late: Duration) {
    histogram!(SWEEPER_LAG).record(late);
}

pub(crate) fn bus(is_up: bool) {
    gauge!(BUS).set(if is_up { 1.0 } else { 0.0 });
}

pub(crate) fn question_asked() {
    gauge!(ENGINE_QUEUE).increment(1.0);
}

pub(crate) fn question_taken(waited: Duration) {
    gauge!(ENGINE_QUEUE).decrement(1.0);
    histogram!(ENGINE_WAIT).record(waited);
}

pub(crate) fn chunk_given(what: &'static str) {
    counter!(CHUNKS, "what" => what).increment(1);
}

pub(crate) fn worker_set_aside() {
    counter!(SET_ASIDE).increment(1);
}

pub(crate) fn answered(status: u16) {
    counter!(REQUESTS, "status" => status.to_string()).increment(1);
}
