// For people who cannot see the board, or who use only the keyboard.
import assert from "node:assert/strict";
import { theatre } from "../lib.mjs";
import { NEARLY_OVER, keptGame } from "../pages.mjs";
import { cell, said, stopClock } from "../player.mjs";

const { scene } = theatre();
const nearlyOver = keptGame("", { start: NEARLY_OVER });

scene("moves, stacks that fall off and the result are announced", { stored: { "dvonn.game": nearlyOver } }, async (page) => {
  await stopClock(page);
  assert.equal(await said(page).getAttribute("aria-live"), "polite");
  const status = page.locator(".board-status");
  assert.equal(await status.getAttribute("role"), "status");
  await cell(page, "d3").click();
  await status.getByText("d3 selected. It can move to c3 and e3.").waitFor();
  assert.equal(await cell(page, "c3").getAttribute("aria-label"), "c3: DVONN piece, target, 1 stack falls off: Black\u00a0−1");
  assert.equal(await cell(page, "e3").getAttribute("aria-label"), "e3: black piece, target, 1 stack falls off: White\u00a0−2");
  await page.keyboard.type("e3");
  await status.getByText("1 stack falls off: White\u00a0−2. Press again to play.").waitFor();
  await page.keyboard.press("Escape");
  await cell(page, "d3").click();
  await cell(page, "c3").click();
  await said(page).getByText(/White moves from d3 to c3: a stack of 2\..* 1 stack falls off.*Black has no move and must pass\./).waitFor();
  // Black passes without a press.
  await page.clock.runFor(1_000);
  await said(page).getByText(/^Black passes\. White to move: 1 possible move\.$/).waitFor();
  await cell(page, "c3").click();
  await cell(page, "a3").click();
  await said(page).getByText(/White moves from c3 to a3.*The game is over: White wins by 3\.$/).waitFor();
});

const taking = keptGame("", { start: "........./........../WDDDWBW2W.../........../......... B M" });
scene("what a move takes is announced", { stored: { "dvonn.game": taking } }, async (page) => {
  await page.locator(".game [role=grid]").waitFor();
  await page.keyboard.type("f3e3");
  await page.keyboard.press("Enter");
  await said(page).getByText(/Black moves from f3 to e3: a stack of 2\. It takes a white piece\. 2 stacks fall off/).waitFor();
});

scene("a page that is opened says what it is, however early", {}, async (page) => {
  // The page's own clock starts when it is loaded.
  await page.evaluate(() => (performance.now = () => 100));
  await page.getByRole("link", { name: "Rules", exact: true }).click();
  await said(page).getByText(/^Rules/).waitFor();
});

scene("placements are announced, and refusals are explained", { stored: { "dvonn.game": keptGame("1. f3") } }, async (page) => {
  assert.equal(await cell(page, "f3").getAttribute("aria-label"), "f3: DVONN piece");
  assert.equal(await cell(page, "a1").getAttribute("aria-label"), "a1: empty");
  await cell(page, "f3").click();
  await page.locator(".board-status").getByText("f3 is occupied").waitFor();
  await cell(page, "a1").click();
  await said(page).getByText("Black places a DVONN piece on a1. White to place a DVONN piece; 47 of 49 left.").waitFor();
});

scene("the skip link is the first tab stop and skips the header", {}, async (page) => {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  assert.ok(await skip.evaluate((link) => link === document.activeElement));
  const { x, y } = await skip.boundingBox();
  assert.ok(x >= 0 && y >= 0, "it shows when it has the focus");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.ok(await page.evaluate(() => document.activeElement.closest("main") !== null));
});

scene("the focus is visible at every tab stop", { stored: { "dvonn.game": nearlyOver } }, async (page) => {
  const seen = new Set();
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === document.body) return undefined;
      const shows = (element) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow !== "none";
      };
      // On the board, a ring shows the focus; a choice shows it on the label of the radio button.
      const isShown = activeElement.matches(".cell")
        ? document.querySelector(".board-svg .mark-ring") !== null
        : [activeElement, activeElement.nextElementSibling, activeElement.parentElement].some((e) => e && shows(e));
      return { what: activeElement.outerHTML.slice(0, 120), isShown };
    });
    if (!stop || seen.has(stop.what)) continue;
    seen.add(stop.what);
    assert.ok(stop.isShown, stop.what);
  }
  assert.ok(seen.size >= 8, `${seen.size} stops`);
});

scene("a sheet keeps the focus and returns it when closed", {}, async (page) => {
  const settings = page.locator(".settings-button");
  await settings.focus();
  await page.keyboard.press("Enter");
  await page.locator("dialog#settings").waitFor();
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.keyboard.press("Tab");
    const where = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement === document.body || activeElement.closest("dialog#settings") !== null;
    });
    assert.ok(where, "the focus left the sheet");
  }
  await page.keyboard.press("Escape");
  assert.ok(await settings.evaluate((button) => button === document.activeElement));
});
