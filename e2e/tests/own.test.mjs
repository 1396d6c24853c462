// A lost game is reviewed, its worst moment is tried again, and comes back among the person's own puzzles.
import assert from "node:assert/strict";
import { accessible, desktop, theatre } from "../lib.mjs";
import { archived } from "../pages.mjs";
import { button, cell, speak } from "../player.mjs";
import { languages } from "../words.mjs";

const { scene } = theatre();
/** Figure 3 of the rulebook, where White makes the worst move and resigns. */
const START = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
const LOST = `[Start "${START}"]\n[Result "0-1"]\n[Ending "resigned"]\n\n1. k4-j4 0-1\n`;
const games = JSON.stringify({ version: 3, value: [archived(1_763_300_000_000, LOST, { black: { computer: 2 } })] });

/** Plays a stack move such as k4-j4, and confirms it if the board asks. */
async function play(page, move) {
  const [from, to] = move.split("-").map((name) => cell(page, name));
  await from.click();
  await to.click();
  const outcome = page.locator(".board.is-asking, .remark, .variation.level-1 .move.here").first();
  await outcome.waitFor();
  if (await page.locator(".board.is-asking").count()) await to.click();
}

/** The moments that the page has stored. */
const own = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("dvonn.course"))?.value?.own ?? []);

scene("a lost game is offered for review, and its moment comes back until it is solved", { ...desktop, path: "", stored: { "dvonn.games": games } }, async (page) => {
  const line = page.locator(".path-line");
  await line.getByText("See what decided your last game.").waitFor();
  await accessible(page);
  await line.getByRole("button", { name: "Go" }).click();
  await page.locator(".judgement").waitFor();
  const better = (await page.locator(".judgement").innerText()).match(/better: (\S+)/)[1];
  await page.locator(".moment", { hasText: "You k4-j4??" }).waitFor();
  assert.deepEqual((await own(page)).map(({ played }) => played), ["k4-j4"], "the person's moment is kept");

  // Wrong, then right.
  const status = page.locator(".status-text");
  await button(page, "Try again").click();
  await status.getByText("Find a better move than k4-j4.").waitFor();
  await play(page, "k4-k3");
  await status.getByText("k4-k3 is not as good. Try another move.").waitFor();
  await page.locator(".status").getByRole("button", { name: "Try again" }).click();
  await play(page, better);
  await status.getByText(`Well found: ${better}`).waitFor();

  // The reviewed game is not offered again; its moment is.
  await page.goto(new URL("/", page.url()).href);
  await page.locator(".path-line").getByText("Mistakes from your games to try again: 1").waitFor();
  await page.goto(new URL("/puzzles", page.url()).href);
  await page.getByRole("link", { name: "Your mistakes (1 due)" }).click();
  await page.locator(".task").getByText("In your game, White played k4-j4 here. Find a better move.").waitFor();
  await accessible(page);
  await play(page, "k4-j4");
  await page.locator(".remark.is-wrong").getByText("k4-j4 is not good enough.").waitFor();
  const today = await page.evaluate(() => Math.floor(Date.now() / 86_400_000));
  assert.equal((await own(page))[0].due, today + 1, "it comes back tomorrow");
  await button(page, "Try again").click();
  await play(page, better);
  await page.locator(".remark.is-right").waitFor();
  await page.locator(".next-puzzle").click();
  await page.getByText("Nothing is due today. Coming back later: 1").waitFor();
  for (const tag of Object.keys(languages)) await speak(page, tag);
});

scene("the suggestion on the front page can be switched off", { ...desktop, path: "", stored: { "dvonn.games": games } }, async (page) => {
  await page.locator(".path-line").waitFor();
  await button(page, "Settings").click();
  await page.getByLabel("Suggest what to do next").uncheck();
  await page.keyboard.press("Escape");
  await page.locator(".path-line").waitFor({ state: "detached" });
});
