// The flow of a game: tips, looking back, forced passes, the result, and keys.
import assert from "node:assert/strict";
import { desktop, phone, smallPhone, theatre } from "../lib.mjs";
import { FULL, NEARLY_OVER, keptGame } from "../pages.mjs";
import { begin, button, cell, chance, holdEngine, inviting, list, said, speak, stackMove, status, stopClock, turn, unfold } from "../player.mjs";
import { languages } from "../words.mjs";

const { scene } = theatre();
const game = (moves, options) => ({ stored: { "dvonn.game": keptGame(moves, options) } });
const settings = (value) => ({ "dvonn.settings": JSON.stringify({ version: 1, value }) });
const computer = { engine: "beginner" };
const clocked = (moves) => {
  const kept = JSON.parse(keptGame(moves, { black: { engine: "master" } }));
  kept.value.record = `[TimeControl "900+10"]\n${kept.value.record}`;
  kept.value.left = [899_000, 900_000];
  return { "dvonn.game": JSON.stringify(kept) };
};
const sideways = { ...phone, viewport: { width: 844, height: 390 } };
const tip = (page) => page.locator(".tip-line");
const card = (page) => page.locator(".end-card");
const click = (page) => (name) => cell(page, name).click();

scene("a forced pass happens by itself and is announced", game("", { start: NEARLY_OVER }), async (page) => {
  await stopClock(page);
  await cell(page, "d3").click();
  await cell(page, "c3").click();
  if ((await list(page)).moves.length === 0) await cell(page, "c3").click();
  await status(page).getByText("Black has no move and must pass.").waitFor();
  assert.equal(await button(page, "Pass").count(), 0);
  await page.clock.runFor(1_000);
  await said(page).getByText(/^Black passes\./).waitFor();
  await tip(page).getByText("Black had no move and passed.").waitFor();
  assert.deepEqual((await list(page)).moves, ["d3-c3", "pass"]);
});

for (const [what, options, press] of [
  ["by touch", phone, (page, name) => cell(page, name).tap()],
  ["by keyboard", desktop, (page, name) => page.keyboard.type(name)],
]) {
  scene(`a forced pass happens by itself and is announced: ${what}`, { ...options, ...game("", { start: NEARLY_OVER }) }, async (page) => {
    await stopClock(page);
    await cell(page, "d3").focus();
    await press(page, "d3");
    await press(page, "c3");
    await status(page).getByText("Black has no move and must pass.").waitFor();
    assert.equal(await button(page, "Pass").count(), 0);
    await page.clock.runFor(1_000);
    await said(page).getByText(/^Black passes\./).waitFor();
    await tip(page).getByText("Black had no move and passed.").waitFor();
  });
}

const byHand = { stored: { ...game("1. d3-c3", { start: NEARLY_OVER }).stored, ...settings({ "auto-pass": false }) } };
scene("people who want to pass by hand", byHand, async (page) => {
  await button(page, "Pass").click();
  await page.locator(".moves-card .ply", { hasText: "pass" }).waitFor();
});

scene("after filling by keyboard, the focus is on the board", {}, async (page) => {
  await begin(page, { opponent: "Two players", board: "Full game" });
  await button(page, "Fill").focus();
  await page.keyboard.press("Enter");
  await page.getByText("49 placements").waitFor();
  await page.locator("[role=gridcell]:focus").waitFor();
});

scene("a pulse marks the change of phase, unless motion is reduced", { reducedMotion: "no-preference" }, async (page) => {
  await begin(page, { opponent: "Two players", board: "Full game" });
  await button(page, "Fill").click();
  const animation = () => page.locator(".board-place.is-begun .board-svg").evaluate((board) => getComputedStyle(board).animationName);
  assert.equal(await animation(), "begin");
  await page.emulateMedia({ reducedMotion: "reduce" });
  assert.equal(await animation(), "none");
});

scene("one take-back undoes filling the board", {}, async (page) => {
  await begin(page, { opponent: "Two players", board: "Full game" });
  await cell(page, "f3").click();
  await button(page, "Fill").click();
  await page.getByText("49 placements").waitFor();
  await page.reload();
  await page.getByText("49 placements").waitFor();
  await button(page, "Take back").click();
  await page.getByText("1 placement", { exact: true }).waitFor();
  assert.deepEqual((await list(page)).moves, ["f3"]);
});

scene("thinking is mentioned only after a second", {}, async (page) => {
  await stopClock(page);
  await begin(page, { level: 1, side: "White", board: "Random" });
  const release = await holdEngine(page);
  await stackMove(page, click(page), chance(3));
  await status(page).getByText("The computer moves.").waitFor();
  assert.equal(await button(page, "Move now").count(), 0);
  await page.clock.runFor(1_100);
  await status(page).getByText("The computer is thinking…").waitFor();
  await button(page, "Move now").waitFor();
  await release();
});

scene("while placing, the line below the board does not flicker", {}, async (page) => {
  await begin(page, { level: 1, side: "White", board: "Full game" });
  await page.evaluate(() => {
    const line = document.querySelector(".status-text");
    window.lines = [line.textContent];
    new MutationObserver(() => window.lines.push(line.textContent)).observe(line, { childList: true, characterData: true, subtree: true });
  });
  for (const count of [2, 4, 6]) {
    assert.equal(await turn(page), "move");
    await cell(page, (await inviting(page))[0]).click();
    await page.getByText(`${count} placements`).waitFor();
  }
  const lines = new Set(await page.evaluate(() => window.lines));
  assert.deepEqual([...lines], ["Your turn: place a DVONN piece.", "Your turn: place a white piece."]);
});

const middle = game("1. a1-b2 k5-k4 2. a2-b2 i1-i2", { start: FULL });
scene("moves are buttons that show earlier positions", middle, async (page) => {
  const label = (name) => cell(page, name).getAttribute("aria-label");
  const now = await label("b2");
  await button(page, "a1-b2").click();
  await status(page).getByText("1 of 4: a1-b2").waitFor();
  await said(page).getByText("1 of 4: a1-b2", { exact: true }).waitFor();
  assert.notEqual(await label("b2"), now);
  assert.deepEqual(await inviting(page), [], "nobody can play there");
  assert.equal(await button(page, "a1-b2").getAttribute("aria-current"), "true");
  await button(page, "Back to the game").click();
  await said(page).getByText(/^White to move: \d+ possible moves\.$/).waitFor();
  assert.equal(await label("b2"), now);
  assert.ok((await inviting(page)).length > 0);
  assert.ok(await page.evaluate(() => document.activeElement !== document.body), "the focus is not lost");

  // A press on the old board leads back and plays nothing.
  await button(page, "First position").click();
  await status(page).getByText("Start", { exact: true }).waitFor();
  await cell(page, "c1").click();
  await button(page, "Back to the game").waitFor({ state: "detached" });
  assert.equal((await list(page)).moves.length, 4);
});

scene("keys step through the game and leave the board's own keys alone", middle, async (page) => {
  const { keyboard } = page;
  const at = (text) => status(page).getByText(text, { exact: true }).waitFor();
  await cell(page, "f3").focus();
  await keyboard.press("ArrowRight");
  assert.equal(await page.evaluate(() => document.activeElement.dataset.cell), "g3", "arrows walk over the board");
  await keyboard.press("[");
  await at("3 of 4: a2-b2");
  await keyboard.press("]");
  await button(page, "Back to the game").waitFor({ state: "detached" });
  await button(page, "k5-k4").focus();
  await keyboard.press("Home");
  await at("Start");
  await keyboard.press("ArrowRight");
  await at("1 of 4: a1-b2");
  await keyboard.press("End");
  await button(page, "Back to the game").waitFor({ state: "detached" });
  // After a press of the mouse, arrows step through the game.
  await cell(page, "c1").click();
  await keyboard.press("ArrowLeft");
  await at("3 of 4: a2-b2");
  // Typing plays, and for that the game comes back.
  await keyboard.type("c1");
  await button(page, "Back to the game").waitFor({ state: "detached" });
  await page.locator(".cell[aria-selected=true][data-cell=c1]").waitFor();
});

const against = game("1. a1-b2 k5-k4", { start: FULL, black: computer });
scene("the opponent's move does not interrupt looking back", against, async (page) => {
  const release = await holdEngine(page);
  await stackMove(page, click(page), chance(4));
  await button(page, "a1-b2").click();
  await button(page, "Back to the game").waitFor();
  await release();
  await button(page, "New move: back to the game").click();
  await status(page).getByText("Your move.").waitFor();
  assert.equal((await list(page)).moves.length, 4);
});

scene("the clock runs while somebody looks back", {}, async (page) => {
  await page.clock.install();
  await page.reload();
  await begin(page, { opponent: "Two players", board: "Random", clock: "3 min + 2 s" });
  await stackMove(page, click(page), chance(9));
  const clock = page.locator(".player-bar.black .clock.running");
  await clock.waitFor();
  await button(page, "Previous move").click();
  await button(page, "Back to the game").waitFor();
  const before = await clock.innerText();
  await page.clock.fastForward("00:20");
  await page.locator(".player-bar.black .clock.running", { hasNotText: before }).waitFor();
  await button(page, "Back to the game").waitFor();
});

scene("on a phone, two buttons step through the game", { ...phone, ...middle }, async (page) => {
  await button(page, "Previous move").tap();
  await status(page).getByText("3 of 4: a2-b2").waitFor();
  await button(page, "Next move").tap();
  await button(page, "Back to the game").waitFor({ state: "detached" });
  assert.equal(await button(page, "First position").isVisible(), false);
});

scene("tips explain the first game until they are put away", {}, async (page) => {
  await begin(page, { level: 1, side: "White", board: "Full game" });
  await tip(page).getByText("Press any dot. Red DVONN pieces belong to nobody").waitFor();
  await said(page).getByText(/Red DVONN pieces belong to nobody;/).waitFor();
  await button(page, "Fill").click();
  await tip(page).getByText("All pieces are placed. White moves first: pick a piece at the edge.").waitFor();
  await said(page).getByText(/All pieces are placed\. White moves first/).waitFor();
  await stackMove(page, click(page), chance(8));
  await tip(page).getByText(/^Black [a-k][1-5]-[a-k][1-5](: .+)?\.$/).waitFor();
  await button(page, "Hide tips").click();
  assert.equal(await tip(page).count(), 0);
  await page.reload();
  await page.locator(".game").waitFor();
  assert.equal(await tip(page).count(), 0);
  await page.goto(new URL("settings", page.url()).href);
  await page.getByRole("switch", { name: "Tips during the game" }).check();
  await page.keyboard.press("Escape");
  await page.goto(new URL("/game", page.url()).href);
  await tip(page).waitFor();
});

for (const [what, options] of [["by touch", phone], ["by touch on a small phone", smallPhone], ["by keyboard", desktop]]) {
  scene(`tips are read and put away ${what}`, options, async (page) => {
    await begin(page, { level: 1, side: "White", board: "Full game" });
    await tip(page).getByText("Press any dot. Red DVONN pieces belong to nobody").waitFor();
    const hide = button(page, "Hide tips");
    if (options === desktop) {
      await cell(page, "f3").focus();
      await page.keyboard.type("f3");
      await page.getByText("2 placements").waitFor();
      await hide.focus();
      await page.keyboard.press("Enter");
    } else {
      await cell(page, "f3").tap();
      await hide.tap();
    }
    await tip(page).waitFor({ state: "detached" });
    assert.ok(await page.evaluate(() => document.activeElement !== null));
  });
}

scene("whoever has Black is told of the second phase until their first move", game("1. a1-b2", { start: FULL, white: computer }), async (page) => {
  await tip(page).getByText(/^White a1-b2.*Now you move stacks: pick a piece at the edge\.$/).waitFor();
  const release = await holdEngine(page);
  await stackMove(page, click(page), chance(2));
  await release();
  await tip(page).getByText(/^White [a-k][1-5]-[a-k][1-5]/).waitFor();
  assert.doesNotMatch(await tip(page).innerText(), /Now you move stacks/);
});

for (const [percent, width, height] of [[200, 720, 450], [200, 640, 400], [400, 360, 225], [400, 320, 256]]) {
  scene(`zoomed to ${percent} %, the game is as wide as the window and scrolls: ${width} by ${height}`, { viewport: { width, height }, ...game("1. a1-b2 k5-k4", { start: FULL }) }, async (page) => {
    const board = await page.locator(".board-svg").boundingBox();
    assert.ok(board.width > width * 0.9 && board.height > width * 0.35, JSON.stringify(board));
    for (const part of [".player-bar.upper", ".board-svg", ".player-bar.lower", ".status", ".actions", ".moves-card"]) {
      await page.locator(part).scrollIntoViewIfNeeded();
      const { x, width: wide } = await page.locator(part).boundingBox();
      assert.ok(x >= -1 && x + wide <= width + 1, `${part} is ${wide} pixels wide`);
    }
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0);
    // A press after scrolling still finds its cell.
    await cell(page, "k3").click();
    await page.locator(".cell[aria-selected=true][data-cell=k3]").waitFor();
  });
}

scene("what a hint points at has another shape than where a stack can go", game("", { start: FULL }), async (page) => {
  await button(page, "Hint").click();
  await page.locator(".cell-mark.is-target").first().waitFor();
  await cell(page, "k3").click();
  const dashes = (selector) => page.locator(selector).first().evaluate((ring) => getComputedStyle(ring).strokeDasharray.split(/[ ,]+/).map(parseFloat));
  const [mark, target] = [await dashes(".cell-mark.is-target .cell-mark-line"), await dashes(".ring.is-target")];
  assert.ok(mark[0] < 1 && target[0] > 5, `dots and dashes: ${mark}; ${target}`);
});

const WHITE_LOSES = "........./........../WDDDWBW2W.../........../......... B M";
scene("a tip says what the opponent's move has cost, in pieces", game("1... f3-e3", { start: WHITE_LOSES, black: computer }), async (page) => {
  await tip(page).getByText("Black f3-e3: you lose 4.").waitFor();
  await page.locator(".ply .fell", { hasText: "−3" }).waitFor();
});

scene("the rules and the keys open beside the board", middle, async (page) => {
  await button(page, "Rules and keys").click();
  const rules = page.getByRole("region", { name: "How to play" });
  await rules.getByText("Stacks that are no longer connected to any DVONN piece fall off the board.").waitFor();
  await rules.getByText("one move back or forward").waitFor();
  const [board, beside] = await Promise.all([page.locator(".board").boundingBox(), rules.boundingBox()]);
  assert.ok(beside.x >= board.x + board.width, "the board stays visible");
  await page.keyboard.press("Escape");
  await rules.waitFor({ state: "detached" });
  await page.waitForFunction(() => document.activeElement.matches(".help-button"));
  await page.keyboard.press("?");
  await rules.waitFor();
});

scene("a board that was full from the start can be turned at once", middle, async (page) => {
  // Time stands still.
  await stopClock(page);
  await button(page, "Flip board").click();
  await page.locator(".player-bar.white.upper").waitFor();
});

scene("letters are shortcuts", middle, async (page) => {
  const { keyboard } = page;
  await cell(page, "f3").focus();
  const side = () => page.locator(".player-bar.upper").getAttribute("class");
  const before = await side();
  await keyboard.press("Shift+F");
  assert.notEqual(await side(), before);
  await page.locator("[role=gridcell]:focus").waitFor();
  await keyboard.press("u");
  await page.waitForFunction(() => document.querySelectorAll(".ply > .move").length === 3);
  await keyboard.press("Shift+H");
  await status(page).getByText(/^Hint: /).waitFor();
  // Without Shift these letters name cells.
  const turned = await side();
  await keyboard.type("f1");
  assert.equal(await side(), turned);
});

const ending = game("1. d3-c3 pass", { start: NEARLY_OVER, black: computer });
for (const [what, options, press] of [
  ["by mouse", desktop, (page, name) => cell(page, name).click()],
  ["by touch", phone, (page, name) => cell(page, name).tap()],
  ["by touch on a small phone", smallPhone, (page, name) => cell(page, name).tap()],
  ["by keyboard", desktop, (page, name) => page.keyboard.type(name)],
]) {
  scene(`the result addresses the player, and nothing jumps: ${what}`, { ...options, ...ending }, async (page) => {
    await cell(page, "c3").focus();
    const boxes = () => Promise.all([".status", ".actions", ".board"].map((part) => page.locator(part).boundingBox()));
    const before = await boxes();
    await press(page, "c3");
    await press(page, "a3");
    await card(page).getByRole("heading", { name: "You win by 3" }).waitFor();
    assert.deepEqual(await boxes(), before);
    assert.deepEqual(await card(page).locator("td.score").allInnerTexts(), ["3", "0"]);
    for (const name of ["Rematch", "Review", "New game"]) assert.equal(await button(page, name).count(), 1, name);
    const [result, board] = await Promise.all([card(page).boundingBox(), page.locator(".board").boundingBox()]);
    const isApart = result.x >= board.x + board.width || result.y >= board.y + board.height - 1;
    assert.ok(isApart, "the board can be seen");
    assert.equal(await card(page).getByRole("button", { name: /^Easier/ }).count(), 0, "there is no level below 1");
    await card(page).getByRole("button", { name: /^Harder/ }).click();
    await page.locator(".player-bar", { hasText: "Computer, level 2" }).waitFor();
  });
}

scene("the result includes the number of hints", ending, async (page) => {
  for (const part of [/ook around a3/, /look at the stack on c3/, /^Hint: c3-a3 \(/]) {
    await button(page, "Hint").click();
    await status(page).getByText(part).waitFor();
  }
  await cell(page, "c3").click();
  await cell(page, "a3").click();
  await card(page).getByText("Hints used: 1").waitFor();
});

scene("on a small phone, a result with hints leaves the board its size", { ...smallPhone, ...ending }, async (page) => {
  const box = () => page.locator(".board-svg").boundingBox();
  const before = await box();
  await button(page, "Hint").tap();
  await status(page).getByText(/ook around a3/).waitFor();
  for (const name of ["c3", "a3"]) await cell(page, name).tap();
  await card(page).getByText("Hints used: 1").waitFor({ state: "attached" });
  assert.deepEqual(await box(), before);
});

scene("on a phone on its side, everything that the result offers is in view", { ...sideways, ...ending }, async (page) => {
  for (const name of ["c3", "a3"]) await cell(page, name).tap();
  await card(page).waitFor();
  for (const name of ["Rematch", /^Harder/, "Review", "New game"]) {
    const { y, height } = await card(page).getByRole("button", { name }).boundingBox();
    assert.ok(y >= 0 && y + height <= page.viewportSize().height, `${name} ends at ${y + height}`);
  }
});

scene("after the end, one can look back and review", ending, async (page) => {
  await cell(page, "c3").click();
  await cell(page, "a3").click();
  // What fell off is part of its name.
  await page.getByRole("button", { name: "d3-c3 1 piece fell off" }).click();
  await status(page).getByText("1 of 3: d3-c3").waitFor();
  await button(page, "Back to the game").click();
  await button(page, "Review").click();
  await page.locator(".analysis").waitFor();
});

for (const [what, options] of [
  ["on a desktop", desktop],
  ["on a small phone", smallPhone],
  ["on the smallest phone", { ...smallPhone, viewport: { width: 320, height: 568 } }],
]) {
  scene(`a clock never cuts a name: ${what}`, { ...options, stored: clocked("1. f3 a1") }, async (page) => {
    await page.locator(".game .clock").first().waitFor();
    const cut = await page.locator(".game .name").evaluateAll((names) =>
      names.filter(({ scrollWidth, clientWidth, offsetHeight }) => scrollWidth > clientWidth || offsetHeight > 40).map((name) => name.textContent),
    );
    assert.deepEqual(cut, []);
  });
}

const tempo = { stored: { ...game("", { start: FULL }).stored, ...settings({ overlays: { tempo: true } }) } };
scene("the number of moves is not indented, and names are in the middle of their bars", tempo, async (page) => {
  const odd = await page.locator(".game > .player-bar").evaluateAll((bars) =>
    bars.map((bar) => {
      const middle = (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return (top + bottom) / 2;
      };
      return Math.abs(middle(bar.querySelector(".name")) - middle(bar));
    }),
  );
  assert.ok(odd.every((distance) => distance < 2), `${odd}`);
});

// White should play c3-d3. After c3-b3, the strong computer takes the lead with d3-e3.
const overlooked = {
  path: "game",
  stored: {
    "dvonn.game": JSON.stringify({
      version: 3,
      value: {
        began: 1,
        names: { white: "", black: "" },
        table: {
          record: '[Start "........./........../WDWBDBD..../........../......... W M"]\n[Result "*"]\n\n*\n',
          white: "here",
          black: { computer: 9 },
          beginning: "empty",
          rights: { "take-backs": true, hints: true, teacher: true },
          left: null,
        },
      },
    }),
  },
};
for (const [what, options] of [["desktop", desktop], ["phone", phone], ["small phone", smallPhone], ["phone on its side", sideways]]) {
  scene(`the teacher tells of a mistake before it is punished, and it can be taken back: ${what}`, { ...options, ...overlooked }, async (page) => {
    const mistake = async () => {
      await cell(page, "c3").click();
      await cell(page, "b3").click();
      await status(page).getByText("Careful: you overlooked d3-e3, the computer's answer.").waitFor();
    };
    await mistake();
    await said(page).getByText("you overlooked d3-e3").waitFor();
    assert.equal(await page.locator(".board .arrow").count(), 1);
    assert.deepEqual((await list(page)).moves, ["c3-b3"]);
    // All of it is in view, and the board keeps most of the room.
    const { width, height } = page.viewportSize();
    const inside = ({ x, y, width: wide, height: high }) => x >= 0 && y >= 0 && x + wide <= width && y + high <= height;
    for (const tag of [...Object.keys(languages), "en"]) {
      await speak(page, tag);
      const card = await page.locator(".status").boundingBox();
      const parts = [status(page), ...(await page.locator(".status > button:not(.help-button)").all())];
      assert.equal(parts.length, 3, "the words and two answers");
      for (const part of await Promise.all(parts.map((part) => part.boundingBox()))) {
        assert.ok(inside(part) && part.y >= card.y && part.y + part.height <= card.y + card.height + 1, `${tag}: ${JSON.stringify([part, card])}`);
      }
      const board = await page.locator(".board-svg").boundingBox();
      assert.ok(Math.max(board.width / width, board.height / height) > 0.6, `${tag}: ${JSON.stringify(board)}`);
    }
    await page.locator(".status").getByRole("button", { name: "Take back" }).click();
    assert.equal(await turn(page), "move");
    // On a phone the list is behind a button.
    await page.getByText("No moves yet.").waitFor({ state: "attached" });

    await mistake();
    await button(page, "Keep my move").click();
    await page.waitForFunction(() => document.querySelectorAll(".cell.is-inviting, .end-card").length > 0);
    assert.deepEqual((await list(page)).moves.slice(0, 2), ["c3-b3", "d3-e3"]);
  });
}

scene("the teacher is a choice for the next game, and is remembered", desktop, async (page) => {
  await unfold(page);
  await page.getByRole("switch", { name: /^Teacher/ }).check();
  await begin(page, { level: 1, side: "White", board: "Random" });
  const rights = () => page.evaluate(() => JSON.parse(localStorage["dvonn.game"]).value.table.rights);
  assert.equal((await rights()).teacher, true);
  await page.goto(new URL("/", page.url()).href);
  await unfold(page);
  assert.ok(await page.getByRole("switch", { name: /^Teacher/ }).isChecked(), "it is remembered");
});
