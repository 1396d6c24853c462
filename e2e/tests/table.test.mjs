// Everything in a game besides moving: saving, taking back, hints, resigning, rematches and sharing.
import assert from "node:assert/strict";
import { clipboard, settled, smallPhone, theatre } from "../lib.mjs";
import { FULL, keptGame } from "../pages.mjs";
import { begin, button, cell, chance, goOn, holdEngine, inviting, list, prepare, said, stackMove, status, stopClock, turn } from "../player.mjs";

const { scene } = theatre();
const computer = { engine: "beginner" };

scene("a game in progress survives a reload, and another one can be started", {}, async (page) => {
  await begin(page, { level: 1, side: "White", board: "Full game" });
  const pick = chance(5);
  for (let placed = 0; placed < 2; placed++) {
    await turn(page);
    await cell(page, pick(await inviting(page))).click();
  }
  await turn(page);
  const before = await list(page);
  assert.equal(before.placed, 4);
  await page.reload();
  await page.locator(".game").waitFor();
  assert.deepEqual(await list(page), before);
  await cell(page, pick(await inviting(page))).click();
  await page.getByText("6 placements").waitFor();

  await button(page, "More").click();
  await button(page, "New game").click();
  await goOn(page).click();
  assert.equal((await list(page)).placed, 6);
});

scene("a game that was closed while the computer was thinking continues", { stored: { "dvonn.game": keptGame("1. f3", { black: computer }) } }, async (page) => {
  await page.getByText("2 placements").waitFor();
  assert.equal(await turn(page), "move");
});

scene("taking back returns to the person's last choice", {}, async (page) => {
  await begin(page, { level: 1, side: "White", board: "Random" });
  const takeBack = button(page, "Take back");
  assert.ok(await takeBack.isDisabled());
  assert.equal(await turn(page), "move");
  const before = await inviting(page);
  const mv = await stackMove(page, (name) => cell(page, name).click(), chance(6));
  await status(page).getByText("Your move.").waitFor();
  const { moves } = await list(page);
  assert.equal(moves.length, 2);
  assert.equal(moves[0], mv);
  await takeBack.click();
  await page.getByText("No moves yet.").waitFor();
  assert.deepEqual(await inviting(page), before);

  // Also while the computer thinks.
  const release = await holdEngine(page);
  await stackMove(page, (name) => cell(page, name).click(), chance(7));
  await takeBack.click();
  await release();
  await page.getByText("No moves yet.").waitFor();
  assert.equal(await turn(page), "move");
});

scene("a hint shows where to look, then the stack, and then the move with its reasons", {}, async (page) => {
  await begin(page, { level: 1, side: "White", board: "Random" });
  await button(page, "Hint").click();
  await status(page).getByText(/^Hint: .*ook around [a-k][1-5]\. Ask again for more\.$/).waitFor();
  await said(page).getByText(/ook around/).waitFor();
  assert.ok((await page.locator(".board .mark, .board [class*=mark]").count()) > 0, "the region is marked");
  await button(page, "Hint").click();
  await status(page).getByText(/^Hint: look at the stack on/).waitFor();
  await said(page).getByText(/look at the stack on/).waitFor();
  const [, from] = (await status(page).innerText()).match(/on ([a-k][1-5])\. Ask again for more\./);
  assert.ok((await inviting(page)).includes(from));
  await button(page, "Hint").click();
  await status(page).getByText(new RegExp(`^Hint: ${from}-[a-k][1-5] \\(`)).waitFor();
  await said(page).getByText(new RegExp(`Hint: ${from}-`)).waitFor();
  const [, to] = (await status(page).innerText()).match(/-([a-k][1-5])/);
  await cell(page, from).click();
  await cell(page, to).click();
  if (await page.locator(".board.is-asking").count()) await cell(page, to).click();
  await page.locator(".moves-card .ply", { hasText: `${from}-${to}` }).waitFor();
});

scene("a hint fits a small phone", smallPhone, async (page) => {
  await begin(page, { level: 1, side: "White", board: "Random" });
  for (const text of [/ook around/, /look at the stack/, /^Hint: [a-k][1-5]-/]) {
    await button(page, "Hint").click();
    await status(page).getByText(text).waitFor();
    const [inside, outside] = await Promise.all([".status-text", ".status"].map((name) => page.locator(name).boundingBox()));
    assert.ok(inside.y >= outside.y - 1 && inside.y + inside.height <= outside.y + outside.height + 1, `${text}`);
  }
});

scene("resigning asks first, and a rematch swaps the colours", {}, async (page) => {
  await begin(page, { level: 1, side: "White", board: "Random" });
  const you = () => page.locator(".player-bar", { hasText: "You" });
  assert.match(await you().getAttribute("class"), /\bwhite\b/);
  const resign = async (answer) => {
    await button(page, "More").click();
    await button(page, "Resign").click();
    await page.getByRole("dialog", { name: "Resign this game?" }).getByRole("button", { name: answer, exact: true }).click();
  };
  await resign("Keep playing");
  assert.equal(await turn(page), "move");
  await resign("Resign");
  assert.equal(await turn(page), "over");
  const card = page.locator(".end-card");
  await card.getByRole("heading", { name: "You lose", exact: true }).waitFor();
  await card.getByText("You resigned.").waitFor();
  await page.waitForFunction(() => document.activeElement.id === "end-title", undefined, { polling: 50 });

  await card.getByRole("button", { name: "Rematch" }).click();
  await card.waitFor({ state: "detached" });
  assert.match(await you().getAttribute("class"), /\bblack\b/);
  assert.equal(await turn(page), "move");
  assert.equal((await list(page)).moves.length, 1, "the computer has White now and moved first");
});

const someGame = keptGame("1. f3 a1 2. c5 e3 3. e2");
scene("a shared link opens the same game on another device", { stored: { "dvonn.game": someGame }, permissions: clipboard }, async (page) => {
  await button(page, "More").click();
  await button(page, "Share link").click();
  await page.getByText("Link copied.").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await page.context().newPage();
  await other.goto(link);
  await other.getByText("5 of 5: e2").waitFor();
  assert.equal(new URL(other.url()).pathname, "/analyse");
  assert.equal(new URL(other.url()).hash, new URL(link).hash, "the link stays in the address");
  await other.reload();
  await other.getByText("5 of 5: e2").waitFor();
  await cell(other, "k5").click();
  await other.getByText("6 of 6: k5").waitFor();
  await other.waitForFunction(() => location.hash === "", undefined, { polling: 50 });
});

scene("a broken link says why and keeps the game", { stored: { "dvonn.game": someGame } }, async (page) => {
  await page.goto(`${page.url()}#game=f3f3`);
  await page.getByText("This link is not valid: move 2, f3: f3 is occupied.").waitFor();
  await goOn(page).click();
  assert.equal((await list(page)).placed, 5);
});

scene("a saved record contains the moves as played", { stored: { "dvonn.game": someGame } }, async (page) => {
  const downloaded = page.waitForEvent("download");
  await button(page, "More").click();
  await button(page, "Save game").click();
  const download = await downloaded;
  assert.match(download.suggestedFilename(), /^dvonn-20\d\d-\d\d-\d\d-white-black\.dvonn$/);
  let text = "";
  for await (const part of await download.createReadStream()) text += part;
  assert.match(text, /1\. f3 a1 2\. c5 e3 3\. e2/);
});

for (const [what, stored] of Object.entries({
  "half a text": '{"version":1,"value":{"record":"1. f3',
  "a later version": JSON.stringify({ version: 99, value: {} }),
  "an impossible game": keptGame("1. f3 f3"),
})) {
  scene(`what cannot be read is set aside with a message: ${what}`, { stored: { "dvonn.game": stored } }, async (page) => {
    await page.getByText("Some data from your last visit could not be read.").waitFor();
    const aside = await page.evaluate(() => localStorage.getItem("dvonn.game.unreadable"));
    assert.equal(aside, stored);
    await page.reload();
    await settled(page);
    await begin(page, { opponent: "Two players" });
    assert.equal(await page.locator(".notice").count(), 0, "it is told once");
  });
}

scene("other pages leave a stored game alone", { path: "learn", stored: { "dvonn.game": "half a text" } }, async (page) => {
  await page.locator(".chapter-title").first().waitFor();
  assert.equal(await page.locator(".notice").count(), 0);
  assert.equal(await page.evaluate(() => localStorage.getItem("dvonn.game")), "half a text");
  await page.locator(".head nav a").first().click();
  await page.getByText("Some data from your last visit could not be read.").waitFor();
});

scene("clocks run, and running out of time loses", {}, async (page) => {
  await page.clock.install();
  await page.reload();
  await begin(page, { opponent: "Two players", board: "Random", clock: "3 min + 2 s" });
  // The clocks start with the first move.
  await stackMove(page, (name) => cell(page, name).click(), chance(9));
  await page.locator(".player-bar.black .clock.running").waitFor();
  await page.clock.fastForward("02:41");
  await said(page).getByText("Less than 20 seconds left.").waitFor();
  await page.clock.fastForward("00:20");
  assert.equal(await turn(page), "over");
  await page.locator(".end-card").getByText("Black's time is up: White wins.").waitFor();
});

scene("whoever is elsewhere on the page is told that the time is up", {}, async (page) => {
  await page.clock.install();
  await page.reload();
  await begin(page, { opponent: "Two players", board: "Random", clock: "3 min + 2 s" });
  await stackMove(page, (name) => cell(page, name).click(), chance(9));
  await page.locator(".player-bar.black .clock.running").waitFor();
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.locator(".analysis").waitFor();
  await page.clock.fastForward("03:01");
  await page.locator(".notice").getByText("Black's time is up: White wins.").waitFor();
});

/** The same page in another tab. */
const other = async (page) => {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await settled(tab);
  return tab;
};

scene("a second tab follows the game and never overwrites or deletes it", {}, async (page) => {
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem("dvonn.game"))?.value.table.record);
  const early = await other(page);
  await begin(page, { opponent: "Two players", board: "Full game" });
  await cell(page, "f3").click();
  const late = await other(page);
  await cell(page, "a1").click();
  await late.getByText("2 placements").waitFor();
  await goOn(early).click();
  for (const tab of [early, late]) {
    await tab.getByText("2 placements").waitFor();
    await tab.goto("about:blank");
    assert.match(await kept(), /1\. f3 a1/);
  }
  await page.reload();
  await page.getByText("2 placements").waitFor();
});

scene("a balanced board can be found while the computer thinks, and both finish", {}, async (page) => {
  await begin(page, { level: 10, side: "White", board: "Random" });
  const release = await holdEngine(page);
  await stackMove(page, (name) => cell(page, name).click(), chance(11));
  await button(page, "More").click();
  await button(page, "New game").click();
  await prepare(page, { board: "Balanced" });
  await button(page, "Play now").click();
  await button(page, "Cancel").click();
  await goOn(page).click();
  await button(page, "Move now").click();
  await release();
  await status(page).getByText("Your move.").waitFor();
  assert.equal((await list(page)).moves.length, 2);
});

scene("a balanced board can be found while another board is being filled", {}, async (page) => {
  await begin(page, { opponent: "Two players", board: "Full game" });
  const release = await holdEngine(page, { pass: 2 });
  await button(page, "Fill").click();
  await page.getByText("2 placements").waitFor();
  await button(page, "More").click();
  await button(page, "New game").click();
  await prepare(page, { board: "Balanced" });
  await button(page, "Two players on this device").click();
  await release();
  await status(page).getByText(/^White to move: \d+ possible moves\.$/).waitFor();
  assert.equal((await list(page)).moves.length, 0);
});

scene("filling can be stopped", {}, async (page) => {
  await begin(page, { opponent: "Two players", board: "Full game" });
  const release = await holdEngine(page, { pass: 3 });
  await button(page, "Fill").click();
  await page.getByText("3 placements").waitFor();
  await button(page, "Stop").click();
  await release();
  assert.equal(await turn(page), "move");
  await cell(page, (await inviting(page))[0]).click();
  await page.getByText("4 placements").waitFor();
});

scene("the computer moves at once if it is told to", {}, async (page) => {
  await begin(page, { level: 10, side: "White", board: "Random" });
  const release = await holdEngine(page);
  await stackMove(page, (name) => cell(page, name).click(), chance(12));
  await button(page, "Move now").click();
  await release();
  await status(page).getByText("Your move.").waitFor();
});

const apart = { serviceWorkers: "block" };

scene("the computer also moves at once without shared memory", apart, async (page) => {
  await page.route("**/*", async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const { "cross-origin-opener-policy": _, "cross-origin-embedder-policy": __, ...headers } = response.headers();
    return route.fulfill({ response, headers });
  });
  await page.reload();
  await settled(page);
  assert.equal(await page.evaluate(() => crossOriginIsolated), false);
  await begin(page, { level: 10, side: "White", board: "Full game" });
  for (const name of ["f3", "a1", "k5"]) {
    assert.equal(await turn(page), "move");
    const free = await inviting(page);
    const release = await holdEngine(page);
    await cell(page, free.includes(name) ? name : free[0]).click();
    await button(page, "Move now").click();
    await release();
  }
  await turn(page);
  await page.getByText("6 placements").waitFor();
  await button(page, "Fill").click();
  await page.getByText("49 placements").waitFor();
  const release = await holdEngine(page);
  await stackMove(page, (name) => cell(page, name).click(), chance(13));
  await button(page, "Move now").click();
  await release();
  await status(page).getByText("Your move.").waitFor();
});

scene("a hint that fails does not block the game", apart, async (page) => {
  await begin(page, { opponent: "Two players", board: "Random" });
  const worker = /engine.*\.(js|wasm)/;
  await page.route(worker, (route) => route.abort());
  await button(page, "Hint").click();
  await status(page).getByText("The computer player could not be started.").waitFor();
  await said(page).getByText("The computer player could not be started.").waitFor();
  page.problems.length = 0;
  const [from] = await inviting(page);
  await cell(page, from).click();
  await page.keyboard.press("Escape");
  await page.unroute(worker);
  await button(page, "Try again").click();
  await status(page).getByText(/^Hint: .*ook around/).waitFor();
  await said(page).getByText(/^Hint: .*ook around/).waitFor();
});

scene("taking back to the start keeps the focus", {}, async (page) => {
  await begin(page, { opponent: "Two players", board: "Full game" });
  await cell(page, "f3").click();
  const takeBack = button(page, "Take back");
  await takeBack.focus();
  await page.keyboard.press("Enter");
  await page.getByText("No moves yet.").waitFor();
  assert.equal(await takeBack.getAttribute("aria-disabled"), "true");
  assert.ok(await takeBack.evaluate((button) => button === document.activeElement));
});

const almostFull = keptGame("", { start: FULL.replace("W", ".").replace(" M", " P") });
scene("the button that takes the place of Fill ignores a second press", { stored: { "dvonn.game": almostFull } }, async (page) => {
  await stopClock(page);
  await page.locator(".cell.is-inviting").click();
  const flip = button(page, "Flip board");
  await flip.waitFor();
  const before = await cell(page, "a1").boundingBox();
  await flip.dispatchEvent("click");
  assert.deepEqual(await cell(page, "a1").boundingBox(), before);
  await page.clock.runFor(1_000);
  await flip.click();
  assert.notDeepEqual(await cell(page, "a1").boundingBox(), before);
});

scene("a finished game can be viewed again", {}, async (page) => {
  await begin(page, { opponent: "Two players", board: "Random" });
  await button(page, "More").click();
  await button(page, "Resign").click();
  await page.getByRole("dialog", { name: "White: Resign this game?" }).getByRole("button", { name: "Resign", exact: true }).click();
  await page.locator(".end-card").getByRole("button", { name: "New game" }).click();
  await page.locator(".front").waitFor();
  await page.goBack();
  await page.locator(".end-card").waitFor();
});

scene("no focus is shown before the keyboard is used", { stored: { "dvonn.game": keptGame("") } }, async (page) => {
  // Playwright's calls count as using the page.
  await page.addInitScript(() => Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } }));
  await page.reload();
  await page.locator(".game [role=grid]").waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  assert.equal(await page.locator(".mark-ring, .ghost-piece").count(), 0);
  await cell(page, "c3").hover();
  await page.locator(".ghost-piece").waitFor();
  // A Cyrillic keyboard.
  await page.evaluate(() => {
    for (const [key, code] of [["а", "KeyF"], ["3", "Digit3"]]) {
      document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true }));
    }
  });
  await page.getByText("1 placement", { exact: true }).waitFor();
  assert.deepEqual((await list(page)).moves, ["f3"]);
});
