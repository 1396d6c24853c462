// What a player does on the page and reads from it. Nothing here knows the rules: tests click what the board offers, and ask
// the `dvonn` command for the result of a game.
import assert from "node:assert/strict";
import { command } from "./lib.mjs";

/** A cell of the board. */
export const cell = (page, name) => page.locator(`[data-cell=${name}]`);

/** A button by its label. */
export const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Chooses a radio button. */
export async function choose(page, group, item) {
  await page.getByRole("group", { name: group, exact: true }).getByText(item, { exact: true }).click();
}

/** Unfolds the further choices of the front page. */
export async function unfold(page) {
  // What is shown before the program has started answers to nothing.
  await page.locator("main .front-more").waitFor();
  const folded = page.locator("main .front-more:not([open]) > summary");
  if (await folded.count()) await folded.click();
  await page.locator(".options").waitFor();
}

/** Makes choices on the front page, without starting a game. */
export async function prepare(page, { level, side, board, clock }) {
  if (level) await page.getByRole("slider", { name: /level/ }).fill(String(level));
  const choices = { "You play": side, Board: board, Clock: clock };
  for (const [group, item] of Object.entries(choices)) {
    if (!item) continue;
    await unfold(page);
    await choose(page, group, item);
  }
}

/** Starts a game on the front page: against the computer, or with the opponent "Two players". */
export async function begin(page, { opponent, ...choices }) {
  await prepare(page, choices);
  await button(page, opponent === "Two players" ? "Two players on this device" : "Play now").click();
  await page.locator(".game [role=grid]").waitFor();
}

/** The link of the front page to the game that is not over. */
export const goOn = (page) => page.locator(".front-caption").getByRole("link", { name: "Continue" });

/** Waits until it is the person's turn. Returns "move" (or place), "pass", or "over" at the end of the game. */
export async function turn(page) {
  const what = await page.waitForFunction(() => {
    if (document.querySelector(".end-card")) return "over";
    if (document.querySelector(".status .primary")) return "pass";
    return document.querySelector(".cell.is-inviting") ? "move" : undefined;
  });
  return what.jsonValue();
}

/** The cells that the board offers to click. */
export function inviting(page) {
  return page.locator(".cell.is-inviting").evaluateAll((cells) => cells.map((cell) => cell.dataset.cell));
}

/** The cells that the picked stack can move to. */
export function targets(page) {
  return page
    .locator(".cell[aria-label*=', target']")
    .evaluateAll((cells) => cells.map((cell) => cell.dataset.cell));
}

/** Chooses at random. */
export function chance(seed) {
  let state = seed;
  return (list) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return list[Math.floor((state / 2 ** 31) * list.length)];
  };
}

/** Plays any stack move and confirms it if asked. `press` is how this person clicks a cell. Returns the move. */
export async function stackMove(page, press, choose) {
  const from = choose(await inviting(page));
  await press(from);
  const to = choose(await targets(page));
  assert.ok(to, `the stack on ${from} has a target`);
  await press(to);
  const answer = await page.waitForFunction(() => {
    if (document.querySelector(".board.is-asking")) return "again";
    return document.querySelector(".cell[aria-selected=true]") ? undefined : "played";
  });
  if ((await answer.jsonValue()) === "again") await press(to);
  return `${from}-${to}`;
}

/**
 * Holds back questions to the engine, so that a test can check the page while it waits. The first `pass` questions get
 * through. Returns a function that sends the held questions and lets all others through.
 */
export async function holdEngine(page, { pass = 0 } = {}) {
  await page.evaluate((pass) => {
    const { postMessage } = Worker.prototype;
    const kept = [];
    let passed = 0;
    Worker.prototype.postMessage = function (...parts) {
      // Shared memory is not a question; the page and the engine need it to communicate.
      const isQuestion = Object.prototype.toString.call(parts[0]) !== "[object SharedArrayBuffer]";
      if (isQuestion && ++passed > pass) kept.push(() => postMessage.apply(this, parts));
      else postMessage.apply(this, parts);
    };
    window.releaseEngine = () => {
      Worker.prototype.postMessage = postMessage;
      for (const hand of kept.splice(0)) hand();
    };
  }, pass);
  return () => page.evaluate(() => window.releaseEngine());
}

/** Shows a card of the analysis, which may be behind a tab: moves, engine, graph or tools. */
export async function card(page, name) {
  const tab = page.locator(`#tab-${name}`);
  await tab.waitFor({ state: "attached" });
  if (await tab.isVisible()) await tab.click();
}

/** From now on, time passes only when the test says so. */
export async function stopClock(page) {
  await page.clock.install();
  await page.reload();
  await page.locator("main").waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** The status line below the board. */
export const status = (page) => page.locator(".status-text");

/** The last announcement for screen readers. */
export const said = (page) => page.locator("#said");

/** The game in the list of moves: all moves, and how many pieces fell off. */
export async function list(page) {
  return page.locator(".moves-card .move-list").evaluate((list) => {
    const plies = [...list.querySelectorAll(".ply > .move")];
    const own = (node) => [...node.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data).join("");
    const fell = plies.map((ply) => ply.querySelector(".fell > [aria-hidden]")).map((fell) => (fell ? Number(fell.textContent.replace("−", "")) : 0));
    const placed = [...list.querySelectorAll(".placed > .move")].map(own);
    return { moves: [...placed, ...plies.map(own)], placed: placed.length, fell };
  });
}

/** Fails unless the result card matches the moves in the list. */
export async function counted(page, person) {
  const { moves, placed, fell } = await list(page);
  assert.equal(placed, 49);
  const { scores, outcome, plies } = JSON.parse(await command("apply", "start", ...moves, "--json"));
  assert.ok(outcome, "the game is over");
  const stacks = plies.slice(49).map(({ removed }) => removed.length);
  assert.deepEqual(fell.map((pieces) => pieces > 0), stacks.map((count) => count > 0));
  assert.ok(fell.every((pieces, ply) => pieces >= stacks[ply]), "a stack has one piece or more");

  const card = page.locator(".end-card");
  assert.deepEqual(await card.locator("td.score").allInnerTexts(), scores.map(String));
  const [own, other] = person === "white" ? scores : [...scores].reverse();
  const headline = own > other ? `You win by ${own - other}` : own < other ? `You lose by ${other - own}` : "Draw";
  assert.equal(await card.getByRole("heading").innerText(), headline);
}

/** Chooses a language, as another window would. */
export async function speak(page, tag) {
  await page.evaluate((tag) => {
    const key = "dvonn.settings";
    const kept = JSON.parse(localStorage.getItem(key)) ?? { version: 1, value: {} };
    kept.value.language = tag;
    localStorage.setItem(key, JSON.stringify(kept));
    dispatchEvent(new StorageEvent("storage", { key, newValue: localStorage.getItem(key), storageArea: localStorage }));
  }, tag);
  await page.locator(`html[lang=${tag}]`).waitFor();
}

/** The contrast of two colours, as WCAG 2 defines it. */
export function contrast(one, other) {
  const luminance = (color) => {
    const parts = color.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255);
    const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [low, high] = [luminance(one), luminance(other)].sort((one, other) => one - other);
  return (high + 0.05) / (low + 0.05);
}
