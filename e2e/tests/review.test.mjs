// The review of a game, and how the analysis is laid out.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { accessible, clipboard, desktop, phone, smallPhone, theatre } from "../lib.mjs";
import { NEARLY_OVER, keptGame, reviewed } from "../pages.mjs";
import { button, card, cell, holdEngine, said, speak, status } from "../player.mjs";
import { languages } from "../words.mjs";

const { scene } = theatre();
const path = "analyse";
const stored = { "dvonn.analysis": reviewed };
/** The smallest touch target, in pixels. */
const FINGER = 44;

const box = (page, selector) => page.locator(selector).first().boundingBox();

scene("a judged game has marks, losses, better moves and dots", { path, stored }, async (page) => {
  const moves = page.locator(".variations .move");
  await moves.first().waitFor();
  assert.deepEqual(await moves.allTextContents(), ["a1-b2??", "k5-k4?"]);
  assert.equal(await moves.first().getAttribute("aria-label"), "1, White: a1-b2, blunder");
  assert.deepEqual(await page.locator(".review-summary li").allInnerTexts(), [
    "White: 1 blunder; average loss 7.2 pieces",
    "Black: 1 mistake; average loss 4.2 pieces",
    "Accuracy in the middle game: White 13%, Black 33%",
  ]);
  // The moment that lost the most comes first.
  assert.deepEqual(await page.locator(".moment").allTextContents(), [
    "White a1-b2??−7.2 pieces, better: a1-b1",
    "Black k5-k4?−4.2 pieces, better: k5-j5",
  ]);
  for (const [name, count] of [["inaccuracy", 0], ["mistake", 1], ["blunder", 1]]) {
    const dots = (await page.locator(`.graph-dots.is-${name}`).getAttribute("d")) ?? "";
    assert.equal((dots.match(/M/g) ?? []).length, count, name);
  }
  // Dots have a radius of 5 pixels, and all chances are between 0 and 90.
  const { y, height } = await page.locator(".graph svg").evaluate(({ viewBox: { baseVal } }) => ({ y: baseVal.y, height: baseVal.height }));
  assert.ok(y <= -5 && y + height >= 95, `dots at the edges are whole: ${y}, ${height}`);
  const judgement = page.locator(".judgement");
  assert.equal(await judgement.textContent(), "??blunder: −7.2 pieces, better: a1-b1");
  assert.equal(await button(page, "Review the game").count(), 0, "everything is judged");

  // From mistake to mistake, without losing the focus at the last one.
  await button(page, "Next mistake").press("Enter");
  await page.getByText("2 of 2: k5-k4").waitFor();
  await said(page).getByText("mistake: −4.2 pieces, better: k5-j5.").waitFor();
  assert.equal(await button(page, "Next mistake").getAttribute("aria-disabled"), "true");
  assert.ok(await button(page, "Next mistake").evaluate((button) => button === document.activeElement));
  await button(page, "Previous mistake").click();
  await page.getByText("1 of 2: a1-b2").waitFor();

  // The better move becomes a variation, and the game stays on the graph.
  const game = await page.locator(".graph-line").getAttribute("d");
  assert.equal(game.match(/[ML]/g).length, 3);
  await judgement.press("Enter");
  await page.locator(".variation.level-1 .move.here", { hasText: "a1-b1" }).waitFor();
  await page.getByText("1 of 1: a1-b1").waitFor();
  assert.equal(await page.locator(".graph-line").getAttribute("d"), game);
  assert.ok(await page.evaluate(() => document.activeElement !== document.body), "the focus is not lost");
  await button(page, "Next mistake").click();
  await page.getByText("2 of 2: k5-k4").waitFor();
});

scene("a review can be printed, and its worst moment shared as a picture", { path, stored }, async (page) => {
  const download = async (name) => {
    const begun = page.waitForEvent("download");
    await button(page, name).click();
    const file = await begun;
    return [file.suggestedFilename(), await readFile(await file.path())];
  };
  const [name, sheet] = await download("Printable sheet");
  assert.equal(name, "dvonn-review-game.svg");
  const text = sheet.toString("utf8");
  // Moves have the numbers of the list beside the board.
  for (const part of [">Game review<", "White: 1 blunder; average loss 7.2 pieces", "1. White a1-b2??", "1. Black k5-k4?: −4.2 pieces, better: k5-j5."]) {
    assert.ok(text.includes(part), `${part}: ${text.slice(0, 500)}`);
  }
  assert.equal(text.match(/<desc>/g).length, 2, "a diagram for each moment");
  const [shared, picture] = await download("Picture of the key moment");
  assert.equal(shared, "dvonn-review-game.png");
  assert.equal(picture.subarray(1, 4).toString("latin1"), "PNG");
  assert.equal(picture.readUInt32BE(16), 1000, "its width");
});

scene("beside the board: an evaluation bar, moves in two columns, graph and slider on one scale", { ...desktop, path, stored }, async (page) => {
  await page.locator(".judgement").waitFor();
  const bar = page.locator(".evaluation-bar");
  assert.equal(await bar.getAttribute("aria-label"), "Black ahead by 5.2, 79% to win");
  assert.equal(await bar.innerText(), "−5.2");
  const heights = await bar.evaluate((bar) => [bar.firstElementChild.getBoundingClientRect().height, bar.clientHeight]);
  assert.ok(Math.abs(heights[0] / heights[1] - 0.214) < 0.02, heights.join());

  // It is as high as the board.
  const [shown, rim] = await Promise.all([bar.boundingBox(), box(page, ".board-rim")]);
  assert.ok(Math.abs(shown.y - rim.y) < 16 && Math.abs(shown.height - rim.height) < 32, JSON.stringify([shown, rim]));

  // Cards in the order of their use; moves side by side.
  const cards = [".variations-card", ".engine-card", ".graph-card", ".tools-card"];
  const tops = [];
  for (const name of cards) tops.push((await box(page, name)).y);
  assert.deepEqual(tops, tops.toSorted((one, other) => one - other));
  const [white, black] = await Promise.all([box(page, ".by-white"), box(page, ".by-black")]);
  assert.equal(white.y, black.y);
  assert.ok(white.x + white.width <= black.x);
  assert.ok(white.height <= 28, `a row of ${white.height} pixels`);
  assert.ok(!(await page.locator(".tabs").isVisible()));
  assert.equal(await page.getByRole("tabpanel").count(), 0);
  assert.equal(await page.locator(".tools > button").count(), 4, "three tools and a menu");
  assert.equal(await page.getByRole("heading", { name: "Lines" }).count(), 0);

  // The thumb of the slider is where the graph says "here".
  const slider = page.getByRole("slider", { name: "Move" });
  assert.deepEqual(await slider.evaluate(({ min, max, value }) => [min, max, value]), ["0", "2", "1"]);
  const [graph, track] = [await box(page, ".graph"), await slider.boundingBox()];
  assert.equal(graph.x - track.x, track.x + track.width - (graph.x + graph.width));
  assert.match(await page.locator(".graph-here").getAttribute("d"), /^M150\.0 /);
});

scene("on a phone the board leaves room, and the cards are behind tabs", { ...phone, path, stored }, async (page) => {
  await page.locator(".judgement").waitFor();
  const { height } = page.viewportSize();
  const board = await box(page, ".board-row");
  // Cells that are a finger apart need 510 pixels.
  assert.ok(board.height <= Math.max(0.6 * height, 510) + 1, `the board has ${board.height} of ${height} pixels`);
  assert.ok((await apart(page)) >= FINGER);
  // Right below it, in this order, and in view.
  let bottom = board.y + board.height;
  for (const name of [".evaluation-line", ".walk"]) {
    const part = await box(page, name);
    assert.ok(Math.abs(part.y - bottom) <= 2, `${name} is at ${part.y}, not ${bottom}`);
    bottom = part.y + part.height;
  }
  const tabs = await box(page, ".tabs");
  assert.ok(tabs.y >= bottom && tabs.y + tabs.height <= height, JSON.stringify(tabs));
  assert.match(await page.locator(".evaluation-line").innerText(), /^−5\.2\s+White 21%\s+k5-j5 k3-k4$/);

  // By touch and by keys.
  const panel = page.getByRole("tabpanel");
  assert.equal(await panel.count(), 1);
  await panel.locator(".variations").waitFor();
  await page.getByRole("tab", { name: "Engine" }).tap();
  await panel.locator(".engine-card").waitFor();
  await page.keyboard.press("ArrowRight");
  await panel.locator(".graph-card").waitFor();
  assert.equal(await page.locator("[role=tab][aria-selected=true]").innerText(), "Graph");
  assert.ok(await page.locator("#tab-graph").evaluate((tab) => tab === document.activeElement));
  await page.getByText("1 of 2: a1-b2").waitFor();
  await page.keyboard.press("End");
  await panel.locator(".tools-card").waitFor();
  await page.keyboard.press("ArrowRight");
  await panel.locator(".variations-card").waitFor();
  for (const name of ["moves", "engine", "graph", "tools"]) {
    await card(page, name);
    await accessible(page);
  }
});

scene("on a small phone, the progress of a review is seen below the board", { ...smallPhone, path: "game", stored: { "dvonn.game": keptGame("1. d3-c3 pass", { start: NEARLY_OVER, black: { engine: "beginner" } }) } }, async (page) => {
  for (const name of ["c3", "a3"]) await cell(page, name).tap();
  const release = await holdEngine(page);
  await button(page, "Review").tap();
  const bar = page.locator(".review-bar progress");
  await bar.waitFor();
  const { y, height, width } = await bar.boundingBox();
  assert.ok(y + height <= page.viewportSize().height && width > 300, `${y}, ${width}`);
  await release();
  await bar.waitFor({ state: "detached" });
});

scene("on a phone a button below the board asks for an evaluation", { ...phone, path: "#position=........./........../DDDWBB...../........../........._W_M" }, async (page) => {
  await button(page, "Evaluate position").tap();
  await page.locator(".evaluation-line .worth").waitFor();
  await card(page, "engine");
  assert.ok(await page.getByLabel("Run engine").isChecked());
});

scene("on a short phone cells stay a finger apart, and the steps are in view", { ...smallPhone, path, stored }, async (page) => {
  await page.locator(".judgement").waitFor();
  assert.ok((await apart(page)) >= FINGER);
  const walk = await box(page, ".walk");
  assert.ok(walk.y + walk.height <= page.viewportSize().height, JSON.stringify(walk));
  // So is what was wrong with the move.
  await status(page).getByText("−7.2 pieces, better: a1-b1").waitFor();
  const told = await box(page, ".board-side > .status");
  assert.ok(told.y + told.height <= walk.y + 1, JSON.stringify([told, walk]));
});

scene("the cards fit 320 pixels in every language", { ...smallPhone, viewport: { width: 320, height: 568 }, path, stored }, async (page) => {
  await page.locator(".judgement").waitFor();
  for (const tag of Object.keys(languages)) {
    await speak(page, tag);
    for (const name of ["moves", "engine", "graph", "tools"]) {
      await card(page, name);
      const wide = await page.evaluate(() => {
        const elements = [...document.querySelectorAll(".tabs > button, .panel.is-chosen *, .evaluation-line, .walk *")];
        const isOutside = (element) => element.checkVisibility() && !element.closest(".unseen, svg") && element.getBoundingClientRect().right > innerWidth + 1;
        const isCut = (element) => element.matches("button, .tabs > button") && element.scrollWidth > element.clientWidth + 1;
        return elements.filter((element) => isOutside(element) || isCut(element)).map((element) => `${element.className}: ${element.textContent}`);
      });
      assert.deepEqual(wide, [], `${tag}: ${name}`);
    }
  }
});

scene("a bad move says why, and is tried again: wrong, right, and with another move that is as good", { path, stored }, async (page) => {
  await page.locator(".judgement").waitFor();
  const reasons = page.locator(".reasons");
  assert.match(await reasons.first().innerText(), /^a1-b1: It /);
  assert.match(await reasons.last().innerText(), /^a1-b2: The answer: k5-j5 k3-k4\.$/);
  const status = page.locator(".status-text");
  await page.locator(".board .arrow").waitFor();
  await button(page, "Try again").click();
  await status.getByText("Find a better move than a1-b2.").waitFor();
  assert.equal(await page.locator(".board .arrow").count(), 0, "nothing is given away");
  await said(page).getByText("Find a better move than a1-b2.").waitFor();

  // The same mistake again.
  await play(page, "a1", "b2");
  await status.getByText("a1-b2 is not as good. Try another move.").waitFor();
  await said(page).getByText("a1-b2 is not as good.").waitFor();
  await page.locator(".status").getByRole("button", { name: "Try again" }).click();
  await status.getByText("Find a better move than a1-b2.").waitFor();

  // The best move needs no search.
  await play(page, "a1", "b1");
  await status.getByText(/^Well found: a1-b1 is as good as the best move\. It /).waitFor();
  await page.locator(".walk button").nth(1).click();
  await status.getByText("Find a better move than a1-b2.").waitFor();

  // Any other move is judged by the engine.
  await play(page, "a1", "a2");
  await status.getByText(/^(Well found: a1-a2|a1-a2 is not as good)/).waitFor();

  // Before the second mistake stands the first one, whose refutation is what is looked for.
  await page.locator(".moment").nth(1).click();
  await page.locator(".judgement").waitFor();
  await button(page, "Try again").click();
  await status.getByText("Find a better move than k5-k4.").waitFor();
  await page.locator(".judgement").waitFor({ state: "detached" });
  assert.equal(await reasons.count(), 0);

  await accessible(page);
});

/** The same review, but a search of the position after White's blunder liked it better. */
function contradicting() {
  const study = JSON.parse(reviewed);
  const [before, after] = study.value.evaluations;
  before.others = [["a1-a2", { estimate: 150 }], ["a1-b2", { estimate: -520 }]];
  after.score = { estimate: 190 };
  return { "dvonn.analysis": JSON.stringify(study) };
}

scene("the move that was called bad is not the better one, whatever another search says", { path, stored: contradicting() }, async (page) => {
  await page.locator(".judgement", { hasText: "blunder: −7.2 pieces" }).waitFor();
  await button(page, "Try again").click();
  await play(page, "a1", "b2");
  await page.locator(".status-text").getByText("a1-b2 is not as good. Try another move.").waitFor();
});

scene("a bad move leads to puzzles of its theme", { path, stored }, async (page) => {
  const train = page.getByRole("link", { name: /^Practise this: / });
  const theme = (await train.innerText()).replace("Practise this: ", "");
  await train.click();
  await page.waitForURL((url) => url.pathname.startsWith("/puzzles/"));
  await page.getByRole("heading", { name: theme }).waitFor();
  await page.locator("[role=grid]").waitFor();
});

/** Plays a stack move on the board. */
async function play(page, from, to) {
  await page.locator(`[data-cell=${from}]`).click();
  await page.locator(`[data-cell=${to}]`).click();
  if (await page.locator(".board.is-asking").count()) await page.locator(`[data-cell=${to}]`).click();
}

/** The smallest distance between two cells. */
function apart(page) {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.getBoundingClientRect());
    const middles = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    return Math.min(...middles.flatMap(([x, y], at) => middles.slice(at + 1).map(([a, b]) => Math.hypot(a - x, b - y))));
  });
}

scene("a review of the person's own game says you", { ...desktop, path: "game", stored: { "dvonn.game": keptGame("1. d3-c3 pass", { start: NEARLY_OVER, black: { engine: "beginner" } }) } }, async (page) => {
  for (const name of ["c3", "a3"]) await cell(page, name).click();
  await button(page, "Review").click();
  await page.locator(".score-row .player-bar.white").getByText("You").waitFor();
  await page.locator(".review-summary li").first().waitFor();
  assert.match(await page.locator(".review-summary li").first().innerText(), /^You: /);
  await page.reload();
  await page.locator(".review-summary li").first().waitFor();
  assert.match(await page.locator(".review-summary li").first().innerText(), /^You: /);
});

for (const [percent, width, height] of [[200, 720, 450], [200, 640, 400], [400, 360, 225], [400, 320, 256]]) {
  scene(`zoomed to ${percent} %, the analysis is as wide as the window and scrolls: ${width} by ${height}`, { path, stored, viewport: { width, height } }, async (page) => {
    await page.locator(".judgement").waitFor();
    const board = await box(page, ".board-svg");
    assert.ok(board.width > width * 0.9 && board.height > width * 0.35, JSON.stringify(board));
    for (const part of [".score-row", ".board-svg", ".walk", ".variations-card", ".engine-card", ".graph-card", ".tools-card"]) {
      await page.locator(part).scrollIntoViewIfNeeded();
      const { x, width: wide } = await box(page, part);
      assert.ok(x >= -1 && x + wide <= width + 1, `${part} is ${wide} pixels wide`);
    }
    await button(page, "Set up a position").click();
    await page.locator(".setup").waitFor();
    assert.ok((await box(page, ".board-svg")).width > width * 0.9);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
  });
}

scene("a notice covers neither the steps nor more than it needs, and stands over the board", { path, stored, permissions: clipboard }, async (page) => {
  await page.locator(".judgement").waitFor();
  await page.locator(".tools-card").getByRole("button", { name: "More" }).click();
  await button(page, "Copy position").click();
  const notice = page.locator(".notice");
  await notice.waitFor();
  const [shown, board, walk, close] = await Promise.all([notice.boundingBox(), box(page, ".board-side"), box(page, ".walk"), notice.getByRole("button").boundingBox()]);
  assert.ok(shown.y + shown.height <= walk.y, "below it");
  assert.ok(Math.abs(shown.x + shown.width / 2 - (board.x + board.width / 2)) < 20, `${JSON.stringify(shown)} ${JSON.stringify(board)}`);
  assert.ok(close.width < shown.width / 2);
});

scene("on a phone, a moment shows the board, and a second try does not show the answer", { ...phone, path, stored }, async (page) => {
  await card(page, "graph");
  await page.locator(".moment").first().tap();
  await page.waitForFunction(() => document.querySelector(".board-row").getBoundingClientRect().top >= -1);
  await page.locator(".board-side .status").getByRole("button", { name: "Try again" }).tap();
  await status(page).getByText("Find a better move than a1-b2.").waitFor();
  assert.equal((await page.locator(".evaluation-line").innerText()).trim(), "");
});
