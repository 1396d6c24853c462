// The course and the rules book.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accessible, desktop, fine, isLong, kept, phone, serve, settled, smallPhone, theatre, visit } from "../lib.mjs";
import { button, cell, said, speak } from "../player.mjs";
import { finger, goOn, keyboard, mouse, remark, solution, solve, ways } from "../student.mjs";
import { languages, words } from "../words.mjs";

const shared = theatre();
const { scene } = shared;
const english = await words("en");
const STEPS = 61;

/** How many steps the list of chapters shows as done. */
async function doneOn(page) {
  await page.locator(".chapters").waitFor();
  return page.locator(".chapters .dot.is-done").count();
}

/** From the front page through every step, in order. */
async function wholeCourse(page, student, word) {
  await student.press(page.locator(".front-ways a"));
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

/** The first chapter is five moves. */
for (const [how, student, options] of [["mouse", mouse, {}], ["finger", finger, smallPhone], ["keyboard", keyboard, {}]]) {
  scene(`the first chapter by ${how}: a hop, a flight, a free move, a cut, a win`, { ...options, path: "learn" }, async (page) => {
    await student(page).press(page.getByRole("link", { name: /^Start/ }));
    await page.waitForURL(/\/learn\/taste\/1$/);
    for (const move of ["e3-f3", "f3-h3", "d3-d2", "e3-d3", "d1-g4"]) {
      const [from, to] = move.split("-");
      await cell(page, from).and(page.locator("[aria-label*='white']")).waitFor();
      await student(page).cell(from);
      await student(page).cell(to);
      const again = page.locator(".board-status", { hasText: english("board-again") });
      await page.locator(".remark.is-right").or(again).first().waitFor();
      if (await again.isVisible()) await student(page).cell(to);
      await page.locator(".remark.is-right").waitFor();
      // After the last move, the way to a first game is in view without scrolling.
      if (to === "g4") {
        const { bottom, height } = await button(page, english("learn-page-first-game")).evaluate((button) => ({
          bottom: button.getBoundingClientRect().bottom,
          height: innerHeight,
        }));
        assert.ok(bottom <= height, `the button ends at ${bottom} of ${height} pixels`);
        const [talk, able] = await Promise.all([page.locator(".talk").boundingBox(), page.locator(".able").boundingBox()]);
        assert.ok(able.y + able.height <= talk.y + talk.height, `what one can do now: ${JSON.stringify([talk, able])}`);
      }
      await goOn(page, student(page));
    }
    await page.waitForURL(/\/learn\/board\/1$/);
    await page.goto(new URL("/learn", page.url()).href);
    assert.equal(await doneOn(page), 5);
  });
}

for (const path of ["learn", "rules", "rules/differences"]) {
  scene(`nothing but the page scrolls: ${path}`, { ...phone, path }, async (page) => {
    await page.locator(".learn, .rules").first().waitFor();
    const heights = () => page.evaluate(() => [document.documentElement.scrollHeight, innerHeight]);
    const [scrolled, seen] = await heights();
    assert.ok(scrolled <= seen, `${scrolled} px of document in a window of ${seen} px`);
  });
}

/** One step for each kind of task: move, place, mark, count, name the winner, and play a game. */
const KINDS = ["board/1", "placing/1", "single/1", "blocked/1", "tall/1", "last/1", "passing/2", "neutral/2"];
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
  await said(page).getByText(/^White has just moved/).waitFor();
  assert.equal(await cell(page, "b2").getAttribute("aria-label"), "b2: white stack of 2, 3 moves, in question");
  await solve(page, mouse(page), english);
});

scene("cells to be marked as a screen reader announces them", { path: "learn/blocked/1" }, async (page) => {
  await said(page).getByText(/Mark all that are blocked/).waitFor();
  await cell(page, "e2").click();
  assert.equal(await cell(page, "e2").getAttribute("aria-label"), "e2: empty, marked");
  assert.equal(await cell(page, "e2").getAttribute("aria-selected"), "true");
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
  await cell(page, "e2").click();
  assert.equal(await cell(page, "e2").getAttribute("aria-selected"), null);
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
  // Time goes on by itself as well, so the first boards may have passed already.
  await page.clock.runFor(1_000);
  await place.getByText(/^([2-9]|\d\d) of /).waitFor();
  await button(page, english("walk-back")).click();
  const held = await place.innerText();
  await page.clock.runFor(10_000);
  assert.equal(await place.innerText(), held);
});

scene("the explanation of a wrong number is also shown without animation", { path: "learn/tall/1" }, async (page) => {
  const check = button(page, "Check");
  await page.locator(".number input").fill("99");
  await check.click();
  assert.equal(await page.locator(".number input:invalid").inputValue(), "99", "the browser says why");
  await page.locator(".number input").fill("0");
  await check.click();
  await page.locator(".remark.is-wrong").waitFor();
  await button(page, english("walk-forward")).click();
  assert.equal(await page.locator(".reel-place").innerText(), "1 of 1: d3-g3");
  assert.equal(await cell(page, "d3").getAttribute("aria-label"), "d3: empty");
});

scene("moves that were counted are played", { path: "learn/tempi/1" }, async (page) => {
  await page.locator(".number input").fill("3");
  await button(page, "Check").click();
  await page.locator(".remark.is-right").waitFor();
  const place = page.locator(".reel-place");
  for (let move = 1; move <= 3; move++) {
    await button(page, english("walk-forward")).click();
    assert.match(await place.innerText(), new RegExp(`^${move} of 3: `));
  }
  assert.ok(await button(page, english("walk-forward")).isDisabled());
});

scene("an illegal move is answered with the rule", { path: "learn/single/1" }, async (page) => {
  await cell(page, "f4").click();
  await cell(page, "g4").click();
  await page.locator(".board-tip").getByText(/g4 is empty/).waitFor();
  await solve(page, mouse(page), english);
});

scene("moves before the task are also shown with animation", { path: "learn/dvonn/2", reducedMotion: "no-preference" }, async (page) => {
  // Three moves come before the task, one after the other.
  const label = (text) => cell(page, "c2").and(page.locator(`[aria-label="${text}"]`)).waitFor();
  await label("c2: DVONN piece");
  await label("c2: black stack of 2 with a DVONN piece, 3 moves, in question");
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
  await page.getByText("2 steps of 61 done").first().waitFor();
  await page.goto(`${server.address}rules`);
  await page.locator(".rules-figure").nth(3).waitFor();
  await page.goto(`${server.address}learn`);

  // What was done with puzzles belongs to it.
  const tried = () => page.evaluate(() => JSON.parse(localStorage.getItem("dvonn.course") ?? "null")?.value?.puzzles?.tried ?? 0);
  await page.goto(`${server.address}puzzles/train`);
  await page.locator(".puzzle .board-place").waitFor();
  await solve(page, mouse(page), english);
  await page.locator(".rating-change").waitFor();
  assert.equal(await tried(), 1);
  await page.goto(`${server.address}learn`);

  const download = page.waitForEvent("download");
  await button(page, english("learn-page-export")).click();
  const file = await (await download).path();
  const exported = JSON.parse(await readFile(file, "utf8"));
  assert.deepEqual([exported.done, exported.puzzles.tried], [["board-1", "board-2"], 1]);
  await button(page, english("learn-page-reset")).click();
  await button(page, "Cancel").click();
  assert.equal(await doneOn(page), 2);
  await button(page, english("learn-page-reset")).click();
  await button(page, english("learn-page-reset-yes")).click();
  assert.equal(await doneOn(page), 0);
  await page.reload();
  assert.equal(await doneOn(page), 0);
  assert.equal(await tried(), 0);
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.getByRole("alert").getByText("This is not a course progress file").waitFor();
  await input.setInputFiles(file);
  await page.getByText(english("learn-page-imported")).waitFor();
  assert.equal(await doneOn(page), 2);
  await page.reload();
  assert.equal(await doneOn(page), 2);
  assert.equal(await tried(), 1);
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
        // Below the remark, the task may be cut off.
        const most = hinted ? [".task"] : [];
        assert.ok(apart >= (isTouched ? 44 : 33), where);
        assert.ok(!scrolls, where);
        assert.ok(seen > 0.99, where);
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

/** The places of all cells on the screen, and the size of the board. */
const places = (page) =>
  page.locator("[data-cell]").evaluateAll((cells) => cells.map((cell) => {
    const { x, y, width } = cell.getBoundingClientRect();
    return [x, y, width].map(Math.round).join(" ");
  }));

for (const [name, options] of Object.entries({ phone, smallPhone, desktop })) {
  scene(`the board stays where it is while a move is considered and judged: ${name}`, { ...options, path: "learn/taste/4" }, async (page) => {
    // The move costs the student's own stack, so it is played only on the second press.
    await cell(page, "e3").waitFor();
    const before = await places(page);
    await cell(page, "e3").click();
    await cell(page, "f3").click();
    await page.locator(".considered").waitFor();
    assert.deepEqual(await places(page), before, "considered");
    await cell(page, "f3").click();
    await page.locator(".remark.is-wrong").waitFor();
    assert.deepEqual((await places(page)).length, before.length);
    const widths = (list) => list.map((place) => place.split(" ")[2]);
    assert.deepEqual(widths(await places(page)), widths(before), "judged");
  });
}

scene("a wrong answer leaves the mark of what the question is about", { path: "learn/board/2" }, async (page) => {
  const subject = page.locator(".cell-mark.is-subject");
  await subject.waitFor();
  await cell(page, "e4").click();
  await page.locator(".remark.is-wrong").waitFor();
  assert.equal(await subject.count(), 1);
  assert.match(await cell(page, "f3").getAttribute("aria-label"), /in question$/);
});

for (const locale of Object.keys(languages)) {
  scene(`a task fits a small phone beside a whole board: ${locale}`, { ...smallPhone, locale, path: "learn/last/1" }, async (page) => {
    // The longest title, a winner to name, a game with bars.
    for (const step of ["last/1", "edges/3", "games/4", "tempi/1", "sharp/2"]) {
      await page.goto(new URL(`/learn/${step}`, page.url()).href);
      await page.locator(".lesson [data-cell]").first().waitFor();
      const found = await measure(page);
      assert.ok(found.seen > 0.99 && found.apart >= (found.isTouched ? 44 : 33), `${step}: ${JSON.stringify(found)}`);
      const title = await page.locator("#lesson-title").boundingBox();
      assert.ok(title.y >= 2, `${step}: the title is ${title.y} pixels from the edge`);
    }
  });
}

scene("on the smallest phone, a task is shown as a whole", { ...smallPhone, viewport: { width: 320, height: 568 }, path: "learn/board/2" }, async (page) => {
  for (const step of ["board/2", "placing/1", "linked/1", "tall/1"]) {
    await page.goto(new URL(`/learn/${step}`, page.url()).href);
    await page.locator(".lesson [data-cell]").first().waitFor();
    for (const tag of Object.keys(languages)) {
      await speak(page, tag);
      const [task, talk] = await Promise.all([page.locator(".task").boundingBox(), page.locator(".talk").boundingBox()]);
      assert.ok(task.y + task.height <= talk.y + talk.height, `${step}, ${tag}: ${task.height} in ${talk.height} pixels`);
    }
  }
});

scene("a second tap on the same spot plays the move", { ...phone, path: "learn/taste/4" }, async (page) => {
  await cell(page, "e3").tap();
  const { x, y, width, height } = await cell(page, "f3").boundingBox();
  for (let tap = 0; tap < 2; tap++) {
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    if (tap === 0) await page.locator(".considered").waitFor();
  }
  await page.locator(".remark.is-wrong").waitFor();
});

for (const [percent, width, height] of [[200, 720, 450], [300, 480, 300], [400, 360, 225], [400, 320, 256]]) {
  scene(`zoomed to ${percent} %, the board has the whole width: ${width} by ${height}`, { path: "learn/linked/1", viewport: { width, height } }, async (page) => {
    const board = await page.locator(".board-svg").boundingBox();
    assert.ok(board.width > width * 0.9, `${board.width} of ${width} px`);
    assert.ok(board.height > width * 0.35, `${board.height} px high`);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `${sideways} px too wide`);
    // Everything can be reached by scrolling.
    for (const part of [".task", ".board-svg", ".ways button"]) {
      await page.locator(part).first().scrollIntoViewIfNeeded();
      assert.ok(await page.locator(part).first().isVisible(), part);
    }
  });
}

scene("a title of two lines does not touch the edge of a phone", { ...phone, path: "learn/edges/3" }, async (page) => {
  for (const tag of Object.keys(languages)) {
    await speak(page, tag);
    const { y } = await page.locator("#lesson-title").boundingBox();
    assert.ok(y >= 3, `${tag}: ${y} pixels`);
  }
});

scene("the list of chapters has no jargon, and the contents of the rules are one list", { path: "learn" }, async (page) => {
  await page.locator(".progress-card").waitFor();
  assert.doesNotMatch(await page.locator("main").innerText(), /terminal|command line/i);
  await page.goto(new URL("/rules", page.url()).href);
  const lefts = await page.locator(".rules-contents li > *").evaluateAll((entries) => entries.map((entry) => Math.round(entry.getBoundingClientRect().left)));
  assert.ok(new Set(lefts).size <= 2, `at most two columns: ${lefts}`);
  assert.ok(await page.locator(".rules-contents").getByText(english("rules-page-print")).isVisible());
});

for (const path of ["rules", "learn"]) {
  scene(`zoomed in, nothing sticks out: ${path}`, { path, viewport: { width: 320, height: 256 } }, async (page) => {
    await page.locator(".learn, .rules").first().waitFor();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(sideways <= 0, `${sideways} px too wide`);
  });
}

scene("after Try again, the first question has the focus", { path: "learn/tall/1" }, async (page) => {
  const isFocused = (locator) => locator.evaluate((element) => element === document.activeElement);
  const field = page.locator(".number input");
  await field.fill("0");
  await page.keyboard.press("Enter");
  await button(page, "Try again").waitFor();
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement.matches(".number input"));
  assert.ok(await page.getByText(english("learn-page-number"), { exact: true }).isVisible(), "a visible label");
  await page.goto(new URL("/learn/last/1", page.url()).href);
  await page.waitForFunction(() => document.activeElement.matches(".choice-item input"));
  assert.ok(await isFocused(page.locator(".choice-item input").first()), "who wins, before by how many");
  assert.ok(await page.getByText(english("learn-page-margin"), { exact: true }).isVisible());
});

scene("whoever only looks around starts at the beginning", { path: "learn/tempi/3" }, async (page) => {
  await page.getByRole("link", { name: english("learn-page-list") }).click();
  await page.getByRole("link", { name: /^Start/ }).waitFor();
  assert.match(await page.getByRole("link", { name: /^Start/ }).innerText(), /A first taste/);
  assert.equal((await said(page).innerText()).trim(), "", "the task is no longer announced");
  await page.waitForFunction(() => document.activeElement.tagName === "H1");
});

scene("only the page itself is marked as the current one", { path: "learn/taste/1" }, async (page) => {
  await page.locator(".lesson-head .way").first().waitFor();
  assert.equal(await page.locator(".lesson-head [aria-current]").count(), 0);
  assert.match(await page.locator(".lesson-name .note").innerText(), /^Chapter 1 of 21 · Step 1 of 5/);
});

scene("nothing can be checked before something is marked, and the solution is given once", { path: "learn/linked/1" }, async (page) => {
  assert.ok(await button(page, "Check").isDisabled());
  await solution(page, mouse(page));
  assert.equal(await button(page, english("learn-page-solution")).getAttribute("aria-disabled"), "true");
  await page.locator(".remark").getByText("b1, c1, c2, d2, d3, e4 and e5").waitFor();
});

scene("what falls is played after the right answer", { path: "learn/linked/1", reducedMotion: "no-preference" }, async (page) => {
  await page.getByText(english("learn-page-lines")).waitFor();
  for (const name of ["b1", "c1", "c2", "d2", "d3", "e4", "e5"]) await cell(page, name).click();
  await button(page, "Check").click();
  await page.locator(".remark.is-right").waitFor();
  await cell(page, "b1").and(page.locator("[aria-label^='b1: empty']")).waitFor();
});

scene("a right move is explained, with the line that proves it", { path: "learn/neutral/2" }, async (page) => {
  await solve(page, mouse(page), english);
  assert.equal(await page.locator(".reel").count(), 0);
  await button(page, english("learn-page-why")).click();
  await page.locator(".remark.is-right").getByText(/threatening|next best move/).waitFor();
  await page.getByText(english("learn-page-step-through")).waitFor();
  await page.locator(".reel-place").getByText(/^1 of /).waitFor();
  await page.locator(".remark .able").getByText(/^You can now/).waitFor();
});

scene("a captured piece keeps its colour", { path: "learn/single/2" }, async (page) => {
  await cell(page, "e3").click();
  await cell(page, "e4").click();
  await page.locator(".remark.is-right").waitFor();
  const described = await cell(page, "e4").getAttribute("aria-description");
  assert.match(described, /white, black/);
});

scene("a whole game shows the score, and moves are taken back", { ...phone, path: "learn/games/4" }, async (page) => {
  await page.locator(".lesson-bars .player-bar").nth(1).waitFor();
  await cell(page, "f3").tap();
  await button(page, "Take back").tap();
  await page.locator("[aria-label='f3: empty']").waitFor();
  assert.equal(await button(page, "Take back").count(), 0);
});

scene("towers are raised only where the result counts", { path: "learn/taste/1" }, async (page) => {
  await cell(page, "e3").click();
  await cell(page, "f3").click();
  await page.locator(".remark.is-right").waitFor();
  assert.equal(await page.locator(".final-towers").count(), 0);
});

scene("the last move of the first chapter raises both towers and leads to a game", { path: "learn/taste/5" }, async (page) => {
  await solve(page, mouse(page), english);
  assert.deepEqual(await page.locator(".tower-count").allInnerTexts(), ["10", "4"]);
  await button(page, english("learn-page-first-game")).click();
  await page.locator(".game [role=grid]").waitFor();
});

for (const [name, options] of Object.entries({ phone, smallPhone })) {
  scene(`in every language, all that the end of the first chapter says is in view: ${name}`, { ...options, path: "learn/taste/5" }, async (page) => {
    await solve(page, finger(page), english);
    for (const tag of Object.keys(languages)) {
      await speak(page, tag);
      const odd = await page.evaluate(() => {
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const talk = box(".talk");
        return [".remark > p", ".able", ".towers", ".final-towers p"].filter((part) => {
          const { left, right, top, bottom } = box(part);
          return left < talk.left || right > talk.right || top < talk.top - 1 || bottom > talk.bottom + 1;
        });
      });
      assert.deepEqual(odd, [], tag);
    }
  });
}

scene("the buttons of the figures have names of their own", { path: "rules" }, async (page) => {
  await page.locator(".rules-figure").nth(3).waitFor();
  const names = await page.locator(".rules-figure .reel button").evaluateAll((buttons) => buttons.map((button) => button.textContent));
  assert.equal(new Set(names).size, names.length, names.join("; "));
});

for (const [how, student, options] of [["mouse", mouse, {}], ["finger", finger, phone], ["keyboard", keyboard, {}]]) {
  scene(`after the rules, one press starts the first game: by ${how}`, { ...options, path: "learn/ending/2" }, async (page) => {
    await solve(page, student(page), english);
    await student(page).press(button(page, english("learn-page-first-game")));
    await page.locator(".game [role=grid]").waitFor();
    await said(page).getByText("Your move. All pieces are placed. White moves first: pick a piece at the edge.").waitFor();
    assert.equal(await page.locator(".cell[aria-label$=': empty']").count(), 0, "the board is already filled");
  });
}

scene("an unknown step", { path: "learn/board/9" }, async (page) => {
  await page.getByRole("heading", { name: "Page not found" }).waitFor();
});

scene("the rules can be read, and their figures stepped through", { path: "rules" }, async (page) => {
  const figure = page.locator(".rules-figure").nth(3);
  const forward = figure.getByRole("button", { name: new RegExp(`^${english("walk-forward")}`) });
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

for (const path of ["learn", "learn/taste/1", "learn/last/1", "learn/blocked/1", "rules", "rules/differences"]) {
  scene(`axe finds nothing serious on a phone: ${path}`, { ...phone, path }, (page) => accessible(page));
}
