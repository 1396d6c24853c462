// Games over the network: the real server, and a browser for each player.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { test } from "node:test";
import { accessible, allKept, clipboard, club, command, desktop, phone, serveGames, smallPhone } from "../lib.mjs";
import { choose, leave, meeting, move, playOut, resign, seen } from "../meeting.mjs";
import { oddLabels, oddTexts } from "../labels.mjs";
import { button, cell, inviting, prepare, said, speak, stackMove, targets } from "../player.mjs";
import { languages } from "../words.mjs";

const shared = club();

const { person, member, invite, begun } = meeting(shared);

test("two clicks lead to a game with a friend, and everybody sees the same moves", { timeout: 180_000 }, async () => {
  const { white, black, link } = await begun();
  const spectator = await person(link);
  await spectator.getByText("You are watching this game.").waitFor();
  await white.getByText("1 person is watching.").waitFor();
  assert.equal(await spectator.locator(".cell.is-inviting").count(), 0, "a spectator cannot move");
  await black.locator(".status-text").getByText("Your opponent's turn.").waitFor();
  for (const [mover, others] of [[white, [black, spectator]], [black, [white, spectator]]]) {
    const mv = await move(mover);
    for (const other of [mover, ...others]) await seen(other, mv);
  }
  // A page that is loaded again goes on where it was.
  await white.reload();
  const third = await move(white);
  await seen(black, third);
  await said(black).getByText("White moves from").waitFor();
  await leave(spectator, white, black);
});

test("offers are answered, and a rematch swaps the colours", { timeout: 180_000 }, async () => {
  const { white, black, link } = await begun();
  const first = await move(white);
  await seen(black, first);
  // A take-back needs both.
  await button(white, "Take back").click();
  await black.getByText("Your opponent asks to take back a move.").waitFor();
  await button(black, "Accept").click();
  await white.locator(".move-pairs .move").waitFor({ state: "detached" });
  for (const page of [white, black]) await said(page).getByText("A move was taken back.").waitFor();
  await seen(black, await move(white));
  await seen(white, await move(black));
  await button(white, "Take back").click();
  await button(black, "Decline").click();
  await white.locator(".notice").getByText("Your opponent declined the take-back.").waitFor();
  await button(black, "Offer draw").click();
  await white.getByText("Your opponent offers a draw.").waitFor();
  await button(white, "Decline").click();
  await black.locator(".notice").getByText("Your opponent declined the draw.").waitFor();
  await move(white);
  await move(black);
  await resign(white);
  await black.getByRole("heading", { name: "You win" }).waitFor();
  await white.locator(".end-card").getByText("You resigned.").waitFor();
  await accessible(white);
  await button(black, "Rematch").click();
  await white.getByText("Your opponent would like a rematch.").waitFor();
  await button(white, "Rematch").click();
  for (const page of [white, black]) await page.waitForURL((url) => url.href !== link && url.pathname.startsWith("/game/"));
  await seen(white, await move(black));
  await leave(white, black);
});

test("another site can show a finished game", { timeout: 180_000 }, async () => {
  const { white, black, link } = await begun(undefined, { ...desktop, permissions: clipboard });
  // With one move, White could still abort the game.
  await seen(black, await move(white));
  await seen(white, await move(black));
  await move(white);
  assert.equal(await button(black, "Embed").count(), 0, "not while it is played");
  await resign(white);
  await button(black, "Embed").click();
  await black.locator(".notice").getByText("HTML copied.").waitFor();
  const code = await black.evaluate(() => navigator.clipboard.readText());
  const blog = createServer((_, response) => response.setHeader("content-type", "text/html").end(`<!doctype html><title>Blog</title>${code}`));
  await new Promise((resolve) => blog.listen(0, "127.0.0.1", resolve));
  await white.goto(`http://127.0.0.1:${blog.address().port}/`);
  const game = white.frameLocator("iframe").getByRole("link", { name: /resigned/ });
  assert.equal(new URL(await game.getAttribute("href"), link).href, link);
  assert.ok(await game.locator("img").evaluate(async (picture) => (await picture.decode(), picture.naturalWidth > 0)));
  await leave(white, black);
  blog.close();
});

test("phrases are read in one's own language", { timeout: 180_000 }, async () => {
  const { page: white, link } = await invite({ side: "White", board: "Random" });
  const black = await person(link, { ...phone, locale: "it-IT" });
  await white.locator(".invite").waitFor({ state: "detached" });
  await button(white, "Talk").click();
  await button(white, "Good luck!").click();
  await black.getByText("Buona fortuna!").waitFor();
  await accessible(black);
  await leave(white, black);
});

test("a correspondence game survives a restart of the server, and meanwhile the page plays alone", { timeout: 180_000 }, async () => {
  const white = await person(`${shared.server.address}lobby`);
  await white.getByRole("group", { name: "Board" }).getByText("Random", { exact: true }).click();
  await button(white, "1 day per move").click();
  await white.getByText("Waiting for an opponent…").waitFor();
  const black = await person(white.url());
  await white.locator(".invite").waitFor({ state: "detached" });
  const players = (await white.locator(".cell.is-inviting").count()) ? [white, black] : [black, white];
  await seen(players[1], await move(players[0]));
  const local = await person(shared.server.address);
  await allKept(local);
  const port = new URL(shared.server.address).port;
  await shared.server.stop();
  for (const page of [white, black]) await page.getByText("Connection lost. Reconnecting…").waitFor();
  await local.reload();
  await button(local, "Play now").click();
  await local.locator(".cell.is-inviting").first().waitFor();
  shared.server = await serveGames({ port, data: shared.data });
  for (const page of [white, black]) await page.getByText("Connection lost. Reconnecting…").waitFor({ state: "detached" });
  await seen(players[0], await move(players[1]));
  // The browser reports every attempt that failed.
  for (const page of [white, black, local]) page.problems.length = 0;
  await leave(white, black, local);
});

test("a wrong address says so", { timeout: 180_000 }, async () => {
  const page = await person(`${shared.server.address}game/000000000000`);
  await page.getByText("There is no such game on this server.").waitFor();
  page.problems.length = 0;
  await page.getByRole("link", { name: "Front page" }).click();
  await button(page, "Play now").waitFor();
  await leave(page);
});

test("two strangers who choose the same clock are paired, and others can watch", { timeout: 180_000 }, async () => {
  const first = await person(shared.server.address);
  await first.getByRole("link", { name: "Find an opponent online" }).click();
  await first.getByText("No one is waiting at the moment.").waitFor();
  await accessible(first);
  await first.getByRole("group", { name: "Board" }).getByText("Random", { exact: true }).click();
  await button(first, "3 min + 2 s").click();
  await first.getByText("Waiting for an opponent…").waitFor();
  const lobby = `${shared.server.address}lobby`;
  const second = await person(lobby, phone);
  // Another clock or another board is another game, so this one is still waiting.
  await second.locator(".game-row", { hasText: "3 min + 2 s · Random" }).getByRole("button", { name: "Join" }).waitFor();
  await second.getByRole("group", { name: "Board" }).getByText("Random", { exact: true }).click();
  await button(second, "3 min + 2 s").click();
  for (const page of [first, second]) await page.locator(".game [role=grid]").waitFor();
  await first.locator(".invite").waitFor({ state: "detached" });
  assert.equal(new URL(first.url()).pathname, new URL(second.url()).pathname);
  const watcher = await person(lobby);
  await watcher.getByRole("heading", { name: "Games to watch" }).waitFor();
  await watcher.getByRole("link", { name: "Watch" }).first().click();
  await watcher.getByText("You are watching this game.").waitFor();
  // A game that was left can be found again.
  await second.goto(lobby);
  await second.getByRole("heading", { name: "Your online games" }).waitFor();
  await second.getByRole("link", { name: "Continue" }).first().click();
  await second.locator(".game [role=grid]").waitFor();
  assert.equal(new URL(first.url()).pathname, new URL(second.url()).pathname);
  await leave(first, second, watcher);
});

test("a game with any clock and either colour is offered to everybody, or to a friend by link", { timeout: 180_000 }, async () => {
  const lobby = `${shared.server.address}lobby`;
  const host = await person(lobby);
  const group = (name) => host.getByRole("group", { name });
  await group("Board").getByText("Random", { exact: true }).click();
  await group("You play").getByText("Black", { exact: true }).click();
  await host.getByRole("combobox", { name: "Other clock" }).selectOption("25 min + 10 s");
  await button(host, "Find an opponent online").click();
  await host.getByText("Waiting for an opponent…").waitFor();
  const guest = await person(lobby, phone);
  const row = guest.locator(".game-row", { hasText: "25 min + 10 s · Random · You: White" });
  await row.getByRole("button", { name: "Join" }).click();
  // Whoever joins has the other colour, and White begins.
  await guest.locator(".cell.is-inviting").first().waitFor();
  await host.goto(lobby);
  await host.getByRole("combobox", { name: "Other clock" }).selectOption("14 days per move");
  await button(host, "Play a friend online").click();
  const link = await host.getByRole("textbox", { name: "Link to this game" }).inputValue();
  await guest.goto(lobby);
  // Once the guest's own game is listed, the others are too.
  await guest.locator(".game-row", { hasText: "25 min + 10 s" }).waitFor();
  assert.equal(await guest.locator(".game-row", { hasText: "14 days per move" }).count(), 0, "a game by link is private");
  await guest.goto(link);
  await host.locator(".invite").waitFor({ state: "detached" });
  await guest.goto(lobby);
  await guest.locator(".game-row", { hasText: "14 days per move" }).getByRole("link", { name: "Continue" }).waitFor();
  await leave(host, guest);
});

test("whoever comes too late to a game is told, and stays in the lobby", { timeout: 180_000 }, async () => {
  const host = await person(`${shared.server.address}lobby`);
  await button(host, "3 days per move").click();
  await host.getByText("Waiting for an opponent…").waitFor();
  const late = await person(`${shared.server.address}lobby`);
  const row = late.locator(".game-row", { hasText: "3 days per move" });
  await row.getByRole("button", { name: "Join" }).waitFor();
  // The list of this page stays as it is while somebody else joins.
  const list = await (await late.request.get(`${shared.server.address}api/lobby`)).json();
  await late.route("**/api/lobby", (route) => route.fulfill({ json: list }));
  const guest = await person(host.url());
  await host.locator(".invite").waitFor({ state: "detached" });
  await row.getByRole("button", { name: "Join" }).click();
  await late.locator(".notice").getByText("Someone else got there first.").waitFor();
  assert.equal(new URL(late.url()).pathname, "/lobby");
  late.problems.length = 0;
  await leave(host, guest, late);
});

test("the computer plays online at once", { timeout: 180_000 }, async () => {
  const page = await person(shared.server.address, phone);
  await page.evaluate(() => localStorage.setItem("dvonn.choices", JSON.stringify({ version: 1, value: { beginning: "random" } })));
  await page.goto(`${shared.server.address}lobby`);
  await button(page, "Computer, level 1").click();
  await page.locator(".game .player-bar", { hasText: "Computer, level 1" }).waitFor();
  await page.locator(".cell.is-inviting").first().waitFor();
  await stackMove(page, (name) => cell(page, name).tap(), choose);
  await said(page).getByText("Black moves from").waitFor();
  await accessible(page);
  await leave(page);
});

test("a whole rated game with clocks, a reload, a lost connection and a spectator changes the ratings, and a rematch follows", { timeout: 240_000 }, async () => {
  const players = [await member("Ada"), await member("Bea", phone)];
  const [ada, bea] = players;
  // The test can cut this connection.
  let connection;
  await bea.routeWebSocket("**/ws", (socket) => {
    socket.connectToServer();
    connection = socket;
  });
  for (const page of players) {
    await page.getByRole("group", { name: "Board" }).getByText("Mirrored", { exact: true }).click();
    await page.getByRole("switch", { name: "Rated" }).check();
    await button(page, "5 min + 5 s").click();
    await page.locator(".game [role=grid]").waitFor();
  }
  await ada.locator(".invite").waitFor({ state: "detached" });
  const address = ada.url();
  const spectator = await person(address);
  await spectator.getByText("You are watching this game.").waitFor();
  const plies = await playOut(players, async (ply) => {
    if (ply === 4) {
      assert.equal(await button(ada, "Take back").getAttribute("aria-disabled"), "true", "a rated game is not taken back");
      for (const help of ["Hint", "Review"]) assert.equal(await button(ada, help).count(), 0, `${help} is not for a running game`);
      await ada.reload();
      await ada.locator(".game [role=grid]").waitFor();
    }
    if (ply === 6) {
      await connection.close({ code: 1012 });
      await bea.getByText("Connection lost. Reconnecting…").waitFor();
      await bea.getByText("Connection lost. Reconnecting…").waitFor({ state: "detached" });
    }
  });
  assert.ok(plies > 10, "a whole game");
  for (const page of players) await page.getByText(/^Your rating: 1\d\d\d \(.\d+\)$/).waitFor();
  await spectator.locator(".end-card").waitFor();
  await button(ada, "Review").waitFor();
  for (const page of players) await button(page, "Rematch").click();
  for (const page of players) await page.waitForURL((url) => url.href !== address && url.pathname.startsWith("/game/"));
  // Everybody can look it up.
  const visitor = await person(`${shared.server.address}player/ada`);
  await visitor.getByRole("heading", { name: "Ada", level: 1 }).waitFor();
  await visitor.getByText("1 rated game", { exact: true }).waitFor();
  await visitor.locator(".game-row", { hasText: "Rated" }).getByRole("link", { name: "Replay" }).waitFor();
  await visitor.getByText("Results by opponent").click();
  await accessible(visitor);
  await visitor.getByRole("link", { name: "Game archive" }).click();
  await visitor.locator(".game-row", { hasText: "Ada" }).first().waitFor();
  assert.equal(await visitor.getByRole("textbox", { name: "Player" }).inputValue(), "Ada");
  await visitor.goBack();
  await visitor.getByText("Results by opponent").click();
  await visitor.getByRole("link", { name: "Bea" }).click();
  await visitor.getByRole("heading", { name: "Bea", level: 1 }).waitFor();
  await visitor.getByRole("link", { name: "Leaderboard" }).click();
  await visitor.getByText("No one has played enough rated games yet.").waitFor();
  await visitor.goto(`${shared.server.address}player/nobody-here`);
  await visitor.getByRole("alert").getByText("There is no player with this name.").waitFor();
  visitor.problems.length = 0;
  await leave(ada, bea, spectator, visitor);
});

test("on phones, the result of a rated game and the offer of another leave the board its size, in every language", { timeout: 180_000 }, async () => {
  const players = [await member("Finn", phone), await member("Greta", smallPhone)];
  const [finn, greta] = players;
  for (const page of players) {
    await page.getByRole("group", { name: "Board" }).getByText("Random", { exact: true }).click();
    await page.getByRole("switch", { name: "Rated" }).check();
    await button(page, "3 min + 2 s").click();
    await page.locator(".game [role=grid]").waitFor();
  }
  await finn.locator(".invite").waitFor({ state: "detached" });
  await playOut(players, async (ply) => {
    // With fewer moves, the game would be aborted and not rated.
    if (ply < 4) return;
    await resign(greta);
    for (const page of players) await page.locator(".end-card").waitFor();
  });
  const box = (page) => page.locator(".board-svg").boundingBox();
  // The line and the actions below the board keep their room, which depends on the language.
  const withoutResult = async (page) => {
    const card = page.locator(".end-card");
    await card.evaluate((card) => card.style.setProperty("display", "none"));
    const found = await box(page);
    await card.evaluate((card) => card.style.removeProperty("display"));
    return found;
  };
  const stays = async () => {
    for (const tag of [...Object.keys(languages).filter((tag) => tag !== "en"), "en"]) {
      for (const page of players) {
        await speak(page, tag);
        assert.deepEqual(await box(page), await withoutResult(page), tag);
        assert.deepEqual(await page.evaluate(oddTexts), [], tag);
        for (const one of await page.locator(".end-card button:visible, .end-card a:visible").all()) {
          const { y, height } = await one.boundingBox();
          assert.ok(height >= 44 && y + height <= page.viewportSize().height, `${tag}: ${await one.innerText()}`);
        }
      }
    }
  };
  for (const page of players) await page.getByText(/^Your rating: 1\d\d\d \(.\d+\)$/).waitFor();
  await stays();
  await button(finn, "Rematch").tap();
  await greta.getByText("Your opponent would like a rematch.").waitFor();
  await finn.getByText("Rematch offered. Waiting for your opponent…").waitFor();
  await stays();
  // What was said during the game can still be answered.
  await button(greta, "Talk").tap();
  await button(greta, "Good game!").tap();
  await finn.getByText(/: Good game!$/).waitFor();
  await leave(...players);
});

test("finished games are found in the archive and can be taken along", { timeout: 180_000 }, async () => {
  const page = await person(`${shared.server.address}archive`);
  await page.locator(".game-row", { hasText: "Ada" }).first().waitFor();
  await accessible(page);
  const field = (name) => page.getByRole("textbox", { name });
  await field("First DVONN pieces").fill("f3-f3");
  await button(page, "Search").click();
  await page.getByRole("alert").getByText("Enter one to three different cells").waitFor();
  await field("First DVONN pieces").fill("f3");
  await button(page, "Search").click();
  // The game began with a full board.
  await page.getByText("No games found.").waitFor();
  await field("First DVONN pieces").fill("");
  await field("Player").fill("bea");
  await button(page, "Search").click();
  await page.locator(".game-row", { hasText: "Ada" }).first().waitFor();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download all games" }).click()]);
  const lines = (await readFile(await download.path(), "utf8")).trim().split("\n").map((line) => JSON.parse(line));
  assert.ok(lines.length >= 1 && lines.every(({ moves }) => moves.length > 0));
  await field("Player").fill("nobody-here");
  await button(page, "Search").click();
  await page.getByRole("alert").getByText("There is no player with this name.").waitFor();
  page.problems.length = 0;
  await leave(page);
});

test("free chat needs both players, shows text as text, and can be reported and blocked", { timeout: 180_000 }, async () => {
  const gina = await member("Gina");
  const hugo = await member("Hugo", smallPhone);
  await gina.goto(`${shared.server.address}player/hugo`);
  await button(gina, "Challenge").click();
  await gina.getByRole("status").getByText("Waiting for Hugo…").waitFor();
  await button(hugo.getByRole("region", { name: "Challenges" }), "Join").click();
  await gina.getByText("Waiting for Hugo…").waitFor({ state: "detached" });
  for (const page of [gina, hugo]) {
    await button(page, "Talk").click();
    await page.getByRole("switch", { name: "Free chat" }).check();
  }
  for (const page of [gina, hugo]) await page.getByRole("textbox", { name: "Message" }).waitFor();
  await hugo.getByRole("textbox", { name: "Message" }).fill("<b>Hello</b>");
  await button(hugo, "Send").click();
  await gina.getByRole("log").getByText("<b>Hello</b>").waitFor();
  for (const page of [gina, hugo]) await accessible(page);
  await gina.getByRole("log").getByRole("button", { name: "Report" }).click();
  const sheet = gina.getByRole("dialog", { name: "Report: Hugo" });
  await sheet.getByText("<b>Hello</b>").waitFor();
  await accessible(gina);
  await button(sheet, "Report").click();
  await gina.locator(".notice").getByText("Thank you.").waitFor();
  await button(gina, "Talk").click();
  await button(gina, "Block").click();
  await gina.locator(".notice").getByText("Blocked:").waitFor();
  await hugo.getByText("Free chat begins once both of you have switched it on.").waitFor();
  await gina.goto(`${shared.server.address}account`);
  await button(gina.getByRole("region", { name: "Blocked players" }), "Unblock").click();
  await gina.getByRole("region", { name: "Blocked players" }).waitFor({ state: "detached" });
  await leave(gina, hugo);
});

/** Makes a move that has nothing to do with these cells. */
async function moveElsewhere(page, cells) {
  await page.locator(".cell.is-inviting").first().waitFor();
  const isFree = (name) => !cells.includes(name);
  for (const from of (await inviting(page)).filter(isFree)) {
    await cell(page, from).click();
    const to = (await targets(page)).find(isFree);
    await cell(page, to ?? from).click();
    if (to) return `${from}-${to}`;
  }
  throw new Error("every move touches these cells");
}

test("a move chosen before the turn is played when it comes", { timeout: 180_000 }, async () => {
  const { white, black } = await begun({ side: "White", board: "Random", clock: "5 min + 5 s" });
  await seen(black, await move(white));
  // On a full board, a move that is possible now is still possible after two moves elsewhere.
  await black.locator(".cell.is-inviting").first().waitFor();
  const [from] = await inviting(black);
  await cell(black, from).click();
  const [to] = await targets(black);
  await cell(black, from).click();
  await seen(white, await moveElsewhere(black, [from, to]));
  await cell(black, from).click();
  await cell(black, to).click();
  await black.getByText(`Queued for your turn: ${from}-${to}.`).waitFor({ state: "attached" });
  await moveElsewhere(white, [from, to]);
  for (const page of [white, black]) await seen(page, `${from}-${to}`);
  await leave(white, black);
});

/** What screen readers have said on this page since `listen`. */
const heard = (page) => page.evaluate(() => window.heard);

async function listen(page) {
  await page.evaluate(() => {
    window.heard = [];
    window.plies = 0;
    const said = document.querySelector("#said");
    const note = () => {
      window.heard.push(said.textContent);
      window.plies += said.textContent.match(/(White|Black) (places a|moves from|passes)/g)?.length ?? 0;
    };
    new MutationObserver(note).observe(said, { childList: true, characterData: true, subtree: true });
    // Any use of the mouse is logged as a problem.
    addEventListener("pointerdown", () => console.error("the mouse was used"), true);
  });
}

/** The moves that were announced. */
function announced(sentences) {
  const told = /(?:White|Black) (?:places a [^.]+ on (\w+)|moves from (\w+) to (\w+)|passes)/g;
  return [...sentences.join(" ").matchAll(told)].map(([, cell, from, to]) => cell ?? (from ? `${from}-${to}` : "pass"));
}

test("two people play a whole game by ear and by keyboard", { timeout: 240_000 }, async () => {
  const { white, black } = await begun({ side: "White", board: "Full game" });
  const players = [white, black];
  for (const page of players) await listen(page);
  const moves = [];
  for (;;) {
    const { position, outcome } = moves.length ? JSON.parse(await command("apply", "start", ...moves, "--json")) : { position: "start" };
    const { turn, legal } = JSON.parse(await command("legal", position, "--json"));
    // The server passes for whoever has no move.
    if (legal[0] === "pass") {
      moves.push("pass");
      continue;
    }
    // Both have heard of everything.
    for (const page of players) {
      await page.waitForFunction((count) => window.plies >= count, moves.length);
      assert.deepEqual(announced(await heard(page)), moves);
    }
    if (outcome) break;
    const mover = players[turn === "white" ? 0 : 1];
    if (moves.length) assert.match((await heard(mover)).at(-1), /Your (turn|move)/);
    const mv = choose(legal);
    moves.push(mv);
    await mover.keyboard.type(mv.replace("-", ""));
    const asked = mover.locator(".board-status").getByText("Press again to play.");
    await mover.waitForFunction((plies) => {
      const isAsked = document.querySelector(".board-status").textContent.includes("Press again to play.");
      return isAsked || window.plies > plies;
    }, moves.length - 1);
    if (await asked.count()) await mover.keyboard.press("Enter");
  }
  for (const page of players) assert.match((await heard(page)).at(-1), /^.*(You win|You lose|draw)/i);
  await leave(...players);
});

test("the pages of the network fit a small phone in every language", { timeout: 180_000 }, async () => {
  const page = await person(`${shared.server.address}lobby`, smallPhone);
  for (const path of ["lobby", "account", "archive", "leaders", "player/ada"]) {
    await page.goto(shared.server.address + path);
    await page.locator("main h1").waitFor();
    for (const tag of Object.keys(languages)) {
      await speak(page, tag);
      const { checked, odd } = await page.evaluate(oddLabels);
      assert.ok(checked > 0);
      assert.deepEqual(odd, [], `${path} ${tag}`);
      assert.deepEqual(await page.evaluate(oddTexts), [], `${path} ${tag}`);
    }
    await accessible(page);
  }
  await leave(page);
});

test("on a player's page one press offers them a game, which they find in the lobby", { timeout: 180_000 }, async () => {
  const players = [await member("Dora"), await member("Edda", phone)];
  const [dora, edda] = players;
  await dora.goto(`${shared.server.address}player/dora`, { waitUntil: "networkidle" });
  await dora.getByRole("heading", { name: "Dora", level: 1 }).waitFor();
  assert.equal(await button(dora, "Challenge").count(), 0, "nobody challenges themselves");
  await dora.goto(`${shared.server.address}lobby`);
  await dora.getByRole("textbox", { name: "Player" }).fill("nobody-here");
  await button(dora, "Search").click();
  await dora.getByRole("alert").getByText("There is no player with this name.").waitFor();
  dora.problems.length = 0;
  await dora.getByRole("link", { name: "Play online" }).click();
  await dora.getByRole("textbox", { name: "Player" }).fill("edda");
  await button(dora, "Search").click();
  await button(dora, "Challenge").click();
  await dora.getByRole("status").getByText("Waiting for Edda…").waitFor();
  assert.equal(await dora.getByRole("textbox", { name: "Link to this game" }).count(), 0, "the game is for one player only");
  await accessible(dora);
  const challenge = edda.getByRole("region", { name: "Challenges" }).locator(".game-row", { hasText: "Dora" });
  await button(challenge, "Join").click();
  await edda.locator(".game .player-bar", { hasText: "Dora" }).waitFor();
  await dora.getByText("Waiting for Edda…").waitFor({ state: "detached" });
  await leave(...players);
});
