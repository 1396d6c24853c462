// Whole games against the weakest computer, from the first placement to the count.
import assert from "node:assert/strict";
import { describe } from "node:test";
import { isLong, theatre } from "../lib.mjs";
import { begin, button, cell, chance, counted, inviting, list, stackMove, turn } from "../player.mjs";

const { scene } = theatre();

// In parallel, because most of the time both wait for the computer, which plays slowly enough to follow.
describe("whole games", { concurrency: 2 }, () => {
  const whole = isLong ? scene : () => {};
  whole("a whole game by mouse", {}, async (page) => {
    await begin(page, { level: 1, side: "White", board: "Full game" });
    const choose = chance(1);
    for (let placed = 0; placed < 3; placed++) {
      assert.equal(await turn(page), "move");
      await cell(page, choose(await inviting(page))).click();
    }
    await turn(page);
    assert.equal((await list(page)).placed, 6);
    await button(page, "Fill").click();
    await page.getByText("49 placements").waitFor();

    for (let what; (what = await turn(page)) !== "over"; ) {
      if (what === "pass") await button(page, "Pass").click();
      else await stackMove(page, (name) => cell(page, name).click(), choose);
    }
    await counted(page, "white");
  });

  scene("a whole game by keyboard alone", {}, async (page) => {
    // Any use of the mouse is logged as a problem.
    await page.evaluate(() => addEventListener("pointerdown", () => console.error("the mouse was used"), true));
    const { keyboard } = page;
    await page.locator("#level").waitFor();
    await tabTo(page, "#level");
    await keyboard.press("Home");
    await page.getByRole("slider", { name: "Computer, level 1", exact: true }).waitFor();
    await tabTo(page, ".front-more summary");
    await keyboard.press("Enter");
    await page.locator("input[name=side]").first().waitFor();
    await tabTo(page, "input[name=side]");
    await keyboard.press("ArrowRight");
    assert.ok(await page.getByRole("radio", { name: "Black" }).isChecked());
    await tabTo(page, "button[type=submit]");
    await keyboard.press("Enter");

    const choose = chance(2);
    for (let placed = 0; placed < 24; placed++) {
      assert.equal(await turn(page), "move");
      await keyboard.type(choose(await inviting(page)));
    }
    await page.getByText("49 placements").waitFor();

    const press = async (name) => {
      await walkTo(page, name);
      await keyboard.press("Enter");
    };
    for (let what; (what = await turn(page)) !== "over"; ) {
      if (what === "pass") {
        // A forced pass happens by itself after a moment.
        await page.locator(".status .primary").waitFor({ state: "detached" });
      } else {
        if (!(await isOnBoard(page))) await tabTo(page, ".cell");
        await stackMove(page, press, choose);
      }
    }
    await counted(page, "black");
  });
});

/** Whether the focus is on a cell. */
function isOnBoard(page) {
  return page.evaluate(() => document.activeElement.matches(".cell"));
}

/** Presses Tab until the focus is on an element that matches the selector. */
async function tabTo(page, selector) {
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await page.evaluate((selector) => document.activeElement.matches(selector), selector)) return;
    await page.keyboard.press("Tab");
  }
  assert.fail(`Tab does not lead to ${selector}`);
}

/** Moves from cell to cell with arrow keys. */
async function walkTo(page, name) {
  for (let pressed = 0; pressed < 20; pressed++) {
    const key = await page.evaluate((name) => {
      const middle = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      const goal = document.querySelector(`[data-cell=${name}]`);
      if (document.activeElement === goal) return undefined;
      const [here, there] = [middle(document.activeElement), middle(goal)];
      if (Math.abs(here.y - there.y) > 2) return here.y < there.y ? "ArrowDown" : "ArrowUp";
      return here.x < there.x ? "ArrowRight" : "ArrowLeft";
    }, name);
    if (!key) return;
    await page.keyboard.press(key);
  }
  assert.fail(`arrow keys do not lead to ${name}`);
}
