// Every page and sheet, for the tests that visit all of them.
//
// `stored` is what the browser has stored on an earlier visit. `prepare` leads to the page; `open`, if present, opens a sheet
// over it, and Escape closes that.
import { button, card, cell } from "./player.mjs";
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
/** A game whose two moves the engine has judged: a blunder of White and a mistake of Black. */
export const reviewed = JSON.stringify({
  version: 1,
  value: {
    record: `[Start "${FULL}"]\n[Result "*"]\n\n1. a1-b2 k5-k4 *\n`,
    path: [0],
    evaluations: [
      { place: 0, score: { estimate: 200 }, nodes: 200_000, line: ["a1-b1", "k5-j5"] },
      { place: 1, score: { estimate: -520 }, nodes: 200_000, line: ["k5-j5", "k3-k4"] },
      { place: 2, score: { estimate: -100 }, nodes: 200_000, line: ["k3-k4"] },
    ],
  },
});
/** The record of a game that White wins by three, or that White resigns. */
export const WON = `[Start "${NEARLY_OVER}"]\n[Result "1-0"]\n[Score "3-0"]\n[Ending "counted"]\n\n1. d3-c3 pass 2. c3-a3 1-0\n`;
export const RESIGNED = `[Start "${FULL}"]\n[Result "0-1"]\n[Ending "resigned"]\n\n1. a1-b2 0-1\n`;
/** Games that were played earlier: one between people with names, one that is not over, against the computer. */
export const games = JSON.stringify({
  version: 3,
  value: [
    archived(1_763_300_000_000, WON, { names: { white: "Ann", black: "Ben" } }),
    archived(1_763_200_000_000, `[Start "${FULL}"]\n[Result "*"]\n\n1. a1-b2 *\n`, { black: { computer: 2 } }),
  ],
});

export function archived(began, record, { names = { white: "", black: "" }, black = "here" } = {}) {
  const rights = { "take-backs": true, hints: true };
  return { began, names, table: { record, white: "here", black, beginning: "empty", rights, left: null } };
}

const done = JSON.stringify({ format: "dvonn-course", version: 1, done: ["board-1", "board-2", "placing-1"] });
const course = JSON.stringify({ version: 1, value: { progress: done, at: "placing-1" } });
/** Some puzzles were tried: too few of one theme to judge, enough of another. */
const themes = { "dvonn-stacks": { tried: 2, solved: 0 }, "last-moves": { tried: 14, solved: 10 } };
const trained = JSON.stringify({ version: 2, value: { format: "dvonn-course", version: 4, done: [], puzzles: { tried: 16, solved: 10, themes } } });
/** Late enough to be solved quickly. */
const FIGURE_3 = "position=..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W......_W_M";

const analyse = { path: `#${FIGURE_3}`, prepare: (page) => page.locator(".analysis").waitFor() };
const more = (page, word) => button(page, word("action-more")).click();

export const pages = [
  { name: "start", path: "" },
  {
    name: "choices",
    path: "",
    prepare: async (page) => {
      await page.locator(".front-more summary").click();
      await page.locator(".options label:has(input[name=clock])").last().click();
      await page.locator(".options input[type=number]").first().waitFor();
    },
  },
  { name: "left-over", path: "", stored: { "dvonn.games": games, "dvonn.course": course }, prepare: (page) => page.locator(".game-item").first().waitFor() },
  { name: "games", path: "games", stored: { "dvonn.games": games }, prepare: (page) => page.locator(".game-item").first().waitFor() },
  { name: "placing", path: "game", stored: { "dvonn.game": placing } },
  {
    name: "stacking",
    path: "game",
    stored: { "dvonn.game": stacking },
    prepare: (page) => cell(page, "k3").click(),
  },
  { name: "over", path: "game", stored: { "dvonn.game": keptRecord(WON) }, prepare: (page) => page.locator(".end-card").waitFor() },
  { name: "more", path: "game", stored: { "dvonn.game": stacking }, open: more },
  {
    name: "resign",
    path: "game",
    stored: { "dvonn.game": stacking },
    open: async (page, word) => {
      await more(page, word);
      await button(page, word("action-resign")).click();
      await page.locator("dialog#resign").waitFor();
    },
  },
  { name: "another-game", path: "", stored: { "dvonn.game": stacking }, prepare: (page) => page.locator(".front-caption a").waitFor() },
  { name: "settings", path: "settings", prepare: (page) => page.locator("dialog#settings").waitFor() },
  { name: "analyse", path: "analyse" },
  {
    name: "engine",
    ...analyse,
    prepare: async (page) => {
      await card(page, "engine");
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
      await card(page, "tools");
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
      await card(page, "tools");
      await button(page, word("tools-export")).click();
      await page.locator("#export .exported").waitFor();
    },
  },
  {
    name: "more-tools",
    ...analyse,
    open: async (page, word) => {
      await card(page, "tools");
      await button(page, word("action-more")).click();
      await page.locator("dialog#more-tools").waitFor();
    },
  },
  { name: "reviewed-moves", path: "analyse", stored: { "dvonn.analysis": reviewed }, prepare: (page) => page.locator(".judgement").waitFor() },
  { name: "reviewed", path: "analyse", stored: { "dvonn.analysis": reviewed }, prepare: (page) => card(page, "graph") },
  {
    name: "setup",
    ...analyse,
    prepare: async (page) => {
      await card(page, "tools");
      await button(page, english("tools-setup")).click();
      await button(page, english("setup-clear")).click();
      await page.locator(".setup-errors li").first().waitFor();
    },
  },
  { name: "learn", path: "learn", stored: { "dvonn.course": course } },
  { name: "step", path: "learn/single/1", prepare: help },
  { name: "step-marked", path: "learn/blocked/1", prepare: mistake },
  { name: "step-winner", path: "learn/last/1" },
  { name: "puzzles", path: "puzzles", prepare: (page) => page.locator(".onward a").waitFor() },
  { name: "trained", path: "puzzles", stored: { "dvonn.course": trained }, prepare: (page) => page.locator(".share").first().waitFor() },
  { name: "puzzle", path: "puzzles/train", prepare: (page) => page.locator(".puzzle .board-place").waitFor() },
  { name: "sprint", path: "puzzles/sprint", prepare: (page) => page.locator("main button").first().waitFor() },
  { name: "rules", path: "rules" },
  { name: "differences", path: "rules/differences" },
  { name: "nowhere", path: "nowhere" },
];

async function help(page) {
  const button = page.locator(".ways button").first();
  for (const _ of ["hint", "stack", "solution"]) await button.click();
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
