// Games over the network: the real server, and a browser for each player.
import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { accessible, desktop, fine, launch, phone, serveGames, visit } from "../lib.mjs";
import { button, cell, chance, prepare, said, stackMove } from "../player.mjs";

const shared = {};
before(async () => {
  shared.data = await mkdtemp(join(tmpdir(), "dvonn-online-"));
  shared.server = await serveGames({ data: shared.data });
  shared.browser = await launch();
});
after(async () => {
  await shared.browser?.close();
  await shared.server?.stop();
  await rm(shared.data, { recursive: true, force: true });
});

/** Somebody at another device, who opens an address. */
const person = (address, options = desktop) => visit(shared.browser, address, options);

/** Creates a game on the front page; returns the page and the game's link. */
async function invite(choices = {}, options = desktop) {
  const page = await person(shared.server.address, options);
  await prepare(page, choices);
  await button(page, "Play a friend online").click();
  const link = page.getByRole("textbox", { name: "Link to this game" });
  await link.waitFor();
  return { page, link: await link.inputValue() };
}

/** Two players whose game has begun. */
async function begun(choices = { side: "White", board: "Random" }, options = desktop) {
  const { page: white, link } = await invite(choices);
  const black = await person(link, options);
  for (const page of [white, black]) await page.locator(".game [role=grid]").waitFor();
  await white.locator(".invitation").waitFor({ state: "detached" });
  return { white, black, link };
}

const choose = chance(7);
/** Makes any move, once it is this player's turn. Returns it. */
async function move(page) {
  await page.locator(".cell.is-inviting").first().waitFor();
  return stackMove(page, (name) => cell(page, name).click(), choose);
}

const seen = (page, mv) => page.locator(".move-pairs .move", { hasText: mv }).waitFor();

/** Resigns the game. */
async function resign(page) {
  await button(page, "Resign").click();
  await page.locator("dialog#resign").getByRole("button", { name: "Resign", exact: true }).click();
}

async function leave(...pages) {
  for (const page of pages) {
    fine(page);
    await page.context().close();
  }
}

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
  await seen(black, await move(white));
  await seen(white, await move(black));
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

test("phrases are read in one's own language", { timeout: 180_000 }, async () => {
  const { page: white, link } = await invite({ side: "White", board: "Random" });
  const black = await person(link, { ...phone, locale: "it-IT" });
  await white.locator(".invitation").waitFor({ state: "detached" });
  await button(white, "Talk").click();
  await button(white, "Good luck!").click();
  await black.getByText("Buona fortuna!").waitFor();
  await accessible(black);
  await leave(white, black);
});

test("a game survives a restart of the server, and a player goes on without doing anything", { timeout: 180_000 }, async () => {
  const { white, black } = await begun({ side: "White", board: "Random", clock: "5 min + 5 s" });
  const first = await move(white);
  await seen(black, first);
  const port = new URL(shared.server.address).port;
  await shared.server.stop();
  for (const page of [white, black]) await page.getByText("Connection lost. Reconnecting…").waitFor();
  shared.server = await serveGames({ port, data: shared.data });
  for (const page of [white, black]) await page.getByText("Connection lost. Reconnecting…").waitFor({ state: "detached" });
  const second = await move(black);
  await seen(white, second);
  // The browser reports every attempt that failed.
  for (const page of [white, black]) page.problems.length = 0;
  await leave(white, black);
});

test("a wrong address says so", { timeout: 180_000 }, async () => {
  const page = await person(`${shared.server.address}game/000000000000`);
  await page.getByText("This server has no such game.").waitFor();
  page.problems.length = 0;
  await page.getByRole("link", { name: "Front page" }).click();
  await button(page, "Play now").waitFor();
  await leave(page);
});
