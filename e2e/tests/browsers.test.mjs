// The other browsers: start a game, place, move, learn a step, analyse, and work offline.
import assert from "node:assert/strict";
import { test } from "node:test";
import { firefox, webkit } from "../browsers.mjs";
import { serve } from "../lib.mjs";
import { NEARLY_OVER, keptGame } from "../pages.mjs";

const FIGURE_3 = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W......_W_M";
const cell = (name) => `[data-cell=${name}]`;
const count = (selector) => `document.querySelectorAll(${JSON.stringify(selector)}).length`;
const placed = "document.querySelectorAll('.placed > .move').length";

for (const [name, launch] of Object.entries({ Firefox: firefox, WebKit: webkit })) {
  test(`${name} plays, teaches, analyses, and works offline`, { timeout: 300_000 }, async (context) => {
    const server = await serve();
    const browser = await launch();
    let isServing = true;
    const { open, click, until, evaluate } = browser;
    try {
      await context.test("start and place: the computer answers", async () => {
        await open(server.address);
        assert.equal(await evaluate("crossOriginIsolated"), true);
        await click(".front button[type=submit]");
        await until(count(".cell.is-inviting"));
        const before = await evaluate(placed);
        await click(".cell.is-inviting");
        await until(`${placed} >= ${before + 2}`);
      });

      await context.test("move a stack", async () => {
        const stored = JSON.stringify(keptGame("", { start: NEARLY_OVER }));
        await evaluate(`localStorage.setItem("dvonn.game", ${stored})`);
        await browser.reload();
        await click(cell("d3"));
        await until(`${count(".ring.is-target")} === 2`);
        // The stack on e3 would fall off, so the page asks for a second click, unless the mouse has rested there before the first.
        const isPlayed = "Boolean(document.querySelector('.moves-card')?.textContent.includes('d3-e3'))";
        await click(cell("e3"));
        await until(`${isPlayed} || ${count(".board.is-asking")} > 0`);
        if (!(await evaluate(isPlayed))) await click(cell("e3"));
        await until(isPlayed);
      });

      await context.test("learn a step", async () => {
        await open(`${server.address}learn/single/1`);
        // First a hint, then the stack, then the solution.
        await click(".ways button");
        await until(count(".remark"));
        await click(".ways button");
        await click(".ways button");
        await until(count(".remark.is-solution"));
        const cells = (await evaluate("document.querySelector('.remark.is-solution p').textContent")).match(/[a-k][1-5]/g);
        for (const name of cells) await click(cell(name));
        await until(count(".remark.is-right"));
      });

      await context.test("analyse: the endgame is proved", async () => {
        await open(`${server.address}#position=${FIGURE_3}`);
        await click(".engine-card [role=switch]");
        await until(count(".engine-line .badge"));
        assert.equal(await evaluate("document.querySelector('.engine-line .worth').textContent"), "+3");
      });

      await context.test("play without the server", async () => {
        await open(server.address);
        await until("navigator.serviceWorker.controller !== null");
        // Reloading would cancel what is still being loaded, and Firefox reports that as an error.
        await until("document.querySelector('.course-card p')?.textContent");
        await until("performance.getEntriesByType('resource').some(({ name }) => name.includes('/split_play-'))");
        await server.stop();
        isServing = false;
        await browser.reload();
        await until(`${count("[data-cell]")} === 49`);
      });
      assert.deepEqual(browser.problems, []);
    } finally {
      await browser.close();
      if (isServing) await server.stop();
    }
  });
}
