// What a person does at the page, and reads off it. Nothing here knows the rules: what can be pressed is what the board
// offers, and what a game comes to is asked of the `dvonn` command.
import assert from "node:assert/strict";
import { command } from "./lib.mjs";

/** A cell of the board. */
export const cell = (page, name) => page.locator(`[data-cell=${name}]`);

/** A button by what it says. */
export const button = (page, name) => page.getByRole("button", { name, exact: true });

/** Chooses one of a few things that stand side by side. */
export async function choose(page, group, item) {
  await page.getByRole("group", { name: group, exact: true }).getByText(item, { exact: true }).click();
}

/** Fills in the form for a new game and starts it. */
export async function begin(page, { opponent, level, side, board, clock }) {
  if (level) await page.getByRole("slider", { name: /^Level/ }).fill(String(level));
  const choices = { Play: opponent, "You play": side, Board: board, Clock: clock };
  for (const [group, item] of Object.entries(choices)) {
    if (item) await choose(page, group, item);
  }
  await button(page, "Start game").click();
  await page.locator(".game [role=grid]").waitFor();
}

/** Waits until the person has something to do: "move" (or place), "pass", or nothing any more as the game is "over". */
export async function turn(page) {
  const what = await page.waitForFunction(() => {
    if (document.querySelector(".end-card")) return "over";
    if (document.querySelector(".status .primary")) return "pass";
    return document.querySelector(".cell.is-inviting") ? "move" : undefined;
  });
  return what.jsonValue();
}

/** The cells that the board invites to press. */
export function inviting(page) {
  return page.locator(".cell.is-inviting").evaluateAll((cells) => cells.map((cell) => cell.dataset.cell));
}

/** The cells that the picked stack can move to. */
export function targets(page) {
  return page
    .locator(".cell[aria-label*=', target']")
    .evaluateAll((cells) => cells.map((cell) => cell.dataset.cell));
}

/** Chooses without taste, but differently each time. */
export function chance(seed) {
  let state = seed;
  return (list) => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return list[Math.floor((state / 2 ** 31) * list.length)];
  };
}

/** Plays some stack move, where `press` is how this person presses a cell; confirms it if asked. Returns it. */
export async function stackMove(page, press, choose) {
  const from = choose(await inviting(page));
  await press(from);
  const to = choose(await targets(page));
  assert.ok(to, `the stack on ${from} has a target`);
  await press(to);
  const answer = await page.waitForFunction(() => {
    if (document.querySelector(".board-status").textContent === "Press again to play.") return "again";
    return document.querySelector(".cell[aria-selected=true]") ? undefined : "played";
  });
  if ((await answer.jsonValue()) === "again") await press(to);
  return `${from}-${to}`;
}

/**
 * Keeps questions from the engine, so that a test can look at what the page does while it waits. The first `pass` questions
 * still get through. Returns a function that hands over what was kept and lets everything through again.
 */
export async function holdEngine(page, { pass = 0 } = {}) {
  await page.evaluate((pass) => {
    const { postMessage } = Worker.prototype;
    const kept = [];
    let passed = 0;
    Worker.prototype.postMessage = function (...parts) {
      // Shared memory is no question: the page and the engine need it to talk.
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

/** The line under the board. */
export const status = (page) => page.locator(".status-text");

/** What a screen reader was told last. */
export const said = (page) => page.locator("#said");

/** The game as the list of moves shows it: all moves, and how many stacks it says fell off. */
export async function list(page) {
  return page.locator(".moves-card .move-list").evaluate((list) => {
    const placed = list.querySelector(".placements p")?.textContent.split(" ") ?? [];
    const plies = [...list.querySelectorAll(".ply > span")];
    const own = (node) => [...node.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data).join("");
    const fell = plies.map((ply) => ply.querySelector(".fell > [aria-hidden]")).map((fell) => (fell ? Number(fell.textContent.replace("−", "")) : 0));
    return { moves: [...placed, ...plies.map(own)], placed: placed.length, fell };
  });
}

/** Fails unless the card at the end tells what the moves in the list come to. */
export async function counted(page, person) {
  const { moves, placed, fell } = await list(page);
  assert.equal(placed, 49);
  const told = await command("apply", "start", ...moves);
  const { scores, outcome, plies } = JSON.parse(await command("apply", "start", ...moves, "--json"));
  assert.ok(outcome, "the game is over");
  assert.deepEqual(fell, plies.slice(49).map(({ removed }) => removed.length));

  const card = page.locator(".end-card");
  assert.equal(await card.locator("p").innerText(), told.trim().split("\n").at(-1));
  assert.deepEqual(await card.locator("td.score").allInnerTexts(), scores.map(String));
  const [own, other] = person === "white" ? scores : [...scores].reverse();
  const headline = own > other ? "You win" : own < other ? "The computer wins" : "Draw";
  assert.equal(await card.getByRole("heading").innerText(), headline);
}
