// Every page and sheet, for the tests that visit all of them.
//
// `stored` is what the browser has stored on an earlier visit. `prepare` leads to the page; `open`, if present, opens a sheet
// over it, and Escape closes that.
import { button, cell } from "./player.mjs";
import { words } from "./words.mjs";

const english = await words("en");

/** A stored game in progress, by default between two people. */
export function keptGame(moves, { start, ...players } = {}) {
  const board = start ? `[Start "${start}"]\n` : "";
  return keptRecord(`${board}[Result "*"]\n\n${moves} *\n`, players);
}

function keptRecord(record, { white = "person", black = "person" } = {}) {
  return JSON.stringify({ version: 1, value: { record, white, black, beginning: "empty", left: null } });
}

/** All pieces are placed; the inner stacks are blocked. */
export const FULL = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
/** White wins by three, whatever happens. */
export const NEARLY_OVER = "........./........../DDDWB....../........../......... W M";
const placing = keptGame("1. f3 a1 2. c5");
const stacking = keptGame("1. a1-b2 k5-k4", { start: FULL });
const over = keptRecord(
  `[Start "${NEARLY_OVER}"]\n[Result "1-0"]\n[Score "3-0"]\n[Ending "counted"]\n\n1. d3-c3 pass 2. c3-a3 1-0\n`,
);
const done = JSON.stringify({ format: "dvonn-course", version: 1, done: ["board-1", "board-2", "placing-1"] });
const course = JSON.stringify({ version: 1, value: { progress: done, at: "placing-1" } });
/** Late enough to be solved quickly. */
const FIGURE_3 = "position=..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W......_W_M";

const analyse = { path: `#${FIGURE_3}`, prepare: (page) => page.locator(".analysis").waitFor() };
const more = (page, word) => button(page, word("action-more")).click();

export const pages = [
  { name: "start", path: "" },
  { name: "placing", path: "", stored: { "dvonn.game": placing } },
  {
    name: "stacking",
    path: "",
    stored: { "dvonn.game": stacking },
    prepare: (page) => cell(page, "k3").click(),
  },
  { name: "over", path: "", stored: { "dvonn.game": over }, prepare: (page) => page.locator(".end-card").waitFor() },
  { name: "more", path: "", stored: { "dvonn.game": stacking }, open: more },
  {
    name: "resign",
    path: "",
    stored: { "dvonn.game": stacking },
    open: async (page, word) => {
      await more(page, word);
      await button(page, word("action-resign")).click();
      await page.locator("dialog#resign").waitFor();
    },
  },
  { name: "another-game", path: "", stored: { "dvonn.game": stacking }, prepare: anotherGame },
  {
    name: "replace",
    path: "",
    stored: { "dvonn.game": stacking },
    prepare: anotherGame,
    open: async (page, word) => {
      await button(page, word("start-go")).click();
      await page.locator("dialog#replace").waitFor();
    },
  },
  { name: "settings", path: "settings", prepare: (page) => page.locator("dialog#settings").waitFor() },
  { name: "analyse", path: "analyse" },
  {
    name: "engine",
    ...analyse,
    prepare: async (page) => {
      await page.locator(".analysis").waitFor();
      await page.locator(".engine-card [role=switch]").check();
      await page.locator(".engine-lines .badge").first().waitFor();
      // Nothing changes once all lines are proved.
      await page.locator(".engine-card .note", { hasText: /^Finished/ }).waitFor();
    },
  },
  {
    name: "open",
    ...analyse,
    open: async (page, word) => {
      await button(page, word("tools-open")).click();
      await page.locator("#open-text").fill("1. f3 f3");
      await button(page, word("open-read")).click();
      await page.locator("#open .reading").waitFor();
    },
  },
  {
    name: "export",
    ...analyse,
    open: async (page, word) => {
      await button(page, word("tools-export")).click();
      await page.locator("#export .exported").waitFor();
    },
  },
  {
    name: "setup",
    ...analyse,
    prepare: async (page) => {
      await button(page, english("tools-setup")).click();
      await button(page, english("setup-clear")).click();
      await page.locator(".setup-errors li").first().waitFor();
    },
  },
  { name: "learn", path: "learn", stored: { "dvonn.course": course } },
  { name: "step", path: "learn/single/1", prepare: help },
  { name: "step-marked", path: "learn/stacks/2", prepare: mistake },
  { name: "step-winner", path: "learn/must/2" },
  { name: "rules", path: "rules" },
  { name: "differences", path: "rules/differences" },
  { name: "nowhere", path: "nowhere" },
];

async function anotherGame(page) {
  await more(page, english);
  await button(page, english("action-new")).click();
  await page.locator(".start .resume").waitFor();
}

async function help(page) {
  const button = page.locator(".ways button").first();
  await button.click();
  await button.click();
  await page.locator(".remark.is-solution").waitFor();
}

async function mistake(page) {
  await cell(page, "a2").click();
  await page.locator(".answer .primary").click();
  await page.locator(".remark.is-wrong").waitFor();
}

/** Opens a page in English. */
export async function lead(page, { prepare, open }) {
  await prepare?.(page);
  await open?.(page, english);
}
