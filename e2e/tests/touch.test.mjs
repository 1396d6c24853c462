// The page on a small phone.
import assert from "node:assert/strict";
import { smallPhone, theatre } from "../lib.mjs";
import { begin, button, cell, chance, inviting, stackMove, status, turn } from "../player.mjs";

const { scene } = theatre();
/** The smallest touch target, in pixels. */
const FINGER = 44;

scene("two people place 49 pieces and move a stack by touch", smallPhone, async (page) => {
  await begin(page, { opponent: "Two players", board: "Full game" });
  await nothingSticksOut(page);
  await fingersFit(page);
  await button(page, "Hide tips").tap();

  const choose = chance(3);
  for (let left = 49; left > 0; left--) {
    assert.equal(await turn(page), "move");
    await status(page).getByText(`; ${left} of 49 left.`).waitFor();
    await cell(page, choose(await inviting(page))).tap();
  }
  await status(page).getByText(/^White to move: \d+ possible moves\.$/).waitFor();
  await nothingSticksOut(page);
  await fingersFit(page);

  await stackMove(page, (name) => cell(page, name).tap(), choose);
  await status(page).getByText(/^Black to move/).waitFor();
});

scene("a long press shows the pieces of a stack", smallPhone, async (page) => {
  await page.goto(`${page.url()}#position=........./........../DDW2+B......./........../........._W_M`);
  const { x, y, width, height } = await cell(page, "c3").boundingBox();
  const finger = { x: x + width / 2, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await page.getByText("c3: white stack of 2 with a DVONN piece").waitFor();
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal(await page.locator(".cell[aria-selected=true]").count(), 0, "a long press picks nothing");
});

scene("the cells of the analysis board are a finger apart", { ...smallPhone, path: "analyse" }, async (page) => {
  await cell(page, "f3").waitFor();
  await cellsApart(page);
});

/** The board fits on the screen, and nothing scrolls sideways. */
async function nothingSticksOut(page) {
  const { sideways, outside } = await page.evaluate(() => {
    const isOutside = (element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
    };
    const cells = [...document.querySelectorAll("[data-cell]")].filter(isOutside);
    return { sideways: document.documentElement.scrollWidth - innerWidth, outside: cells.map((cell) => cell.dataset.cell) };
  });
  assert.ok(sideways <= 0, `${sideways} pixels too wide`);
  assert.deepEqual(outside, []);
}

/** Cells are a finger apart. */
async function cellsApart(page) {
  const apart = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.getBoundingClientRect());
    const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    return Math.min(...middles.flatMap(([x, y], at) => middles.slice(at + 1).map(([a, b]) => Math.hypot(a - x, b - y))));
  });
  assert.ok(apart >= FINGER, `cells are ${apart} pixels apart`);
}

/** Cells are a finger apart, and all other controls are at least that large. */
async function fingersFit(page) {
  await cellsApart(page);
  const small = await page.evaluate((finger) => {
    return [...document.querySelectorAll("a, button, input, select, summary, label.choice-item")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: (element.closest("label") ?? element).getBoundingClientRect() }))
      // Elements that are visible only with the focus are outside the screen.
      .filter(({ box }) => box.bottom > 0 && box.width > 1 && (box.width < finger - 0.5 || box.height < finger - 0.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)}: ${box.width}×${box.height}`);
  }, FINGER);
  assert.deepEqual(small, []);
}
