// On a small phone, in every language, no label of a button, tab or field is cut off or leaves its box, and no text is cut off or lies
// on another one.
import assert from "node:assert/strict";
import { smallPhone, theatre } from "../lib.mjs";
import { oddLabels, oddTexts } from "../labels.mjs";
import { FULL, keptGame, pages } from "../pages.mjs";
import { speak } from "../player.mjs";
import { languages, words } from "../words.mjs";

const { scene } = theatre();

/** A game against the computer with clocks. */
function clocked() {
  const kept = JSON.parse(keptGame("", { black: { engine: "beginner" }, start: FULL }));
  kept.value.record = `[TimeControl "900+10"]\n${kept.value.record}`;
  kept.value.left = [899_000, 900_000];
  return { "dvonn.game": JSON.stringify(kept) };
}

const MAIN = ["start", "choices", "left-over", "games", "placing", "over", "more", "another-game", "settings", "engine", "reviewed-moves", "reviewed", "setup", "open", "export", "more-tools", "learn", "step", "step-winner", "puzzles", "trained", "puzzle", "sprint", "rules"];
const screens = [...pages.filter(({ name }) => MAIN.includes(name)), { name: "clocks", path: "game", stored: clocked() }];
assert.equal(screens.length, MAIN.length + 1);

const sizes = [smallPhone, { ...smallPhone, viewport: { width: 320, height: 568 } }];
for (const [{ name, path, stored, prepare, open }, size] of screens.flatMap((screen) => sizes.map((size) => [screen, size]))) {
  scene(`labels fit ${size.viewport.width} pixels in every language: ${name}`, { ...size, path, stored }, async (page) => {
    await prepare?.(page);
    await open?.(page, await words("en"));
    for (const tag of Object.keys(languages)) {
      await speak(page, tag);
      const { checked, odd } = await page.evaluate(oddLabels);
      assert.ok(checked > 0, `there are labels in ${tag}`);
      assert.deepEqual(odd, [], tag);
      assert.deepEqual(await page.evaluate(oddTexts), [], tag);
    }
  });
}
