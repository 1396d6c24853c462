// The analysis board: records, positions, lines of the engine.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { clipboard, command, phone, theatre } from "../lib.mjs";
import { begin, button, card, cell, choose, holdEngine, said, status, stopClock } from "../player.mjs";
import { FULL } from "../pages.mjs";

const { scene } = theatre();
const record = (name) => readFile(new URL(`../../testdata/records/${name}`, import.meta.url), "utf8");
const path = "analyse";

/** Pastes a text into the sheet for opening games. */
async function paste(page, text) {
  await button(page, "Open a game").click();
  await page.getByLabel("Text", { exact: true }).fill(text);
  await button(page, "Open text").click();
}

/** Chooses one of the further tools. */
async function more(page, name) {
  await button(page, "More").click();
  await button(page, name).click();
}

scene("a pasted record can be stepped through, and its end is proved", { path, permissions: clipboard }, async (page) => {
  const text = await record("littlegolem.txt");
  await paste(page, text);
  await page.getByText("Ann – Bob · Black resigned").waitFor();
  assert.ok(!(await page.locator("dialog#open").isVisible()));

  // With keys and the slider.
  await page.keyboard.press("End");
  await page.getByText("70 of 70: g2-f1").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.getByText("69 of 70: j5-h3").waitFor();
  await page.getByRole("slider", { name: "Move" }).fill("55");
  await page.getByText("55 of 70: ").waitFor();
  // The slider begins with the stack moves, as the graph does; its keys know the placements.
  await page.getByRole("slider", { name: "Move" }).fill("49");
  await page.keyboard.press("ArrowLeft");
  await page.getByText("48 of 70: e3").waitFor();
  await page.keyboard.press("Home");
  await page.getByText("Start", { exact: true }).waitFor();
  await button(page, "Skip placement").click();
  await page.getByText("49 of 70: ").waitFor();
  await page.keyboard.press("End");

  await page.getByLabel("Run engine").check();
  const line = page.locator(".engine-line").first();
  await line.locator(".badge", { hasText: "proved" }).waitFor();
  const label = await line.getAttribute("aria-label");
  const [, winner, margin] = label.match(/^Play [a-k1-5-]+: proved: (\w+) wins by (\d+)\. /) ?? assert.fail(label);
  await said(page).getByText(`proved: ${winner} wins by ${margin}`).waitFor();
  assert.match(await line.locator(".chance").innerText(), winner === "White" ? /^White 100%$/ : /^White 0%$/);
  const signed = `${winner === "White" ? "+" : "−"}${margin}`;
  assert.equal(await line.locator(".worth").innerText(), signed);
  assert.equal(await page.locator(".graph-card .note").innerText(), `proved: ${winner} wins by ${margin}`);

  // The native solver gives the same result for this position.
  await more(page, "Copy position");
  await page.getByText("Copied.").waitFor();
  const position = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(await command("solve", position), new RegExp(`${winner} wins by ${margin}\\b`));
});

scene("a click plays a line, and lines stay after leaving the page", { path }, async (page) => {
  await paste(page, "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M");
  await page.getByLabel("Run engine").check();
  const line = page.locator(".engine-line").first();
  await line.locator(".badge").waitFor();
  assert.equal(await line.locator(".worth").innerText(), "+3");
  const best = await line.locator("b").innerText();
  // Otherwise the value of the next position is announced, on a slow machine before the test has read about the move.
  const release = await holdEngine(page);
  await line.click();
  await page.getByText(`1 of 1: ${best}`).waitFor();
  await said(page).getByText("White moves from").waitFor();
  await release();
  await page.getByLabel("Comment on this move").fill("the point");
  await button(page, "Previous move").click();
  await cell(page, "f2").click();
  await cell(page, "i5").click();
  await page.locator(".variations .move", { hasText: "f2-i5" }).waitFor();
  await page.locator(".variations .comment", { hasText: "the point" }).waitFor();
  await page.reload();
  await page.locator(".variations .move", { hasText: "f2-i5" }).waitFor();
  await page.locator(".variations .comment", { hasText: "the point" }).waitFor();
});

scene("every move is reviewed, and the review can be stopped", { path }, async (page) => {
  await paste(page, await record("littlegolem.txt"));
  // Several times, because an answer that arrived after stopping used to restart the review.
  let left = Infinity;
  for (let round = 0; round < 3; round++) {
    const release = await holdEngine(page, { pass: 2 });
    await button(page, "Review the game").click();
    // It goes on where it was stopped: what was found stays.
    const max = await page.getByRole("progressbar").evaluate((progress) => progress.max);
    assert.ok(max < left, `${max} places to review after ${left}`);
    left = max;
    const cancel = await page.locator("progress + button").elementHandle();
    await page.waitForFunction(() => document.querySelector("progress")?.value >= 2);
    assert.ok(await cancel.evaluate((button) => button.isConnected), "a button that is made anew at every step cannot be pressed");
    await cancel.click();
    await release();
    await page.getByRole("progressbar").waitFor({ state: "detached" });
  }
  await button(page, "Review the game").click();
  await page.getByRole("progressbar").waitFor({ state: "detached", timeout: 60_000 });
  const line = await page.locator(".graph-line").getAttribute("d");
  // All positions with stacks to move.
  assert.equal(line.match(/[ML]/g).length, 22);
  assert.equal(await button(page, "Review the game").count(), 0);
  await page.locator(".review-summary").getByText(/^White: .+; average loss \d+\.\d pieces$/).waitFor();
  await page.locator(".review-summary").getByText(/^Black: /).waitFor();
  // It begins with the first mistake.
  assert.match(await page.locator(".move.here .mark").innerText(), /^\?\??$/);
  // It is kept with the analysis.
  const marks = await page.locator(".variations .mark").allInnerTexts();
  assert.ok(marks.length > 0 && marks.every((mark) => ["?!", "?", "??", "□"].includes(mark)), marks.join());
  await page.waitForFunction(() => JSON.parse(localStorage.getItem("dvonn.analysis")).value.evaluations.length >= 22);
  await page.reload();
  await page.locator(".variations .mark").first().waitFor();
  assert.deepEqual(await page.locator(".variations .mark").allInnerTexts(), marks);
});

scene("a pasted record with a variation: the game is reviewed, and the variation stays", { path }, async (page) => {
  await paste(page, `[Start "${FULL}"]\n[Result "*"]\n\n1. a1-b2 (1. a1-b1 {the other one} k5-j5) 1... k5-k4 *\n`);
  const other = page.locator(".variation.level-1");
  await other.locator(".move", { hasText: "a1-b1" }).waitFor();
  await other.getByText("the other one").waitFor();
  await button(page, "Review the game").click();
  await page.getByRole("progressbar").waitFor({ state: "detached", timeout: 60_000 });
  // The three places of the game, and no more.
  const line = await page.locator(".graph-line").getAttribute("d");
  assert.equal(line.match(/[ML]/g).length, 3);
  await page.locator(".review-summary").getByText(/^White: /).waitFor();
  assert.equal(await other.locator(".mark").count(), 0, "variations are not judged");
  await other.locator(".move", { hasText: "k5-j5" }).click();
  await page.getByText("2 of 2: k5-j5").waitFor();
});

scene("a game without stack moves is not reviewed", { path: "#position=..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W......_W_M" }, async (page) => {
  await page.locator(".graph-card").getByText("Play or open a game to see how it went.").waitFor();
  assert.equal(await button(page, "Review the game").count(), 0);
  await cell(page, "f2").click();
  await cell(page, "i5").click();
  await button(page, "Review the game").waitFor();
});

scene("a finger paints in the position editor", { ...phone, path }, async (page) => {
  // However slow the machine is, this is no long press.
  await stopClock(page);
  await card(page, "tools");
  await button(page, "Set up a position").tap();
  await button(page, "Clear board").tap();
  await page.getByRole("gridcell", { name: "d1: empty" }).waitFor();
  // Waits until the board stands still: clearing it changes what is said above it.
  await cell(page, "d1").tap({ trial: true });
  const session = await page.context().newCDPSession(page);
  const touch = async (type, name) => {
    const { x, y, width, height } = await cell(page, name).boundingBox();
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  };
  await touch("touchStart", "b1");
  for (const name of ["c1", "d1"]) await touch("touchMove", name);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  for (const name of ["b1", "c1", "d1"]) await page.getByRole("gridcell", { name: `${name}: white piece` }).waitFor();
});

scene("a drag paints in the position editor", { path }, async (page) => {
  await button(page, "Set up a position").click();
  await button(page, "Clear board").click();
  const middle = async (name) => {
    const { x, y, width, height } = await cell(page, name).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const text = page.getByLabel("Position as text");
  await page.mouse.move(...(await middle("b1")));
  await page.mouse.down();
  // A quick hand: the pointer is not seen over every cell.
  await page.mouse.move(...(await middle("d1")));
  await page.mouse.move(...(await middle("g1")));
  await page.mouse.up();
  assert.equal(await text.inputValue(), "........./........../.........../........../.WWWWWW.. W M");
  await page.mouse.move(5, 5);
  assert.equal(await page.locator(".ghost-piece").count(), 0);

  // A stack is moved, unless the brush erases.
  await page.mouse.move(...(await middle("g1")));
  await page.mouse.down();
  await page.mouse.move(...(await middle("h1")), { steps: 4 });
  await page.mouse.up();
  assert.equal(await text.inputValue(), "........./........../.........../........../.WWWWW.W. W M");
  await page.getByRole("group", { name: "Place on the board" }).getByLabel("Erase", { exact: true }).click();
  await page.mouse.move(...(await middle("b1")));
  await page.mouse.down();
  await page.mouse.move(...(await middle("e1")), { steps: 4 });
  await page.mouse.up();
  assert.equal(await text.inputValue(), "........./........../.........../........../.....W.W. W M");
});

scene("the content of a stack can be set, and the board can be filled", { path }, async (page) => {
  await button(page, "Set up a position").click();
  await button(page, "Clear board").click();
  await cell(page, "f3").click();
  const stack = page.getByRole("group", { name: "Stack on f3" });
  const text = page.getByLabel("Position as text");
  const row = async () => (await text.inputValue()).split("/")[2];
  await stack.getByLabel("Height").selectOption("5");
  assert.equal(await row(), ".....W5.....");
  await stack.getByLabel("Colour").selectOption("Black");
  await stack.getByLabel("DVONN inside").selectOption("2");
  assert.equal(await row(), ".....B5++.....");
  // A stack has room for its DVONN pieces below the top.
  await stack.getByLabel("Height").selectOption("2");
  assert.equal(await row(), ".....B2+.....");
  await stack.getByLabel("DVONN inside").selectOption("3");
  assert.equal(await row(), ".....B4+++.....");
  assert.equal(await stack.getByLabel("Height").inputValue(), "4");

  const boards = page.getByRole("group", { name: "Full board" });
  for (const name of ["Random", "Mirrored", "Balanced"]) {
    await button(page, "Clear board").click();
    await boards.getByRole("button", { name }).click();
    await page.waitForFunction(() => /^[WBD/]+ W M$/.test(document.querySelector(".setup .field > textarea").value));
    await page.locator(".setup-errors").getByText("Valid position.").waitFor();
  }
});

scene("bad text shows the reason and loses nothing", { path }, async (page) => {
  await cell(page, "f3").click();
  for (const [text, reason] of [
    ["nonsense", "Reading stopped at"],
    ["", "no game was found"],
    ["1. f3 f3", "f3 is occupied"],
    ["WB/........../DDD......../........../......... W M", "Not a valid position: row 5 must have 9 cells, not 2."],
    ["http://dvonn.example/#game=f3f3", "This link is not valid: move 2, f3: f3 is occupied."],
  ]) {
    await paste(page, text);
    await page.locator("dialog#open .error").filter({ hasText: reason }).first().waitFor();
    await page.keyboard.press("Escape");
  }
  await page.getByText("1 of 1: f3").waitFor();

  // A broken record can be opened up to the error.
  await paste(page, "1. e3 e3");
  await button(page, "Open the readable part").click();
  await page.getByText("1 of 1: e3").waitFor();
});

scene("repairs of a record are listed", { path }, async (page) => {
  await paste(page, await record("repairs.dvonn"));
  const reading = page.locator(".reading").first();
  await reading.getByText(/problems? (was|were) fixed:/).waitFor();
  await reading.getByText("the end of a comment was missing").waitFor();
  await reading.getByRole("button", { name: "Open this game" }).click();
  await page.locator(".variations .move", { hasText: "k5" }).waitFor();
});

scene("the position editor lists what is wrong", { path }, async (page) => {
  await button(page, "Set up a position").click();
  await button(page, "Clear board").click();
  const errors = page.locator(".setup-errors");
  await errors.getByText("the number of DVONN pieces must be 3, not 0").waitFor();
  assert.ok(await button(page, "Analyse this position").isDisabled());

  const brush = (name) => page.getByRole("group", { name: "Place on the board" }).getByLabel(name, { exact: true }).click();
  await brush("DVONN piece");
  for (const name of ["a3", "b3", "c3"]) await cell(page, name).click();
  await brush("White");
  await cell(page, "d3").click();
  await cell(page, "k3").click();
  await errors.getByText("not connected to a DVONN piece: k3").waitFor();
  await brush("Erase");
  await cell(page, "k3").click();
  await errors.getByText("Valid position.").waitFor();

  const text = page.getByLabel("Position as text");
  assert.equal(await text.inputValue(), "........./........../DDDW......./........../......... W M");
  await text.fill("WB/");
  await text.blur();
  await page.locator("#setup-text-error").getByText("a position has three parts").waitFor();
  await choose(page, "To move", "Black");
  await button(page, "Analyse this position").click();
  await status(page).getByText("Black has no move and must pass.").waitFor();
});

scene("a replaced analysis can be restored", { path }, async (page) => {
  await paste(page, await record("littlegolem.txt"));
  await page.getByText("70 of 70: g2-f1").waitFor();
  await button(page, "More").click();
  await button(page, "Empty board").waitFor();
  assert.equal(await button(page, "Restore last analysis").count(), 0);
  await page.keyboard.press("Escape");
  // During a review: the engine's next report is about positions that no longer exist.
  const release = await holdEngine(page, { pass: 1 });
  await button(page, "Review the game").click();
  await page.getByRole("progressbar").waitFor();
  await more(page, "Empty board");
  await release();
  await page.getByText("Start", { exact: true }).waitFor();
  assert.equal(await page.getByRole("progressbar").count(), 0);
  await cell(page, "f3").click();
  await page.reload();
  await more(page, "Restore last analysis");
  await page.getByText("70 of 70: g2-f1").waitFor();

  await page.getByRole("slider", { name: "Move" }).fill("60");
  await button(page, "Delete from here").click();
  await page.getByText("59 of 59: ").waitFor();
  await more(page, "Restore last analysis");
  await page.getByText("60 of 70: ").waitFor();
});

scene("a game is opened for analysis while another one is being reviewed", { path }, async (page) => {
  await paste(page, await record("littlegolem.txt"));
  const release = await holdEngine(page, { pass: 1 });
  await button(page, "Review the game").click();
  await page.getByRole("progressbar").waitFor();
  await release();
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await begin(page, { opponent: "Two players" });
  await cell(page, "f3").click();
  await button(page, "More").click();
  await button(page, "Analyse this game").click();
  await page.getByText("1 of 1: f3").waitFor();
  assert.equal(await page.getByRole("progressbar").count(), 0);
});

scene("every step back and forth is announced", { path }, async (page) => {
  await cell(page, "f3").click();
  await said(page).getByText("White places a DVONN piece on f3.").waitFor();
  const heard = () => said(page).textContent();
  const before = await heard();
  await page.keyboard.press(",");
  await page.getByText("Start", { exact: true }).waitFor();
  const start = await heard();
  assert.match(start, /^White to place a DVONN piece; 49 of 49 left/);
  await page.keyboard.press(".");
  await page.getByText("1 of 1: f3").waitFor();
  assert.equal(await heard(), before);
  // A comment is not a step.
  await page.getByLabel("Comment on this move").fill("the middle");
  assert.equal(await heard(), before);
  await button(page, "Previous move").click();
  await page.getByLabel("Comment on the start position").fill("before all");
  await page.locator(".variations > .comment", { hasText: "before all" }).waitFor();
});

scene("full storage is reported", { path }, async (page) => {
  await page.evaluate(() => {
    let text = "x".repeat(1 << 20);
    for (let number = 0; text; ) {
      try {
        localStorage.setItem(`full.${number}`, text);
        number++;
      } catch {
        text = text.slice(0, text.length >> 1);
      }
    }
  });
  await cell(page, "f3").click();
  await page.getByText("Your browser's storage is full").waitFor();
});
