// The board itself: what it asks, what a considered move looks like, its rim, and what can be seen by everybody.
import assert from "node:assert/strict";
import { phone, smallPhone, theatre } from "../lib.mjs";
import { FULL, NEARLY_OVER, keptGame } from "../pages.mjs";
import { begin, button, cell, contrast, inviting, list, status, stopClock } from "../player.mjs";

const { scene } = theatre();

/** Figure 3 of the rulebook: with e3-f3, White loses 4 pieces and Black 11. */
const FIGURE_3 = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";
const kept = (start, players) => ({ stored: { "dvonn.game": keptGame("", { start, ...players }) } });
const nearlyOver = kept(NEARLY_OVER);
const figure = kept(FIGURE_3, { black: { engine: "beginner" } });
const question = (page) => page.locator(".status .confirm-move");
const analysed = `#position=${FIGURE_3.replaceAll(" ", "_")}`;

/** The middle of a cell on the screen. */
async function middle(page, name) {
  const { x, y, width, height } = await cell(page, name).boundingBox();
  return [x + width / 2, y + height / 2];
}

/** The number on the stack that is drawn on a cell. */
function numberOn(page, name) {
  return page.evaluate((name) => {
    const middle = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const [x, y] = middle(document.querySelector(`[data-cell=${name}]`));
    const far = (element) => Math.hypot(middle(element)[0] - x, middle(element)[1] - y);
    const stacks = [...document.querySelectorAll(".board-stacks .stack")].filter((stack) => stack.querySelector(".face"));
    const nearest = stacks.sort((one, other) => far(one) - far(other))[0];
    return nearest.querySelector(".height")?.textContent ?? "";
  }, name);
}

scene("a move that costs only the opponent pieces is played without a question", { ...phone, ...nearlyOver }, async (page) => {
  await cell(page, "d3").tap();
  await cell(page, "c3").tap();
  await status(page).getByText("Black has no move and must pass.").waitFor();
});

scene("a question can be answered with no", { ...phone, ...figure }, async (page) => {
  await cell(page, "e3").tap();
  await cell(page, "f3").tap();
  await question(page).waitFor();
  assert.equal(await page.locator(".tip-line").count(), 0, "there is only one thing to put away");
  await page.locator(".status").getByRole("button", { name: "Cancel" }).tap();
  await question(page).waitFor({ state: "detached" });
  assert.equal(await page.locator(".cell[aria-selected=true]").count(), 0);
  assert.equal((await list(page)).moves.length, 0);
});

scene("a question is asked beside the board, names the move and moves nothing", { ...smallPhone, ...figure }, async (page) => {
  const board = () => page.locator(".board-svg").boundingBox();
  const before = await board();
  const ask = async () => {
    await cell(page, "e3").tap();
    await cell(page, "f3").tap();
    await question(page).getByText("Play e3-f3", { exact: true }).waitFor();
  };
  await ask();
  assert.match(await status(page).innerText(), /^7 stacks fall off: you\u00a0−4, opponent\u00a0−11\.$/);
  assert.equal(await page.locator(".board-tip").count(), 0, "nothing covers the board");
  assert.deepEqual(await board(), before, "the board stays where it is");
  const { height, top, bottom } = await page.locator(".status").evaluate((line) => {
    // The button for help is larger to touch than to see.
    const inner = [...line.children].filter((child) => !child.matches(".help-button")).map((child) => child.getBoundingClientRect());
    return { height: line.clientHeight, top: Math.min(...inner.map(({ top }) => top)), bottom: Math.max(...inner.map(({ bottom }) => bottom)) };
  });
  assert.ok(bottom - top <= height + 1, `the question fits its line: ${bottom - top} in ${height}`);
  await page.touchscreen.tap(2, before.y + before.height / 2);
  assert.equal(await question(page).count(), 0, "a press beside the cells is a no");
  await ask();
  await cell(page, "f3").tap();
  await page.locator(".board:not(.is-asking)").waitFor();
  await button(page, "Take back").click();
  await status(page).getByText("Your move.").waitFor({ state: "attached" });
  await ask();
  await question(page).tap();
  await page.locator(".board:not(.is-asking)").waitFor();
  await page.locator(".is-ghost").waitFor({ state: "detached" });
});

scene("on a phone on its side, a question has room for its words", { ...phone, viewport: { width: 844, height: 390 }, ...figure }, async (page) => {
  await cell(page, "e3").tap();
  await cell(page, "f3").tap();
  const [card, words, button] = await Promise.all([page.locator(".status"), status(page), question(page)].map((part) => part.boundingBox()));
  assert.ok(words.width > 0.8 * card.width && words.y >= card.y, JSON.stringify([card, words]));
  assert.ok(button.y >= words.y + words.height && button.y + button.height <= card.y + card.height, JSON.stringify([card, button]));
});

scene("a mouse that has rested on the target is not asked, a hasty one is", kept(FIGURE_3), async (page) => {
  await page.clock.install();
  await page.reload();
  await page.clock.pauseAt(Date.now() + 60_000);
  await cell(page, "e3").click();
  await cell(page, "f3").click();
  await question(page).waitFor();
  await page.keyboard.press("Escape");
  await cell(page, "e3").click();
  await cell(page, "f3").hover();
  await page.clock.fastForward(400);
  await cell(page, "f3").click();
  await status(page).getByText(/^Black to move/).waitFor();
  assert.deepEqual((await list(page)).moves, ["e3-f3"]);
});

scene("a stack that is dragged onto its target is not asked about", kept(FIGURE_3), async (page) => {
  await page.mouse.move(...(await middle(page, "e3")));
  await page.mouse.down();
  await page.mouse.move(...(await middle(page, "f3")), { steps: 6 });
  await page.locator(".is-ghost").first().waitFor();
  await page.mouse.up();
  await status(page).getByText(/^Black to move/).waitFor();
});

for (const colorScheme of ["light", "dark"]) {
  scene(`a considered move shows what it makes and what falls, in the colours of the owners: ${colorScheme}`, { ...figure, colorScheme }, async (page) => {
    await cell(page, "e3").click();
    assert.equal(await numberOn(page, "f3"), "");
    await cell(page, "f3").hover();
    await page.locator(".is-ghost").first().waitFor();
    assert.equal(await numberOn(page, "f3"), "2", "the stack as it would stand there");
    const ghosts = await page.locator(".is-ghost").evaluateAll((ghosts) =>
      ghosts.map((ghost) => {
        const { opacity, filter } = getComputedStyle(ghost.querySelector(".stack-drawing"));
        const outline = getComputedStyle(ghost.querySelector(".ghost-outline path"));
        const number = ghost.querySelector(".ghost-outline .height");
        let fading = 1;
        for (let around = number; around && around !== ghost; around = around.parentElement) fading *= getComputedStyle(around).opacity;
        return { opacity, filter, dashes: outline.strokeDasharray !== "none", fading };
      }),
    );
    assert.equal(ghosts.length, 7);
    for (const ghost of ghosts) assert.deepEqual(ghost, { opacity: "0.55", filter: "none", dashes: true, fading: 1 });
    await page.locator(".status.loss").waitFor();
  });
}

scene("good news is not red, and nobody loses nothing", nearlyOver, async (page) => {
  await cell(page, "d3").click();
  await cell(page, "c3").hover();
  await status(page).getByText("d3-c3: 1 stack falls off: Black\u00a0−1.", { exact: true }).waitFor();
  assert.equal(await page.locator(".status.loss").count(), 0);
  await cell(page, "e3").hover();
  await status(page).getByText("d3-e3: 1 stack falls off: White\u00a0−2.", { exact: true }).waitFor();
  await page.locator(".status.loss").waitFor();
});

for (const [name, options] of Object.entries({ desktop: {}, phone, "small phone": smallPhone })) {
  scene(`coordinates are on the rim, and nothing covers them: ${name}`, { ...options, ...kept(FULL) }, async (page) => {
    const { count, odd } = await page.evaluate(() => {
      const [rim, field, svg] = [".board-rim", ".board-field", ".board-svg"].map((name) => document.querySelector(name));
      const isIn = (shape, at) => shape.isPointInFill(at) || shape.isPointInStroke(at);
      const discs = [...document.querySelectorAll(".board-stacks .face")].map((face) => face.getBoundingClientRect());
      const stacks = document.querySelector(".board-stacks");
      const names = [...document.querySelectorAll(".board-names text")];
      const odd = names.filter((name) => {
        const at = svg.createSVGPoint();
        [at.x, at.y] = [Number(name.getAttribute("x")), Number(name.getAttribute("y"))];
        const box = name.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const isUnder = discs.some((disc) => Math.hypot(disc.x + disc.width / 2 - x, disc.y + disc.height / 2 - y) < disc.width / 2 + 3);
        const isAbove = stacks.compareDocumentPosition(name) & Node.DOCUMENT_POSITION_FOLLOWING;
        return !isIn(rim, at) || isIn(field, at) || isUnder || !isAbove;
      });
      return { count: names.length, odd: odd.map((name) => name.textContent) };
    });
    assert.equal(count, 28);
    assert.deepEqual(odd, []);
  });
}

scene("the stacks that can move have a rim, which can be switched off", kept(FULL), async (page) => {
  const rims = page.locator(".ring.is-movable");
  const able = await inviting(page);
  assert.ok(able.length > 0);
  assert.equal(await rims.count(), able.length);
  await cell(page, able[0]).click();
  await rims.first().waitFor({ state: "detached" });
  await page.keyboard.press("Escape");
  await rims.first().waitFor();
  await page.locator(".settings-button").click();
  await page.getByLabel("My stacks that can move", { exact: true }).click();
  await page.keyboard.press("Escape");
  assert.equal(await rims.count(), 0);
});

scene("blocked stacks are marked above the stacks", { stored: { ...kept(FULL).stored, "dvonn.settings": JSON.stringify({ version: 1, value: { overlays: { blocked: true } } }) } }, async (page) => {
  await page.locator(".blocked").first().waitFor();
  const isAbove = await page.locator(".blocked").first().evaluate((mark) => {
    const stacks = document.querySelector(".board-stacks");
    return Boolean(stacks.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING);
  });
  assert.ok(isAbove);
});

scene("lines, nodes, coordinates and unknown pieces can be seen in every look", { path: analysed }, async (page) => {
  await page.locator(".piece-unknown").first().waitFor();
  for (const look of ["lines", "wood"]) {
    for (const theme of ["light", "dark"]) {
      const colors = await page.evaluate(
        ([look, theme]) => {
          document.documentElement.dataset.board = look;
          document.documentElement.dataset.theme = theme;
          const of = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
          return {
            field: of(".board-field", "fill"),
            rim: of(".board-rim", "fill"),
            line: of(".board-grid", "stroke"),
            node: of(".board-nodes", "stroke"),
            name: of(".board-names text", "fill"),
            movable: of(".ring.is-movable", "stroke"),
            unknown: of(".wall.piece-unknown", "fill"),
            white: of(".wall.piece-white", "fill"),
          };
        },
        [look, theme],
      );
      for (const [what, on, least] of [["line", "field", 3], ["node", "field", 3], ["movable", "field", 3], ["name", "rim", 4.5], ["unknown", "white", 2]]) {
        const found = contrast(colors[what], colors[on]);
        assert.ok(found >= least, `${what} on ${on}, ${look} ${theme}: ${found.toFixed(2)}`);
      }
    }
  }
});

scene("the name of the aimed cell is near the pointer", kept(undefined), async (page) => {
  // However slow the machine is, this is no long press.
  await stopClock(page);
  await page.mouse.move(...(await middle(page, "a1")));
  await page.mouse.down();
  const [x, y] = await middle(page, "e1");
  await page.mouse.move(x, y, { steps: 8 });
  const label = page.locator(".board-tip", { hasText: /^e1$/ });
  await label.waitFor();
  const box = await label.boundingBox();
  const far = Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));
  assert.ok(far < 100, `${far} pixels away`);
  await page.keyboard.press("Escape");
  await page.mouse.up();
});

scene("while a stack is held, the line is about that stack and not about a hint", { stored: {} }, async (page) => {
  await begin(page, { opponent: "Two players", board: "Random" });
  await button(page, "Hint").click();
  await status(page).getByText(/^Hint: .*ook around/).waitFor();
  await button(page, "Hint").click();
  await status(page).getByText(/^Hint: look at the stack on/).waitFor();
  const [, hinted] = (await status(page).innerText()).match(/on ([a-k][1-5])/);
  const other = (await inviting(page)).find((name) => name !== hinted);
  const [x, y] = await middle(page, other);
  await page.mouse.move(x, y);
  await page.mouse.down();
  // Far enough to lift it, but not to another cell.
  await page.mouse.move(x + 24, y, { steps: 4 });
  await status(page).getByText(new RegExp(`^${other} selected`)).waitFor();
  await page.keyboard.press("Escape");
  await page.mouse.up();
});

scene("what is not known about a stack is not said again and again", { path: analysed }, async (page) => {
  await cell(page, "e4").waitFor();
  assert.equal(await cell(page, "e4").getAttribute("aria-label"), "e4: black stack of 5");
  const told = await page.locator("[data-cell]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-description") ?? ""));
  assert.deepEqual(told.filter((text) => text.split("unknown").length > 2), []);
});
