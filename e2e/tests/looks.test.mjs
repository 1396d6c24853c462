// Every page and sheet: axe finds nothing serious in either theme, and all texts are translated in all languages.
import assert from "node:assert/strict";
import { accessible, desktop, isLong, phone, theatre } from "../lib.mjs";
import { FULL, keptGame, pages } from "../pages.mjs";
import { cell, choose, list } from "../player.mjs";
import { keys, languages, words } from "../words.mjs";

const { scene } = theatre();

scene("a chosen theme takes precedence over the system's", { path: "settings", colorScheme: "dark" }, async (page) => {
  await choose(page, "Colours", "Light");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  await page.reload();
  await page.locator("html[data-theme=light]").waitFor();
});

/** Texts that are the same in every language. */
const SHARED = /^(DVONN|SVG|PNG|JSON|Little Golem|\d+ min \+ \d+ s|[a-k][1-5](-[a-k][1-5])?)$/;
/** Words that are spelled as in English. */
const ALIKE = { es: ["Club"], pl: [], ro: ["Expert"], uk: [], it: ["Newsletter", "Volume"] };

const names = await keys();

/** Pages that contain every kind of text. They are checked in all languages every time, the others only in the long tests. */
const READ = ["start", "stacking", "engine", "step", "rules"];

for (const one of pages) {
  const { name, path, stored } = one;
  const tags = isLong || READ.includes(name) ? Object.keys(languages) : ["en"];
  scene(`nothing serious for axe in both themes, and all words in ${tags.join(", ")}: ${name}`, { path, stored }, async (page) => {
    await one.prepare?.(page);
    let english;
    for (const tag of tags) {
      await speak(page, tag, path === "settings");
      await one.open?.(page, await words(tag));
      await page.locator(`html[lang=${tag}]`).waitFor();
      if (tag === "en") {
        await accessibleInBothThemes(page);
        english = new Set(await readable(page));
        assert.ok(english.size > 3, "there is something to read");
      } else {
        await translated(page, tag, english);
      }
      if (one.open) await page.keyboard.press("Escape");
    }
  });
}

async function accessibleInBothThemes(page) {
  // The themes differ in nothing but colours.
  for (const [colorScheme, rules] of [["light"], ["dark", ["color-contrast", "link-in-text-block"]]]) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await accessible(page, { rules });
  }
}

/** Fails if a text shows its key or an unfilled variable, or is still in English. */
async function translated(page, tag, english) {
  const texts = await readable(page);
  const isRaw = (text) => names.some((key) => text.split(/\s/).includes(key)) || /[{}$\u2068\u2069]/.test(text);
  assert.deepEqual(texts.filter(isRaw), [], tag);
  const isLeft = (text) => english.has(text) && /\p{L}{3}/u.test(text) && !SHARED.test(text) && !ALIKE[tag].includes(text);
  assert.deepEqual(texts.filter(isLeft), [], tag);
}

scene("the language follows the browser, and a choice is remembered", { locale: "pl-PL", path: "settings" }, async (page) => {
  await page.locator("html[lang=pl]").waitFor();
  await page.locator("#settings select").selectOption("uk");
  await page.locator("html[lang=uk]").waitFor();
  await page.reload();
  await page.locator("html[lang=uk]").waitFor();
});

const running = pages.find(({ name }) => name === "stacking");
scene("switching the language keeps the game", running, async (page) => {
  const before = await list(page);
  assert.deepEqual(before.moves, ["a1-b2", "k5-k4"]);
  for (const tag of Object.keys(languages)) {
    await speak(page, tag);
    assert.deepEqual(await list(page), before);
  }
});

const clocked = (moves, start) => {
  const kept = JSON.parse(keptGame(moves, { black: { engine: "beginner" }, start }));
  kept.value.record = `[TimeControl "900+10"]\n${kept.value.record}`;
  kept.value.left = [899_000, 900_000];
  return JSON.stringify(kept);
};
const sideways = { ...phone, viewport: { width: 844, height: 390 } };

for (const [what, options, game] of [
  ["placing", desktop, clocked("1. f3 a1")],
  ["placing in a small window", { viewport: { width: 1000, height: 700 } }, clocked("1. f3 a1")],
  ["stacking", desktop, clocked("", FULL)],
  ["stacking on a phone on its side", sideways, clocked("", FULL)],
]) {
  const overlays = { targets: true, blocked: false, lifelines: true, falls: true, tempo: true };
  const stored = { "dvonn.game": game, "dvonn.settings": JSON.stringify({ version: 1, value: { overlays } }) };
  scene(`the bars of a game with clocks keep their size in every language: ${what}`, { ...options, stored }, async (page) => {
    for (const tag of Object.keys(languages)) {
      await page.evaluate((tag) => {
        const kept = JSON.parse(localStorage.getItem("dvonn.settings"));
        kept.value.language = tag;
        localStorage.setItem("dvonn.settings", JSON.stringify(kept));
      }, tag);
      await page.reload();
      await page.locator(`html[lang=${tag}] .game .clock`).first().waitFor();
      const odd = await page.evaluate(() => {
        const high = (selector, most) => [...document.querySelectorAll(selector)].filter((element) => element.offsetHeight > most).map((element) => element.outerHTML);
        const narrow = [...document.querySelectorAll(".game .name")].filter((name) => name.scrollWidth > name.clientWidth && name.clientWidth < 60);
        const wide = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
        return [...high(".game > .player-bar", 64), ...high(".game .score", 36), ...high(".game .clock", 36), ...narrow.map((name) => name.outerHTML), ...wide];
      });
      assert.deepEqual(odd, [], tag);
    }
  });
}

scene("on a phone on its side, no name lies on the score or the clock", { ...sideways, stored: { "dvonn.game": clocked("", FULL) } }, async (page) => {
  for (const tag of Object.keys(languages)) {
    await page.evaluate((tag) => localStorage.setItem("dvonn.settings", JSON.stringify({ version: 1, value: { language: tag } })), tag);
    await page.reload();
    await page.locator(`html[lang=${tag}] .game .clock`).first().waitFor();
    const odd = await page.evaluate(() => {
      const range = document.createRange();
      const box = (element) => (range.selectNodeContents(element), range.getBoundingClientRect());
      return [...document.querySelectorAll(".game > .player-bar")].flatMap((bar) => {
        const name = box(bar.querySelector(".name"));
        const isOn = (other) => name.right > other.left + 1 && name.left < other.right - 1 && name.bottom > other.top + 1 && name.top < other.bottom - 1;
        const outside = name.bottom > bar.getBoundingClientRect().bottom + 1 ? ["the name leaves the bar"] : [];
        return [...[".score", ".clock"].filter((part) => isOn(box(bar.querySelector(part)))), ...outside];
      });
    });
    assert.deepEqual(odd, [], tag);
  }
});

for (const colorScheme of ["light", "dark"]) {
  scene(`with colours of the system, pieces, marks and choices can be told apart: ${colorScheme}`, { path: "game", stored: { "dvonn.game": clocked("", FULL) }, forcedColors: "active", colorScheme }, async (page) => {
    const color = (selector, property) => page.locator(selector).first().evaluate((element, property) => getComputedStyle(element)[property], property);
    const [white, black] = [await color(".piece-white .face", "fill"), await color(".piece-black .face", "fill")];
    assert.notEqual(white, black);
    assert.notEqual(await color(".player-bar.white .disc", "backgroundColor"), await color(".player-bar.black .disc", "backgroundColor"));
    await cell(page, "k3").click();
    // Rings stand out from the field of the board.
    assert.notEqual(await color(".ring.is-picked", "stroke"), await color(".board-field", "fill"));
    await page.goto(new URL("/settings", page.url()).href);
    const [on, off] = ["checked", "not(:checked)"].map((state) => `.choice-item input:${state} + span`);
    assert.notEqual(await color(on, "outlineStyle"), await color(off, "outlineStyle"));
    assert.notEqual(await color(".switch input:checked", "backgroundColor"), await color(".switch input:not(:checked)", "backgroundColor"));
    // A number on a stack can be read.
    await page.goto(new URL("/#position=........./........../DDW3+B3......./........../........._W_M", page.url()).href);
    const height = page.locator(".height").first();
    await height.waitFor();
    assert.notEqual(await color(".piece-white .height", "fill"), await color(".piece-white .face", "fill"));
    assert.notEqual(await color(".piece-black .height", "fill"), await color(".piece-black .face", "fill"));
  });
}

/** Chooses a language on the settings sheet. */
async function speak(page, tag, isOpen = false) {
  if (!isOpen) await page.locator(".settings-button").click();
  await page.locator("#settings select").selectOption({ label: languages[tag] });
  if (!isOpen) await page.keyboard.press("Escape");
}

/** All visible text, and everything for screen readers. */
function readable(page) {
  return page.evaluate(() => {
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, data } = walker.currentNode;
      // Languages are called by their own names.
      if (!parentElement.closest("option, noscript, script") && parentElement.checkVisibility()) texts.push(data);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]")) {
      if (!element.checkVisibility()) continue;
      for (const name of ["aria-label", "title", "placeholder"]) texts.push(element.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  });
}
