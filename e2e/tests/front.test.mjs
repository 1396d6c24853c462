// The front page, the games that are kept, and going back.
import assert from "node:assert/strict";
import { clipboard, desktop, phone, smallPhone, theatre } from "../lib.mjs";
import { FULL, RESIGNED, WON, archived, games, keptGame } from "../pages.mjs";
import { begin, button, cell, choose, contrast, goOn, list, prepare, speak, unfold } from "../player.mjs";
import { languages } from "../words.mjs";

const { scene } = theatre();
const tiny = { ...phone, viewport: { width: 320, height: 568 } };
const level = (page) => page.getByRole("slider", { name: /level/ });
const pathname = (page) => new URL(page.url()).pathname;
const at = (page, path) => page.waitForURL((url) => url.pathname === path);

scene("a newcomer is told what it is, and one press starts a game", {}, async (page) => {
  await page.getByRole("heading", { level: 1, name: "Stack. Stay connected. Control the most." }).waitFor();
  const [play, learn] = await Promise.all(
    [button(page, "Play now"), page.getByRole("link", { name: "Learn it in twenty minutes" })].map((way) => way.boundingBox()),
  );
  assert.ok(Math.abs(play.height - learn.height) < 1 && Math.abs(play.width - learn.width) < 1, "both are as large");
  await button(page, "Play now").click();
  await page.locator(".game [role=grid]").waitFor();
  await at(page, "/game");
});

scene("a finger finds the course, the choices and a game", tiny, async (page) => {
  await page.getByRole("link", { name: "Learn it in twenty minutes" }).tap();
  await at(page, "/learn/taste/1");
  await page.goBack();
  await page.locator("main .front-more > summary").tap();
  await page.getByRole("group", { name: "Board" }).getByText("Random", { exact: true }).tap();
  await button(page, "Play now").tap();
  await page.locator(".game .cell.is-inviting").first().waitFor();
  assert.equal(await page.locator(".cell[aria-label$=': empty']").count(), 0, "the board is filled");
  await at(page, "/game");
});

scene("a press on the first paint counts once the program is there", { serviceWorkers: "block" }, async (page) => {
  let release;
  const pressed = new Promise((resolve) => (release = resolve));
  await page.route("**/*.wasm", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await page.locator("#shell .front-ways > *").first().click();
  await page.locator("#shell [aria-busy=true]").waitFor();
  release();
  await page.locator("main .game [role=grid]").waitFor();
});

scene("the menu of a game leads to the front page where the header is hidden", { ...phone, path: "game", stored: { "dvonn.game": keptGame("1. f3") } }, async (page) => {
  await button(page, "More").click();
  await page.getByRole("link", { name: "Front page" }).click();
  await at(page, "/");
});

const opened = JSON.stringify({ version: 2, value: { format: "dvonn-course", version: 2, done: [], at: "tempi-3" } });
scene("a newcomer who wants to learn is led to the first move", {}, async (page) => {
  await page.getByRole("link", { name: "Learn it in twenty minutes" }).click();
  await at(page, "/learn/taste/1");
  await cell(page, "e3").waitFor();
  await page.goBack();
  await at(page, "/");
});

scene("somebody who has only looked at the course is still new", { stored: { "dvonn.course": opened } }, async (page) => {
  await page.getByRole("link", { name: "Learn it in twenty minutes" }).waitFor();
});

scene("the scale answers to keys, and remembers the level", {}, async (page) => {
  await level(page).focus();
  await page.keyboard.press("End");
  await page.getByText("Computer, level 10").waitFor();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.getByText("Computer, level 2").waitFor();
  assert.equal(await page.locator(".scale .is-on").count(), 2);
  assert.equal(await level(page).getAttribute("aria-valuetext"), await page.locator(".level-how").innerText());
  await page.keyboard.press("Enter");
  await page.locator(".game [role=grid]").waitFor();
  await page.getByText("Computer, level 2").waitFor();
  await page.goBack();
  await page.locator(".front").waitFor();
  assert.equal(await level(page).inputValue(), "2");
});

// Three lost games against level 5.
const lost = [3, 2, 1].map((began) => archived(began, RESIGNED, { black: { computer: 7 } }));
scene("the computer matches the person, until the person chooses a level", { stored: { "dvonn.games": JSON.stringify({ version: 3, value: lost }) } }, async (page) => {
  const matches = () => page.locator("main").getByRole("button", { name: "Match my level", exact: true });
  await level(page).fill("9");
  await matches().click();
  assert.equal(await matches().getAttribute("aria-pressed"), "true");
  await page.locator("main .level-card").getByText("Computer, level 2").waitFor();
  await page.locator("main .level-how").getByText("Your recent games set the level").waitFor();
  await prepare(page, { side: "White" });
  await button(page, "Play now").click();
  await page.locator(".game .player-bar", { hasText: "Computer, level 2" }).waitFor();

  // After another loss, the next game is easier.
  await cell(page, "f3").click();
  await button(page, "More").click();
  await button(page, "Resign").click();
  await page.locator("dialog#resign").getByRole("button", { name: "Resign", exact: true }).click();
  const again = page.locator(".end-card").getByRole("button", { name: /^Rematch/ });
  await again.getByText("level 1").waitFor();
  await again.click();
  await page.locator(".game .player-bar", { hasText: "Computer, level 1" }).waitFor();

  await page.goto(new URL("/", page.url()).href);
  await matches().waitFor();
  assert.equal(await matches().getAttribute("aria-pressed"), "true");
  assert.equal(await level(page).inputValue(), "1");
  await level(page).fill("4");
  assert.equal(await matches().getAttribute("aria-pressed"), "false");
  await page.locator("main .level-how").getByText("Sees half of your replies").waitFor();
});

scene("a tap on a part of the scale chooses it", tiny, async (page) => {
  const box = await page.locator(".scale").boundingBox();
  assert.ok(box.height >= 44);
  for (const number of [1, 4, 7, 10]) {
    await page.touchscreen.tap(box.x + ((number - 0.5) * box.width) / 10, box.y + box.height / 2);
    assert.equal(await level(page).inputValue(), String(number));
  }
});

scene("on the little boards, black pieces can be seen in both themes", {}, async (page) => {
  await unfold(page);
  for (const theme of ["light", "dark"]) {
    const [rim, field] = await page.evaluate((theme) => {
      document.documentElement.dataset.theme = theme;
      const board = document.querySelector(".board-kind svg");
      return [getComputedStyle(board.querySelector(".mini-rim")).stroke, getComputedStyle(board).backgroundColor];
    }, theme);
    assert.ok(contrast(rim, field) >= 3, `${theme}: ${rim} on ${field}`);
  }
});

scene("the short game repeats and can be paused", { reducedMotion: "no-preference" }, async (page) => {
  const board = () => page.locator(".front .cell").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label")).join());
  const first = await board();
  await page.waitForFunction((first) => [...document.querySelectorAll(".front .cell")].map((cell) => cell.getAttribute("aria-label")).join() !== first, first);
  await button(page, "Pause").click();
  await button(page, "Show a short game").waitFor();
  assert.equal(await page.locator(".front [role=img]").getAttribute("aria-label"), "A short game that repeats: stacks jump, a link is cut, and what is cut off falls.");
});

scene("with reduced motion the short game waits", {}, async (page) => {
  await button(page, "Show a short game").waitFor();
});

scene("a game that is not over is shown as it stands, and a new one does not destroy it", { path: "", stored: { "dvonn.game": keptGame("1. f3 a1 2. c5") } }, async (page) => {
  await page.locator(".front-caption").getByText("Your game: White – Black").waitFor();
  await goOn(page).click();
  assert.equal((await list(page)).placed, 3);
  await page.goBack();
  await begin(page, { opponent: "Two players", board: "Random" });
  assert.equal((await list(page)).moves.length, 0);
  await page.goBack();
  const old = page.locator(".game-item").filter({ hasText: "Unfinished" });
  await old.getByRole("button", { name: "Continue" }).click();
  await page.locator(".game [role=grid]").waitFor();
  assert.equal((await list(page)).placed, 3);
});

scene("back leads from a game to the front page, and a page without a game does too", { path: "game" }, async (page) => {
  await at(page, "/");
  await begin(page, { opponent: "Two players", board: "Full game" });
  assert.equal(await page.title(), "White – Black · Play · DVONN");
  await cell(page, "f3").click();
  await page.reload();
  await page.getByText("1 placement", { exact: true }).waitFor();
  await page.goBack();
  await page.locator(".front").waitFor();
  assert.equal(pathname(page), "/");
});

scene("a game that was opened by its address has the front page below it", { stored: { "dvonn.game": keptGame("1. f3") } }, async (page) => {
  await page.locator(".game [role=grid]").waitFor();
  await page.goBack();
  await page.locator(".front-caption").getByText("Your game").waitFor();
  assert.equal(pathname(page), "/");
});

scene("a link that is followed while a closed sheet leaves the history leads to its page", { path: "analyse" }, async (page) => {
  // A browser with much to do takes its time to go back.
  await page.evaluate(() => {
    const back = history.back.bind(history);
    history.back = () => (window.goBackNow = back);
  });
  await button(page, "Settings").click();
  await page.locator("dialog#settings").waitFor();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => window.goBackNow);
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await page.evaluate(() => window.goBackNow());
  await at(page, "/learn");
  await page.locator(".learn").waitFor();
  await page.goBack();
  await at(page, "/analyse");
});

scene("back closes a sheet and the setup editor, and nothing else", { path: "analyse" }, async (page) => {
  await button(page, "Settings").click();
  const settings = page.locator("dialog#settings");
  await settings.waitFor();
  await page.goBack();
  await settings.waitFor({ state: "hidden" });
  await page.locator(".analysis").waitFor();
  await button(page, "Settings").click();
  await settings.waitFor();
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  await page.waitForFunction(() => history.state !== "layer");
  await button(page, "Set up a position").click();
  await page.locator(".setup").waitFor();
  await page.goBack();
  await page.locator(".analysis:not(.setup)").waitFor();
  await page.getByRole("link", { name: "Learn", exact: true }).click();
  await at(page, "/learn");
  await page.goBack();
  await at(page, "/analyse");
});

scene("two players have names, on the bars and in their games", {}, async (page) => {
  await unfold(page);
  const names = page.getByRole("group", { name: "Player names" });
  await names.getByLabel("White").fill("Ann");
  await names.getByLabel("Black").fill("Ben");
  await begin(page, { opponent: "Two players", board: "Full game" });
  assert.deepEqual((await page.locator(".player-bar .name").allInnerTexts()).sort(), ["Ann", "Ben"]);
  await cell(page, "f3").click();
  const downloaded = page.waitForEvent("download");
  await button(page, "More").click();
  await button(page, "Save game").click();
  assert.match((await downloaded).suggestedFilename(), /^dvonn-[\d-]+-ann-ben\.dvonn$/);
  await page.waitForFunction(() => history.state !== "layer");
  await page.goBack();
  await page.locator(".front-caption").getByText("Your game: Ann – Ben").waitFor();
});

scene("a clock can have its own times", {}, async (page) => {
  await prepare(page, { clock: "Custom" });
  await page.getByLabel("Minutes per player").fill("7");
  await page.getByLabel("Extra seconds per move").fill("3");
  await page.keyboard.press("Tab");
  await begin(page, { opponent: "Two players", board: "Random" });
  assert.deepEqual(await page.locator(".clock").allInnerTexts(), ["7:00", "7:00"]);
  await page.goBack();
  await unfold(page);
  assert.equal(await page.getByLabel("Minutes per player").inputValue(), "7");
});

scene("games are kept: replayed, saved, continued, and deleted with a way back", { path: "", stored: { "dvonn.games": games } }, async (page) => {
  const items = page.locator(".game-item");
  await items.first().waitFor();
  assert.deepEqual(await items.locator("h3").allInnerTexts(), ["Ann – Ben", "Computer, level 2"]);
  await items.first().getByText("White wins by 3", { exact: true }).waitFor();
  assert.equal(await items.locator("svg").count(), 2);
  const downloaded = page.waitForEvent("download");
  await items.nth(1).getByRole("button", { name: "Save" }).click();
  assert.match((await downloaded).suggestedFilename(), /^dvonn-2025-11-1\d-level-2\.dvonn$/);
  await items.first().getByRole("button", { name: "Delete" }).click();
  await page.getByText("Game deleted.").waitFor();
  assert.equal(await items.count(), 1);
  await button(page, "Undo").click();
  await items.nth(1).waitFor();
  await items.first().getByRole("button", { name: "Replay" }).click();
  await at(page, "/analyse");
  await page.getByText("3 of 3: c3-a3").waitFor();
  await page.goBack();
  await page.getByRole("link", { name: "All games" }).click();
  await at(page, "/games");
  await items.nth(1).getByRole("button", { name: "Continue" }).click();
  await at(page, "/game");
  await page.locator(".game [role=grid]").waitFor();
});

scene("games are opened, deleted and put back by keyboard, and the focus is never lost", { path: "games", stored: { "dvonn.games": games } }, async (page) => {
  const items = page.locator(".game-item");
  const focused = () => page.evaluate(() => document.activeElement.textContent);
  await items.first().getByRole("button", { name: "Delete" }).focus();
  await page.keyboard.press("Enter");
  await page.getByText("Game deleted.").waitFor();
  assert.equal(await focused(), "Undo");
  await page.keyboard.press("Enter");
  await items.nth(1).waitFor();
  await page.locator(".game-list:focus").waitFor();
  await page.keyboard.press("Tab");
  assert.equal(await focused(), "Replay");
  await page.keyboard.press("Enter");
  await at(page, "/analyse");
  await page.getByText("3 of 3: c3-a3").waitFor();
});

scene("games are continued, deleted and put back by touch", { ...tiny, path: "games", stored: { "dvonn.games": games } }, async (page) => {
  const items = page.locator(".game-item");
  await items.first().getByRole("button", { name: "Delete" }).tap();
  await button(page, "Undo").tap();
  await items.nth(1).getByRole("button", { name: "Continue" }).tap();
  await at(page, "/game");
  await page.locator(".game [role=grid]").waitFor();
});

for (const { title, record, level, advice } of [
  { title: "two wins", record: WON, level: "level 3", advice: "Two wins in a row: try the next level?" },
  { title: "two heavy losses", record: RESIGNED, level: "level 1", advice: "Two heavy losses: an easier level may be more fun." },
]) {
  const [last, before] = [2, 1].map((began) => archived(began, record, { black: { computer: 2 } }));
  const stored = {
    "dvonn.game": JSON.stringify({ version: 3, value: last }),
    "dvonn.games": JSON.stringify({ version: 3, value: [last, before] }),
  };
  scene(`after ${title}, the end card offers another level`, { stored }, async (page) => {
    const card = page.locator(".end-card");
    await card.getByText(advice).waitFor();
    const offered = card.locator(".other-level.advised");
    await offered.getByText(level).waitFor();
    await offered.click();
    await page.locator(".game").getByText(`Computer, ${level}`).first().waitFor();
  });
}

scene("after one win, no other level is suggested", { stored: { "dvonn.game": JSON.stringify({ version: 3, value: archived(1, WON, { black: { computer: 2 } }) }) } }, async (page) => {
  await page.locator(".end-card .other-level").first().waitFor();
  assert.equal(await page.locator(".end-card .advice, .end-card .advised").count(), 0);
});

const played = [3, 2, 1].map((began) => archived(began, WON, { black: { computer: 2 } }));
for (const [count, isShown] of [[2, true], [3, false]]) {
  const stored = { "dvonn.games": JSON.stringify({ version: 3, value: played.slice(0, count) }) };
  scene(`after ${count} games, the board ${isShown ? "still" : "no longer"} shows which stacks can move`, { path: "", stored }, async (page) => {
    await begin(page, { opponent: "Two players", board: "Random" });
    await page.locator(".cell.is-inviting").first().waitFor();
    assert.equal((await page.locator(".ring.is-movable").count()) > 0, isShown);
  });
}

scene("a shared position stays in the address until the analysis changes", { path: `#position=${FULL.replaceAll(" ", "_")}` }, async (page) => {
  await page.locator(".analysis").waitFor();
  assert.match(new URL(page.url()).hash, /^#position=WBBBWWBDB/);
  await page.reload();
  await cell(page, "a1").click();
  await cell(page, "b2").click();
  await page.waitForFunction(() => location.hash === "", undefined, { polling: 50 });
});

scene("the address of the settings becomes that of the front page", { path: "settings" }, async (page) => {
  await page.locator("dialog#settings").waitFor();
  assert.equal(pathname(page), "/");
  await page.keyboard.press("Escape");
  await page.locator("dialog#settings").waitFor({ state: "hidden" });
  await page.locator(".front").waitFor();
  assert.equal(pathname(page), "/");
});

scene("a page that is reloaded with an open sheet leaves the sheet's place in the history", { path: "analyse" }, async (page) => {
  await button(page, "Settings").click();
  await page.locator("dialog#settings").waitFor();
  await page.reload();
  await page.locator(".analysis").waitFor();
  await page.waitForFunction(() => history.state !== "layer");
  assert.equal(await page.locator("dialog[open]").count(), 0);
});

scene("a game that ends is kept", { stored: { "dvonn.game": keptGame("1. a1-b2 k5-k4", { start: FULL }) } }, async (page) => {
  await button(page, "More").click();
  await button(page, "Resign").click();
  await page.locator("dialog#resign").getByRole("button", { name: "Resign", exact: true }).click();
  await page.locator(".end-card").waitFor();
  await page.locator(".end-card").getByRole("button", { name: "New game" }).click();
  await page.locator(".game-item").getByText("White resigned: Black wins.").waitFor();
});

scene("one can play on from an analysed position", { path: `#position=${FULL.replaceAll(" ", "_")}`, permissions: clipboard }, async (page) => {
  await page.locator(".tools-card").getByRole("button", { name: "More" }).click();
  await button(page, "Play on from here").click();
  await page.getByText("You start from this position.").waitFor();
  await prepare(page, { level: 1, side: "White" });
  await button(page, "Play now").click();
  await page.locator(".game [role=grid]").waitFor();
  await page.getByRole("gridcell", { name: /^f3: DVONN piece/ }).waitFor();
  assert.equal((await list(page)).moves.length, 0);
});

for (const [size, options] of Object.entries({ tiny, zoomed: { ...desktop, viewport: { width: 320, height: 256 } }, desktop })) {
  scene(`in every language nothing leaves the window or lies on something else: ${size}`, options, async (page) => {
    await unfold(page);
    await choose(page, "Clock", "Custom");
    for (const tag of Object.keys(languages)) {
      await page.evaluate((tag) => {
        const newValue = JSON.stringify({ version: 1, value: { language: tag } });
        localStorage.setItem("dvonn.settings", newValue);
        dispatchEvent(new StorageEvent("storage", { key: "dvonn.settings", newValue, storageArea: localStorage }));
      }, tag);
      await page.locator(`html[lang=${tag}]`).waitFor();
      assert.deepEqual(await page.evaluate(overlaps), [], tag);
    }
  });
}

/** Pairs of things that lie on each other, and what leaves the window sideways. Runs in the page. */
function overlaps() {
  const parts = [...document.querySelectorAll(".head a, .head button, .front-board .board-place, .front-caption > *, .front-title, .front-about, .level-card, .start-form button, .start-form a, summary, .choice-item, .field, .colophon")].filter((part) => part.checkVisibility());
  const boxes = parts.map((part) => [part, part.getBoundingClientRect()]);
  const name = (part) => `${part.tagName}.${part.className} ${part.textContent.slice(0, 30)}`;
  const odd = [];
  const scroller = document.querySelector(".front");
  if (scroller.scrollWidth > scroller.clientWidth || document.documentElement.scrollWidth > innerWidth) odd.push("scrolls sideways");
  boxes.forEach(([part, box], index) => {
    if (box.left < -1 || box.right > innerWidth + 1) odd.push(`${name(part)} leaves the window`);
    for (const [other, around] of boxes.slice(index + 1)) {
      const isInHead = (one) => one.closest(".head") !== null;
      // The page scrolls below the header.
      if (isInHead(part) !== isInHead(other)) continue;
      const [width, height] = [Math.min(box.right, around.right) - Math.max(box.left, around.left), Math.min(box.bottom, around.bottom) - Math.max(box.top, around.top)];
      if (width > 1 && height > 1 && !part.contains(other) && !other.contains(part)) odd.push(`${name(part)} lies on ${name(other)}`);
    }
  });
  return odd;
}

for (const [size, options] of Object.entries({ desktop, phone })) {
  scene(`the first paint is what the program draws: ${size}`, { ...options, serviceWorkers: "block", locale: "it-IT" }, async (page) => {
    const measure = (root) =>
      page.evaluate((root) => {
        const box = (selector) => document.querySelector(`${root} ${selector}`).getBoundingClientRect();
        const visible = (selector) => [...document.querySelectorAll(`${root} ${selector}`)].find((part) => part.checkVisibility()).getBoundingClientRect();
        const boxes = [box(".front-board .board-place"), visible(".front-title"), visible(".front-about"), box(".level-card"), visible(".front-ways > .primary")];
        return boxes.map(({ x, y, width, height }) => [x, y, width, height].map(Math.round));
      }, root);
    const drawn = await measure("main");
    let release;
    const held = new Promise((resolve) => (release = resolve));
    await page.route("**/page*.wasm", async (route) => {
      await held;
      await route.continue();
    });
    await page.reload({ waitUntil: "commit" });
    await page.locator("html[lang=it] #shell .level-card").waitFor();
    assert.deepEqual(await measure("#shell"), drawn);
    release();
    await page.locator("main .front").waitFor();
  });
}

for (const [name, options] of Object.entries({ smallPhone, tiny })) {
  scene(`the buttons that start a game and the course are in view in every language: ${name}`, options, async (page) => {
    const { height } = options.viewport;
    for (const tag of Object.keys(languages)) {
      await speak(page, tag);
      const bottoms = await page.locator("main .front-ways .primary").evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().bottom));
      assert.equal(bottoms.length, 2);
      for (const bottom of bottoms) assert.ok(bottom <= height, `${tag}: it ends at ${bottom} of ${height} pixels`);
    }
  });
}

const some = JSON.stringify({ version: 2, value: { format: "dvonn-course", version: 2, done: ["taste-1", "taste-2", "taste-3", "taste-4", "taste-5", "board-1"], at: "board-2" } });
scene("the course shows how full each chapter is", { stored: { "dvonn.course": some } }, async (page) => {
  const parts = page.locator(".chapter-bar > span");
  await parts.first().waitFor();
  const full = await parts.evaluateAll((parts) => parts.map((part) => parseFloat(part.firstElementChild.style.width)));
  assert.equal(full.length, 21);
  assert.equal(full[0], 100);
  assert.ok(full[1] > 25 && full[1] < 40, `${full[1]} %`);
  assert.deepEqual([...new Set(full.slice(2))], [0]);
});
