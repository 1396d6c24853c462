// Placing pieces quickly: aiming, placing several in one drag, and queueing cells for the next turns.
import assert from "node:assert/strict";
import { smallPhone, theatre } from "../lib.mjs";
import { keptGame } from "../pages.mjs";
import { begin, cell, holdEngine, list, status, stopClock } from "../player.mjs";

const { scene } = theatre();
/** Longer than a press that holds a piece, in milliseconds. */
const LONG_PRESS = 500;
const two = { stored: { "dvonn.game": keptGame("") } };

scene("dragging the mouse aims, and releasing it places", two, async (page) => {
  // However slow the machine is, this is no long press.
  await stopClock(page);
  const { mouse } = page;
  await mouse.move(...(await middle(page, "a1")));
  await mouse.down();
  await mouse.move(...(await middle(page, "c2")), { steps: 8 });
  await page.locator(".board.is-aiming .aim-ring").waitFor();
  assert.equal(await page.locator(".board-tip").innerText(), "c2");
  assert.equal((await list(page)).placed, 0);
  await mouse.up();
  await page.getByText("1 placement", { exact: true }).waitFor();
  assert.deepEqual((await list(page)).moves, ["c2"]);

  // Outside the board, or after Escape, nothing is placed.
  await mouse.move(...(await middle(page, "a1")));
  await mouse.down();
  await mouse.move(...(await middle(page, "a2")), { steps: 4 });
  await mouse.move(2, 2, { steps: 4 });
  await mouse.up();
  await mouse.move(...(await middle(page, "a1")));
  await mouse.down();
  await mouse.move(...(await middle(page, "a2")), { steps: 4 });
  await page.keyboard.press("Escape");
  await page.locator(".board:not(.is-aiming)").waitFor();
  await mouse.up();
  assert.deepEqual((await list(page)).moves, ["c2"]);
});

scene("holding the mouse and then dragging places on every free cell", two, async (page) => {
  const { mouse } = page;
  await mouse.move(...(await middle(page, "c3")));
  await mouse.down();
  await page.getByText("1 placement", { exact: true }).waitFor();
  for (const name of ["d3", "e3", "d3", "f3"]) await mouse.move(...(await middle(page, name)), { steps: 4 });
  await page.getByText("4 placements").waitFor();
  assert.deepEqual((await list(page)).moves, ["c3", "d3", "e3", "f3"]);
  // Leaving the board ends it. In one jump, because there are cells on the way.
  await mouse.move(2, 2);
  await mouse.move(...(await middle(page, "a1")), { steps: 4 });
  await mouse.up();
  assert.equal((await list(page)).placed, 4);
});

scene("a finger aims, and after a long press it places several pieces", { ...smallPhone, ...two }, async (page) => {
  await stopClock(page);
  const session = await page.context().newCDPSession(page);
  const touch = async (type, ...names) => {
    for (const name of names) {
      const [x, y] = await middle(page, name);
      await session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x, y }] });
    }
  };
  const rise = () => session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  const left = (count) => status(page).getByText(`; ${count} of 49 left.`).waitFor({ state: "attached" });
  await touch("touchStart", "c3");
  await touch("touchMove", "d3", "e3");
  await page.locator(".board.is-aiming .aim-ring").waitFor();
  await left(49);
  await rise();
  await left(48);
  assert.match(await cell(page, "e3").getAttribute("aria-label"), /DVONN piece/);

  await touch("touchStart", "g3");
  await page.clock.runFor(LONG_PRESS);
  await left(47);
  await touch("touchMove", "h3", "i3");
  await left(45);
  await rise();
  await cell(page, "a1").tap();
  await left(44);
});

const waiting = (page) =>
  page.locator(".cell[aria-selected=true]").evaluateAll((cells) => cells.map((cell) => cell.dataset.cell).sort());

scene("cells typed or clicked too early are queued", {}, async (page) => {
  const release = await holdEngine(page);
  await begin(page, { level: 1, side: "White", board: "Full game" });
  await page.keyboard.type("f3a1");
  await cell(page, "k5").click();
  await cell(page, "b1").click();
  const told = page.locator(".board-status");
  await told.getByText("Queued for your turn: a1, k5 and b1.").waitFor();
  assert.equal(await page.locator(".ghost-piece").count(), 3);
  await cell(page, "b1").click();
  await page.keyboard.press("Backspace");
  await told.getByText("Queued for your turn: a1.").waitFor();
  await page.keyboard.press("Escape");
  assert.deepEqual(await waiting(page), []);
  // An occupied cell is refused, whoever's turn it is.
  await cell(page, "f3").click();
  await told.getByText("f3 is occupied").waitFor();

  await page.keyboard.type("a1k5");
  assert.deepEqual(await waiting(page), ["a1", "k5"]);
  await release();
  // The computer may take one of them first; then that is announced and the rest of the queue is dropped.
  await page.waitForFunction(() => {
    const placed = document.querySelectorAll(".placed > .move").length;
    return placed === 6 || document.querySelector(".board-status").textContent.endsWith("is occupied");
  });
  const { moves } = await list(page);
  const taken = (await told.innerText()).match(/^(\w\d) is occupied/)?.[1];
  const expected = { a1: ["f3"], k5: ["f3", "a1"] }[taken] ?? ["f3", "a1", "k5"];
  assert.deepEqual(moves.filter((_, ply) => ply % 2 === 0), expected);
  assert.deepEqual(await waiting(page), []);
});

async function middle(page, name) {
  const { x, y, width, height } = await cell(page, name).boundingBox();
  return [x + width / 2, y + height / 2];
}
