// Settings take effect and are remembered.
import assert from "node:assert/strict";
import { theatre } from "../lib.mjs";
import { FULL, NEARLY_OVER, keptGame } from "../pages.mjs";
import { begin, button, cell, choose, list } from "../player.mjs";

const { scene } = theatre();
const placing = { "dvonn.game": keptGame("1. f3") };
const nearlyOver = { "dvonn.game": keptGame("", { start: NEARLY_OVER }) };
const full = { "dvonn.game": keptGame("", { start: FULL }) };

async function set(page, change) {
  await page.locator(".settings-button").click();
  await change();
  await page.keyboard.press("Escape");
}

const turnSwitch = (page, name) => page.locator("dialog#settings").getByRole("switch", { name }).click();

scene("large symbols, the look of the board and its coordinates", { stored: placing }, async (page) => {
  const rim = () => page.locator(".board-svg").evaluate((svg) => [...svg.querySelectorAll("text")].map((text) => text.textContent).sort().join(""));
  const standard = await rim();
  assert.match(standard, /a/);
  await set(page, async () => {
    await turnSwitch(page, "Large symbols on the pieces");
    await choose(page, "Coordinates", "Newsletter");
    await page.locator("dialog#settings").getByRole("group", { name: "Board", exact: true }).getByText("Wood").click();
  });
  const check = async () => {
    await page.locator(".board.is-patterned").waitFor();
    await page.locator("html[data-board=wood]").waitFor();
    assert.notEqual(await rim(), standard);
    assert.equal(await cell(page, "f3").getAttribute("aria-label"), "c6: DVONN piece");
  };
  await check();
  await page.reload();
  await check();
  await set(page, () => choose(page, "Coordinates", "Off"));
  assert.equal(await rim(), "");
});

scene("which moves must be confirmed", { stored: nearlyOver }, async (page) => {
  const again = page.locator(".status .confirm-move");
  await set(page, () => choose(page, "Confirm moves", "Always"));
  await cell(page, "d3").click();
  await cell(page, "e3").click();
  await again.waitFor();
  await page.keyboard.press("Escape");
  await set(page, () => choose(page, "Confirm moves", "Never"));
  await cell(page, "d3").click();
  await cell(page, "c3").click();
  await page.locator(".moves-card .ply", { hasText: "d3-c3" }).waitFor();
});

scene("overlays on the board", { stored: full }, async (page) => {
  const counts = () =>
    page.evaluate(() =>
      Object.fromEntries([".blocked", ".lifeline", ".ring.is-target", ".tempo:not(:empty)"].map((what) => [what, document.querySelectorAll(what).length])),
    );
  await cell(page, "a1").click();
  const before = await counts();
  assert.ok(before[".lifeline"] > 0 && before[".ring.is-target"] > 0);
  assert.equal(before[".blocked"] + before[".tempo:not(:empty)"], 0);
  await set(page, async () => {
    for (const name of ["Where a stack can go", "My stacks that can move", "Blocked stacks", "Connections to the DVONN pieces", "Number of moves for each side"]) {
      await turnSwitch(page, name);
    }
  });
  assert.deepEqual(await counts(), { ".blocked": 24, ".lifeline": 0, ".ring.is-target": 0, ".tempo:not(:empty)": 2 });
});

scene("stacks that would fall off are shown only if that overlay is on", { stored: nearlyOver }, async (page) => {
  const ghosts = () => page.locator(".is-ghost").count();
  const consider = async () => {
    await cell(page, "d3").click();
    await cell(page, "c3").hover();
  };
  await consider();
  assert.equal(await ghosts(), 1);
  await page.keyboard.press("Escape");
  await set(page, () => turnSwitch(page, "What would fall off"));
  await consider();
  assert.equal(await ghosts(), 0);
});

scene("sounds stay off once they are switched off", { path: "settings" }, async (page) => {
  const sounds = page.getByRole("switch", { name: "Sounds" });
  const before = await sounds.isChecked();
  await sounds.click();
  await page.reload();
  await page.locator(".settings-button").click();
  await sounds.waitFor();
  assert.equal(await sounds.isChecked(), !before);
});

/** Records which of these appear above the board, even for a moment. */
async function watch(page, selector) {
  await page.evaluate((selector) => {
    window.seen = [];
    const look = () => document.querySelectorAll(selector).forEach((element) => window.seen.push(element.getAttribute("class")));
    new MutationObserver(look).observe(document.querySelector(".board-stage"), { childList: true, subtree: true });
  }, selector);
}

const cut = async (page) => {
  await cell(page, "d3").waitFor();
  await watch(page, ".board-stage .flight, .board-stage .fall");
  await cell(page, "d3").click();
  await cell(page, "c3").click();
  await page.locator("[aria-label='e3: empty']").waitFor();
  await page.locator(".board-stage .fall").waitFor({ state: "detached" });
  return new Set(await page.evaluate(() => window.seen));
};

scene("stacks slide, and stacks that are cut off drift away", { stored: nearlyOver, reducedMotion: "no-preference" }, async (page) => {
  assert.deepEqual(await cut(page), new Set(["fall", "flight"]));
});

scene("with reduced motion, stacks that are cut off only fade", { stored: nearlyOver }, async (page) => {
  assert.deepEqual(await cut(page), new Set(["fall is-fading"]));
});

scene("without animation, nothing moves", { stored: nearlyOver, reducedMotion: "no-preference" }, async (page) => {
  await set(page, () => choose(page, "Animation", "Off"));
  assert.deepEqual(await cut(page), new Set());
});

scene("a mirrored board is symmetrical, and a balanced one is found", {}, async (page) => {
  const whole = () => page.locator(".cell").evaluateAll((cells) => Object.fromEntries(cells.map((cell) => [cell.dataset.cell, cell.getAttribute("aria-label").match(/white|black|DVONN/)?.[0]])));
  await begin(page, { opponent: "Two players", board: "Mirrored" });
  const mirrored = await whole();
  const opposite = (name) => String.fromCharCode("a".charCodeAt(0) + "k".charCodeAt(0) - name.charCodeAt(0)) + (6 - Number(name[1]));
  const swapped = { white: "black", black: "white", DVONN: "DVONN" };
  for (const [name, what] of Object.entries(mirrored)) assert.equal(mirrored[opposite(name)], swapped[what], name);

  await button(page, "More").click();
  await button(page, "New game").click();
  await begin(page, { board: "Balanced" });
  const balanced = Object.values(await whole());
  assert.equal(balanced.filter((what) => what === "DVONN").length, 3);
  assert.equal(balanced.filter((what) => what === "white").length, 23);
  assert.equal((await list(page)).moves.length, 0);
});
