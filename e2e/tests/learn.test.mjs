// The course and the rules book.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accessible, desktop, fine, isLong, kept, phone, serve, settled, smallPhone, theatre, visit } from "../lib.mjs";
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

if (isLong) {
  scene("the whole course by mouse, in English", {}, (page) => wholeCourse(page, mouse(page), english));

  scene("the whole course by keyboard, in Polish", { locale: "pl-PL" }, async (page) => {
    await wholeCourse(page, keyboard(page), await words("pl"));
  });
}

/** One step for each kind of task: move, place, mark, count, name the winner, and play a game. */
const KINDS = ["board/1", "placing/1", "single/1", "stacks/2", "linked/2", "must/2", "passing/2", "neutral/2"];
for (const [how, student, locale] of [["mouse, in English", mouse, "en"], ["keyboard, in Polish", keyboard, "pl"]]) {
  scene(`a step of each kind by ${how}`, { path: "learn", locale }, async (page) => {
    for (const step of KINDS) {
      await page.goto(new URL(`/learn/${step}`, page.url()).href);
      await solve(page, student(page), await words(locale));
    }
    await page.goto(new URL("/learn", page.url()).href);
    assert.equal(await doneOn(page), KINDS.length);
  });
}

scene("a chapter as a screen reader announces it", { path: "learn/stacks/1" }, async (page) => {
  assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), "Stacks move as a whole");
  const task = page.locator(".task");
  assert.equal(await said(page).innerText(), await task.innerText());
  // A different stack from the one in the task.
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

/** Makes a move that does not win. */
async function wrongMove(page) {
  const right = (await solution(page, mouse(page))).match(/[a-k][1-5]-[a-k][1-5]/)[0];
  await page.locator(`.cell.is-grabbable:not([data-cell=${right.slice(0, 2)}])`).first().click();
  const target = page.locator(".cell[aria-label*=', target']").first();
  await target.click();
  if (!(await page.locator(".remark.is-wrong").isVisible())) await target.click();
  await page.locator(".remark.is-wrong").getByText("Watch how it goes.").waitFor();
}

scene("a wrong move is shown to its end, and can be tried again", { path: "learn/neutral/2" }, async (page) => {
  await wrongMove(page);
  const place = page.locator(".reel-place");
  const length = Number((await place.innerText()).match(/^1 of (\d+): /)[1]);
  assert.ok(length > 2);
  for (let move = 2; move <= length; move++) {
    await button(page, english("walk-forward")).click();
    assert.match(await place.innerText(), new RegExp(`^${move} of ${length}: `));
  }
  assert.ok(await button(page, english("walk-forward")).isDisabled());
  await button(page, "Try again").click();
  await page.locator(".remark").waitFor({ state: "detached" });
  await solve(page, mouse(page), english);
});

const MOVING = { path: "learn/neutral/2", reducedMotion: "no-preference" };
scene("a line plays by itself until the student steps through it", MOVING, async (page) => {
  await page.clock.install();
  await wrongMove(page);
  const place = page.locator(".reel-place");
  await place.getByText(/^1 of /).waitFor();
  await page.clock.runFor(1_000);
  await place.getByText(/^2 of /).waitFor();
  await button(page, english("walk-back")).click();
  await place.getByText(/^1 of /).waitFor();
  await page.clock.runFor(10_000);
  assert.match(await place.innerText(), /^1 of /);
});

scene("the explanation of a wrong number is also shown without animation", { path: "learn/linked/2" }, async (page) => {
  const check = button(page, "Check");
  await page.locator(".number input").fill("99");
  await check.click();
  assert.equal(await page.locator(".number input:invalid").inputValue(), "99", "the browser says why");
  await page.locator(".number input").fill("0");
  await check.click();
  await page.locator(".remark.is-wrong").waitFor();
  await button(page, english("walk-forward")).click();
  assert.equal(await page.locator(".reel-place").innerText(), "1 of 1: c2-f2");
  assert.equal(await cell(page, "c2").getAttribute("aria-label"), "c2: empty");
});

scene("an illegal move is answered with the rule", { path: "learn/single/1" }, async (page) => {
  await cell(page, "f4").click();
  await cell(page, "g4").click();
  await page.locator(".board-tip").getByText(/g4 is empty/).waitFor();
  await solve(page, mouse(page), english);
});

scene("moves before the task are also shown with animation", { path: "learn/dvonn/2", reducedMotion: "no-preference" }, async (page) => {
  // Two moves come before the task, one after the other.
  const label = (text) => cell(page, "c2").and(page.locator(`[aria-label="${text}"]`)).waitFor();
  await label("c2: DVONN piece");
  await label("c2: black stack of 2 with a DVONN piece");
});

scene("chapters can be taken in any order, and the student continues at the last one", { path: "learn" }, async (page) => {
  await page.getByRole("link", { name: /^Passing, and coming back/ }).click();
  await solve(page, mouse(page), english);
  await goOn(page, mouse(page));
  await page.goto(new URL("/learn", page.url()).href);
  assert.equal(await doneOn(page), 1);
  await page.getByRole("link", { name: /^Continue/ }).click();
  assert.match(page.url(), /\/learn\/passing\/2$/);
});

test("progress survives a reload, going offline, and export and import", { timeout: 120_000 }, async () => {
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
  await page.getByRole("alert").getByText("This is not a course progress file").waitFor();
  await input.setInputFiles(file);
  await page.getByText(english("learn-page-imported")).waitFor();
  assert.equal(await doneOn(page), 2);
  await page.reload();
  assert.equal(await doneOn(page), 2);
  fine(page);
  await page.context().close();
});

scene("an unfinished game continues where it was left", { path: "learn/games/4" }, async (page) => {
  await cell(page, "f3").click();
  await page.locator(".remark").waitFor();
  const stands = () => page.locator("[data-cell]").evaluateAll((cells) => cells.map((cell) => cell.ariaLabel));
  const before = await stands();
  await page.goto(new URL("/rules", page.url()).href);
  await page.goBack();
  await cell(page, "f3").and(page.locator("[aria-label='f3: DVONN piece']")).waitFor();
  assert.deepEqual(await stands(), before);
  await button(page, english("learn-page-restart")).click();
  await page.locator("[aria-label='f3: empty']").waitFor();
  await page.reload();
  await page.locator("[aria-label='f3: empty']").waitFor();
});

scene("two windows share progress and its reset", { path: "learn/board/1" }, async (page) => {
  const other = await page.context().newPage();
  await other.goto(new URL("/learn/board/2", page.url()).href);
  await solve(other, mouse(other), english);
  await solve(page, mouse(page), english);
  await page.goto(new URL("/learn", page.url()).href);
  assert.equal(await doneOn(page), 2);
  await button(page, english("learn-page-reset")).click();
  await button(page, english("learn-page-reset-yes")).click();
  await goOn(other, mouse(other));
  await solve(other, mouse(other), english);
  await other.goto(page.url());
  assert.equal(await doneOn(other), 1);
});

const STORED = { "dvonn.course": '{"version":1,"value":"nonsense"}' };
scene("unreadable progress is kept aside and reported", { path: "learn", stored: STORED }, async (page) => {
  await page.getByText(/could not be read/).waitFor();
  const aside = await page.evaluate(() => localStorage.getItem("dvonn.course.unreadable"));
  assert.equal(aside, STORED["dvonn.course"]);
});

/** The layout of a step on a phone: where things are, how far apart cells are, and what is too small. */
function measure(page) {
  return page.evaluate(() => {
    const lesson = document.querySelector(".lesson");
    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
    const isInside = ({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const board = box(".board-svg");
    const places = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.getBoundingClientRect());
    const middles = places.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
    const distances = middles.flatMap(([x, y], at) => middles.slice(at + 1).map(([a, b]) => Math.hypot(a - x, b - y)));
    const pressed = [...document.querySelectorAll("a.button, button, .number input, .choice-item")];
    const boxes = pressed.filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect());
    return {
      isTouched: lesson.classList.contains("is-touched"),
      apart: Math.min(...distances),
      scrolls: lesson.scrollHeight > lesson.clientHeight || document.scrollingElement.scrollHeight > innerHeight,
      seen: (Math.min(innerHeight, board.bottom) - Math.max(0, board.top)) / board.height,
      hidden: [".task", ".ways", ".remark"].filter((selector) => box(selector) && !isInside(box(selector))),
      small: boxes.filter(({ width, height }) => width > 1 && (width < 43.5 || height < 43.5)).length,
    };
  });
}

/** The first chapters contain every kind of answer. */
const SOME_STEPS = 12;
for (const [name, options] of Object.entries(isLong ? { phone, smallPhone } : { smallPhone })) {
  scene(`on a ${name}, every step is seen and can be pressed`, { ...options, path: "learn/board/1" }, async (page) => {
    for (let step = 1; step <= (isLong ? STEPS : SOME_STEPS); step++) {
      for (const hinted of [false, true]) {
        if (hinted) {
          await ways(page).first().tap();
          await page.locator(".remark").waitFor();
          await page.waitForFunction(() => document.querySelector(".remark").getBoundingClientRect().top >= 0);
        }
        const found = await measure(page);
        const { isTouched, apart, scrolls, seen, hidden, small } = found;
        const where = `${page.url()}: ${JSON.stringify(found)}`;
        // A short phone may have to scroll a little, so that cells can be a finger apart.
        const mayScroll = isTouched && options === smallPhone;
        // Below the remark, the task may be cut off.
        const most = hinted ? [".task"] : [];
        assert.ok(!isTouched || apart >= 44, where);
        assert.ok(mayScroll || !scrolls, where);
        assert.ok(seen > (mayScroll ? 0.7 : 0.99), where);
        assert.deepEqual(hidden.filter((selector) => !most.includes(selector)), [], where);
        assert.equal(small, 0, where);
      }
      if (step === STEPS) break;
      const before = page.url();
      await page.locator(".lesson-head .way").last().tap();
      await page.waitForURL((url) => url.href !== before);
      await page.locator(".remark").waitFor({ state: "detached" });
    }
  });
}

scene("a chapter with a finger", { ...smallPhone, path: "learn/stacks/1" }, async (page) => {
  for (let step = 1; step <= 3; step++) {
    await solve(page, finger(page), english);
    await goOn(page, finger(page));
  }
  assert.match(page.url(), /\/learn\/gaps\/1$/);
});

scene("an unknown step", { path: "learn/board/9" }, async (page) => {
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});

scene("the rules can be read, and their figures stepped through", { path: "rules" }, async (page) => {
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
  // Scrolling rounds to whole pixels.
  assert.ok(y > -1 && y < 700, `${y}`);
  await page.getByRole("link", { name: "Where the rulebooks differ" }).click();
  await page.getByRole("heading", { level: 1, name: "Where the rulebooks differ" }).waitFor();
  assert.equal(await page.locator(".difference").count(), 15);
});

// Ukrainian has the longest words.
for (const locale of isLong ? Object.keys(languages) : ["en", "uk"]) {
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
