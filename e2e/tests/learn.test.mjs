// The course and the rules book.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accessible, desktop, fine, kept, phone, serve, settled, smallPhone, theatre, visit } from "../lib.mjs";
import { button, cell, said } from "../player.mjs";
import { finger, goOn, keyboard, mouse, remark, solution, solve, ways } from "../student.mjs";
import { languages, words } from "../words.mjs";

const shared = theatre();
const { scene } = shared;
const english = await words("en");
const STEPS = 57;

/** How many steps the list of chapters shows as done. */
async function doneOn(page) {
  await page.locator(".chapters").waitFor();
  return page.locator(".chapters .dot.is-done").count();
}

/** From the front page through every step, in order. */
async function wholeCourse(page, student, word) {
  await student.press(page.locator(".newcomer a"));
  await student.press(page.locator(".onward a"));
  const visited = new Set();
  while (!page.url().endsWith("/learn")) {
    visited.add(page.url());
    await solve(page, student, word);
    await goOn(page, student);
  }
  assert.equal(visited.size, STEPS);
  await page.getByText(word("learn-page-finished")).waitFor();
  assert.equal(await doneOn(page), STEPS);
}

scene("the whole course by mouse, in English", {}, (page) => wholeCourse(page, mouse(page), english));

scene("the whole course by keyboard, in Polish", { locale: "pl-PL" }, async (page) => {
  await wholeCourse(page, keyboard(page), await words("pl"));
});

scene("a chapter as it is heard", { path: "learn/stacks/1" }, async (page) => {
  assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "Stacks move as a whole");
  const task = page.locator(".task");
  assert.equal(await said(page).innerText(), await task.innerText());
  // Another stack than the one that is meant.
  const told = await solution(page, mouse(page));
  assert.equal(await said(page).innerText(), told);
  await solve(page, mouse(page), english);
  assert.equal((await said(page).innerText()).trim(), (await page.locator(".remark").innerText()).trim());
  assert.match(await said(page).innerText(), /^Right! /);
  assert.ok(await ways(page).first().evaluate((next) => next === document.activeElement), "Enter leads on");
  await page.keyboard.press("Enter");

  await page.waitForURL(/stacks\/2$/);
  await said(page).getByText(/^From an Italian newsletter/).waitFor();
  assert.equal(await cell(page, "b2").getAttribute("aria-label"), "b2: white stack of 2");
  await cell(page, "a2").click();
  assert.equal(await cell(page, "a2").getAttribute("aria-label"), "a2: empty, marked");
  assert.equal(await cell(page, "a2").getAttribute("aria-selected"), "true");
  await page.getByText("Marked: 1", { exact: true }).waitFor();
  await button(page, "Check").click();
  await said(page).getByText(/^Not quite\. /).waitFor();
  const first = await said(page).evaluate((region) => region.textContent);
  await button(page, "Try again").click();
  await button(page, "Check").click();
  const second = await said(page).evaluate((region) => region.textContent);
  assert.equal(second.trim(), first.trim());
  assert.notEqual(second, first, "the same mistake is heard again");
  await button(page, "Try again").click();
  await cell(page, "a2").click();
  assert.equal(await cell(page, "a2").getAttribute("aria-selected"), null);
  await solve(page, mouse(page), english);
});

scene("a wrong move is shown to its end, and can be tried again", { path: "learn/neutral/2" }, async (page) => {
  const right = (await solution(page, mouse(page))).match(/[a-k][1-5]-[a-k][1-5]/)[0];
  await page.locator(`.cell.is-grabbable:not([data-cell=${right.slice(0, 2)}])`).first().click();
  const target = page.locator(".cell[aria-label*=', target']").first();
  await target.click();
  if (!(await page.locator(".remark.is-wrong").isVisible())) await target.click();
  await page.locator(".remark.is-wrong").getByText("Watch how it goes.").waitFor();
  const place = page.locator(".reel-place");
  const length = Number((await place.innerText()).match(/^Move 1 of (\d+)$/)[1]);
  assert.ok(length > 2);
  for (let move = 2; move <= length; move++) {
    await button(page, english("walk-forward")).click();
    assert.equal(await place.innerText(), `Move ${move} of ${length}`);
  }
  assert.ok(await button(page, english("walk-forward")).isDisabled());
  await button(page, "Try again").click();
  await page.locator(".remark").waitFor({ state: "detached" });
  await solve(page, mouse(page), english);
});

scene("what was shown by itself is also seen with motion", { path: "learn/dvonn/2", reducedMotion: "no-preference" }, async (page) => {
  // Two moves come before the task, one after the other.
  const label = (text) => cell(page, "c2").and(page.locator(`[aria-label="${text}"]`)).waitFor();
  await label("c2: DVONN piece");
  await label("c2: black stack of 2, holds a DVONN piece");
});

scene("chapters in any order; where one was is where one goes on", { path: "learn" }, async (page) => {
  await page.getByRole("link", { name: /^Passing, and coming back/ }).click();
  await solve(page, mouse(page), english);
  await goOn(page, mouse(page));
  await page.goto(new URL("/learn", page.url()).href);
  assert.equal(await doneOn(page), 1);
  await page.getByRole("link", { name: /^Continue/ }).click();
  assert.match(page.url(), /\/learn\/passing\/2$/);
});

test("progress survives reloading, the loss of the network, and a file", { timeout: 120_000 }, async () => {
  const server = await serve();
  const page = await visit(shared.browser, `${server.address}learn/board/1`, desktop);
  await kept(page);
  await solve(page, mouse(page), english);
  await page.reload();
  await page.getByText("Done", { exact: true }).waitFor();
  await server.stop();

  await page.goto(`${server.address}learn/board/2`);
  await settled(page);
  await solve(page, mouse(page), english);
  await page.goto(`${server.address}learn`);
  assert.equal(await doneOn(page), 2);
  await page.getByText("2 steps of 57 done").first().waitFor();
  await page.goto(`${server.address}rules`);
  await page.locator(".rules-figure").nth(3).waitFor();
  await page.goto(`${server.address}learn`);

  const download = page.waitForEvent("download");
  await button(page, english("learn-page-export")).click();
  const file = await (await download).path();
  assert.deepEqual(JSON.parse(await readFile(file, "utf8")).done, ["board-1", "board-2"]);
  await button(page, english("learn-page-reset")).click();
  await button(page, "Cancel").click();
  assert.equal(await doneOn(page), 2);
  await button(page, english("learn-page-reset")).click();
  await button(page, english("learn-page-reset-yes")).click();
  assert.equal(await doneOn(page), 0);
  await page.reload();
  assert.equal(await doneOn(page), 0);
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.getByRole("alert").getByText("This is not the progress of a course").waitFor();
  await input.setInputFiles(file);
  await page.getByText(english("learn-page-imported")).waitFor();
  assert.equal(await doneOn(page), 2);
  await page.reload();
  assert.equal(await doneOn(page), 2);
  fine(page);
  await page.context().close();
});

const STORED = { "dvonn.course": '{"version":1,"value":"nonsense"}' };
scene("progress that cannot be read is set aside and said", { path: "learn", stored: STORED }, async (page) => {
  await page.getByText(/could not be read/).waitFor();
  const aside = await page.evaluate(() => localStorage.getItem("dvonn.course.unreadable"));
  assert.equal(aside, STORED["dvonn.course"]);
});

for (const [name, options] of Object.entries({ phone, smallPhone })) {
  for (const [step, least] of [["single/1", 40], ["stacks/2", 34], ["linked/2", 0], ["must/2", 0], ["games/4", 40]]) {
    scene(`on a ${name}, board, task and buttons of ${step} fit the screen`, { ...options, path: `learn/${step}` }, async (page) => {
      const { width, height } = options.viewport;
      const fits = async (selector) => {
        const box = await page.locator(selector).first().boundingBox();
        const isInside = box.x >= 0 && box.y >= 0 && box.x + box.width <= width && box.y + box.height <= height;
        assert.ok(isInside, `${selector}: ${JSON.stringify(box)}`);
      };
      for (const selector of [".task", ".board-svg", ".ways", ".lesson-head"]) await fits(selector);
      assert.ok(await page.evaluate(() => document.scrollingElement.scrollHeight <= innerHeight), "nothing to scroll");
      const place = (name) => cell(page, name).boundingBox().then(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
      const [[x1, y1], [x2, y2]] = [await place("e3"), await place("f3")];
      const apart = Math.hypot(x1 - x2, y1 - y2);
      assert.ok(apart >= least, `cells are ${apart} apart`);
      await ways(page).first().tap();
      await fits(".remark");
    });
  }
}

scene("a chapter with a finger", { ...smallPhone, path: "learn/stacks/1" }, async (page) => {
  for (let step = 1; step <= 3; step++) {
    await solve(page, finger(page), english);
    await goOn(page, finger(page));
  }
  assert.match(page.url(), /\/learn\/gaps\/1$/);
});

scene("a page that there is not", { path: "learn/board/9" }, async (page) => {
  await page.getByRole("heading", { name: "There is no such page." }).waitFor();
});

scene("the rules are read, and their figures stepped through", { path: "rules" }, async (page) => {
  const figure = page.locator(".rules-figure").nth(3);
  const forward = figure.getByRole("button", { name: english("walk-forward") });
  const label = () => figure.locator("[data-cell=j3]").getAttribute("aria-label");
  const before = await label();
  for (let move = 0; move < 4; move++) await forward.click();
  assert.ok(await forward.isDisabled());
  assert.notEqual(await label(), before);
  await page.getByRole("navigation", { name: "Contents" }).getByRole("link", { name: "The end of the game" }).click();
  const heading = page.getByRole("heading", { name: "The end of the game" });
  assert.ok(await heading.evaluate((heading) => heading === document.activeElement));
  const { y } = await heading.boundingBox();
  assert.ok(y >= 0 && y < 700, `${y}`);
  await page.getByRole("link", { name: "Where the rulebooks differ" }).click();
  await page.getByRole("heading", { level: 1, name: "Where the rulebooks differ" }).waitFor();
  assert.equal(await page.locator(".difference").count(), 15);
});

for (const locale of Object.keys(languages)) {
  scene(`the rules on paper are two pages: ${locale}`, { path: "rules", locale }, async (page) => {
    await page.locator(".rules-figure .board-svg").nth(3).waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    assert.equal(pdf.match(/\/Type\s*\/Page\b/g).length, 2);
    assert.match(pdf, /\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  });
}

for (const path of ["learn", "learn/must/2", "learn/stacks/2", "rules", "rules/differences"]) {
  scene(`axe finds nothing serious on a phone: ${path}`, { ...phone, path }, (page) => accessible(page));
}
