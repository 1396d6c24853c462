// What a student of the course does, with the mouse or only the keyboard. Nothing here knows the answers: tests ask the page
// for its solution and enter it.
import assert from "node:assert/strict";
import { cell } from "./player.mjs";

const CELL = /[a-k][1-5]/g;

/** Uses the mouse. */
export function mouse(page) {
  return {
    press: (locator) => locator.click(),
    cell: (name) => cell(page, name).click(),
    fill: async (field, text) => field.fill(text),
    choose: (item) => item.click(),
  };
}

/** Uses a finger. */
export function finger(page) {
  return { ...mouse(page), press: (locator) => locator.tap(), cell: (name) => cell(page, name).tap() };
}

/** Uses only the keyboard, with Tab to move the focus. */
export function keyboard(page) {
  const has = (locator) => locator.evaluate((element) => element.contains(document.activeElement));
  /** The key that moves the focus there: forwards or backwards. */
  const key = (locator) =>
    locator.evaluate((element) => {
      const { activeElement } = document;
      if (element.contains(activeElement)) return undefined;
      const isBefore = activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
      return isBefore ? "Shift+Tab" : "Tab";
    });
  const go = async (locator) => {
    for (let pressed = 0; pressed < 40; pressed++) {
      const next = await key(locator);
      if (!next) return;
      await page.keyboard.press(next);
    }
    assert.fail(`the keyboard does not reach ${locator}`);
  };
  return {
    press: async (locator) => {
      await go(locator);
      await page.keyboard.press("Enter");
    },
    cell: async (name) => {
      await go(page.locator("[role=grid]"));
      await page.keyboard.type(name);
    },
    fill: async (field, text) => {
      await go(field);
      await page.keyboard.press("Control+a");
      await page.keyboard.type(text);
    },
    choose: async (item) => {
      const radio = item.locator("input");
      // A group of radio buttons is one tab stop; arrow keys and the space bar choose in it.
      await go(page.locator(".choice-items"));
      for (let pressed = 0; pressed < 4 && !(await radio.isChecked()); pressed++) {
        if (await has(radio)) await page.keyboard.press("Space");
        else await page.keyboard.press("ArrowRight");
      }
      assert.ok(await radio.isChecked());
    },
  };
}

export const remark = (page) => page.locator(".remark p").first();
export const ways = (page) => page.locator(".ways .button, .ways button");

/** Asks the page for the solution. */
export async function solution(page, { press }) {
  const solved = page.locator(".remark.is-solution p");
  // First a hint, then the solution.
  while (!(await solved.isVisible())) await press(ways(page).first());
  return solved.innerText();
}

/** Gives an answer in the way the task requires. */
export async function answer(page, student, told, word) {
  const check = page.locator(".answer .primary");
  if (await page.locator(".marked-count").isVisible()) {
    for (const name of told.match(CELL)) await student.cell(name);
    return student.press(check);
  }
  if (await page.locator(".answer.is-winner").isVisible()) {
    const margin = told.match(/\d+/)?.[0];
    // The sentence begins with the winner, possibly with different capitals than the button.
    const isOf = (key) => told.startsWith(word(key).slice(0, 3));
    const key = margin ? ["start-white", "start-black"].find(isOf) : "learn-page-draw";
    await student.choose(page.locator(".choice-item", { hasText: word(key) }));
    if (margin) await student.fill(page.locator(".number input"), margin);
    return student.press(check);
  }
  if (await page.locator(".number").isVisible()) {
    await student.fill(page.locator(".number input"), told.match(/\d+/)[0]);
    return student.press(check);
  }
  const cells = told.match(CELL);
  if (!cells) return student.press(page.locator(".answer button"));
  for (const name of cells) await student.cell(name);
  const isAsked = await page.waitForFunction(() => {
    if (!document.querySelector(".remark.is-solution")) return "played";
    return document.querySelector(".board.is-asking") ? "again" : undefined;
  });
  if ((await isAsked.jsonValue()) === "again") await student.cell(cells.at(-1));
}

/** Solves the open step. Returns how many answers it took. */
export async function solve(page, student, word) {
  for (let answers = 1; answers < 80; answers++) {
    await answer(page, student, await solution(page, student), word);
    const mood = await page.waitForFunction(() => {
      if (document.querySelector(".remark.is-right")) return "right";
      if (document.querySelector(".remark.is-wrong")) return "wrong";
      return document.querySelector(".remark.is-solution") ? undefined : "on";
    });
    const now = await mood.jsonValue();
    assert.notEqual(now, "wrong", `${page.url()}: ${await remark(page).innerText()}`);
    if (now === "right") return answers;
  }
  assert.fail(`${page.url()} has no end`);
}

/** Goes to the next step. */
export async function goOn(page, { press }) {
  const before = page.url();
  // Where a first game is offered too, the next step is the last button.
  await press(ways(page).last());
  await page.waitForURL((url) => url.href !== before);
}
