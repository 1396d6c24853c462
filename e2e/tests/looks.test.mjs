// Every page and sheet: nothing serious for axe in both themes, and all words in all languages.
import assert from "node:assert/strict";
import { accessible, theatre } from "../lib.mjs";
import { pages } from "../pages.mjs";
import { choose, list } from "../player.mjs";
import { keys, languages, words } from "../words.mjs";

const { scene } = theatre();

scene("a theme that was chosen goes before the machine's", { path: "settings", colorScheme: "dark" }, async (page) => {
  await choose(page, "Colours", "Light");
  assert.equal(await page.locator("html").getAttribute("data-theme"), "light");
  await page.reload();
  await page.locator("html[data-theme=light]").waitFor();
});

/** What is the same in every language. */
const SHARED = /^(DVONN|SVG|PNG|JSON|Little Golem|\d+ min \+ \d+ s|[a-k][1-5](-[a-k][1-5])?)$/;
/** Words that are spelled like the English ones. */
const ALIKE = { es: ["Club"], pl: [], ro: ["Expert"], uk: [], it: ["Volume"] };

const names = await keys();

for (const one of pages) {
  const { name, path, stored } = one;
  scene(`nothing serious for axe in both themes, and all words in all languages: ${name}`, { path, stored }, async (page) => {
    await one.prepare?.(page);
    let english;
    for (const tag of Object.keys(languages)) {
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
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
    await accessible(page);
  }
}

/** Fails if a text shows its name or a gap, or is still the English one. */
async function translated(page, tag, english) {
  const texts = await readable(page);
  const isRaw = (text) => names.some((key) => text.split(/\s/).includes(key)) || /[{}$\u2068\u2069]/.test(text);
  assert.deepEqual(texts.filter(isRaw), [], tag);
  const isLeft = (text) => english.has(text) && /\p{L}{3}/u.test(text) && !SHARED.test(text) && !ALIKE[tag].includes(text);
  assert.deepEqual(texts.filter(isLeft), [], tag);
}

scene("the language follows the browser, and the choice stays", { locale: "pl-PL", path: "settings" }, async (page) => {
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

/** Chooses a language on the settings sheet. */
async function speak(page, tag, isOpen = false) {
  if (!isOpen) await page.locator(".settings-button").click();
  await page.locator("#settings select").selectOption({ label: languages[tag] });
  if (!isOpen) await page.keyboard.press("Escape");
}

/** Everything that can be read or is read out. */
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
