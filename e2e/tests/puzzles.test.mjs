// Puzzles: training, by theme, the puzzle of the day and the sprint.
import assert from "node:assert/strict";
import { accessible, allKept, desktop, phone, settled, smallPhone, theatre } from "../lib.mjs";
import { button, cell, said } from "../player.mjs";
import { finger, keyboard, mouse, solution, solve } from "../student.mjs";
import { languages, words } from "../words.mjs";

const shared = theatre();
const { scene } = shared;
const english = await words("en");
const next = (page) => page.locator(".next-puzzle");
const board = (page) => page.locator(".puzzle .board-place");

/** What the page has stored about puzzles. */
const training = (page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("dvonn.course") ?? "null")?.value?.puzzles ?? {});

/** Makes a move, and confirms it if the board asks. */
async function move(page, from, to) {
  await from.click();
  await to.click();
  await page.locator(".remark.is-right, .remark.is-wrong, .remark:not(.is-solution), .board.is-asking").first().waitFor();
  if (await page.locator(".board.is-asking").isVisible()) await to.click();
}

for (const [count, how, student, locale, options] of [[20, "mouse", mouse, "en", {}], [20, "keyboard", keyboard, "pl", {}], [5, "finger", finger, "uk", phone]]) {
  scene(`${count} puzzles by ${how}, in ${locale}`, { ...options, path: "puzzles", locale }, async (page) => {
    const word = await words(locale);
    await student(page).press(page.locator(".onward a"));
    await page.waitForURL(/puzzles\/train$/);
    const seen = new Set();
    for (let number = 1; number <= count; number++) {
      await board(page).waitFor();
      // Asking for the solution counts as a failure.
      await solve(page, student(page), word);
      const address = await page.locator(".puzzle-after a").first().getAttribute("href");
      assert.match(address, /^\/analyse#position=/);
      seen.add(address);
      await page.locator(".rating-change").waitFor();
      await student(page).press(next(page));
      await page.locator(".remark").waitFor({ state: "detached" });
    }
    assert.equal(seen.size, count, "no puzzle comes twice");
    const { tried, solved } = await training(page);
    assert.deepEqual([tried, solved ?? 0], [count, 0]);
  });
}

scene("a right answer at once raises the rating, a wrong one lowers it and is refuted", { path: "puzzles" }, async (page) => {
  // The same puzzles each time: not every wrong move has an answer to step through, and now and then the move below is right.
  await page.evaluate(() => (Math.random = () => 0.7));
  await page.locator(".onward a").click();
  await board(page).waitFor();
  // The solution of this puzzle, from the same puzzle opened by its own address, which is not rated.
  const [id] = (await training(page)).seen;
  const other = await page.context().newPage();
  await other.goto(new URL(`/puzzles/${id}`, page.url()).href);
  await other.locator(".puzzle .board-place").waitFor();
  const moves = [];
  while (!(await other.locator(".remark.is-right").isVisible())) {
    const told = (await solution(other, mouse(other))).match(/[a-k][1-5]-[a-k][1-5]/)[0];
    moves.push(told.split("-"));
    const [from, to] = told.split("-").map((name) => cell(other, name));
    await move(other, from, to);
    await other.locator(".remark:not(.is-solution)").first().waitFor();
  }
  await other.close();
  assert.equal((await training(page)).tried ?? 0, 0, "a puzzle opened by its address is not rated");
  for (const [from, to] of moves) {
    await move(page, cell(page, from), cell(page, to));
    await cell(page, from).and(page.locator("[aria-label*='empty']")).waitFor();
  }
  await page.locator(".remark.is-right").waitFor();
  const after = await training(page);
  assert.deepEqual([after.tried, after.solved, after.streak], [1, 1, 1]);
  assert.ok(after.standing.rating > 1100);
  await said(page).getByText(/^Right! /).waitFor();
  await page.keyboard.press("Enter");
  await page.locator(".remark").waitFor({ state: "detached" });

  const second = (await training(page)).seen.find((name) => name !== id);
  assert.ok(second, "the next puzzle is another one");
  // A stack that can move, to its last target.
  await page.locator(".cell.is-grabbable").first().click();
  const target = page.locator(".cell[aria-label*=', target']").last();
  await target.click();
  await page.locator(".remark, .board.is-asking").first().waitFor();
  if (await page.locator(".board.is-asking").isVisible()) await target.click();
  await page.locator(".remark.is-wrong").waitFor();
  const failed = await training(page);
  assert.deepEqual([failed.tried, failed.solved, failed.streak ?? 0], [2, 1, 0]);
  assert.ok(failed.standing.rating < after.standing.rating);
  await page.getByText(english("puzzle-unrated")).waitFor();
  await page.locator(".reel").waitFor();
  await button(page, english("try-again")).click();
  await solve(page, mouse(page), english);
  assert.deepEqual([(await training(page)).tried, (await training(page)).solved], [2, 1], "only the first try counts");
});

scene("the puzzle of the day is the same for everybody and counts days", { path: "" }, async (page) => {
  await page.getByRole("link", { name: english("front-puzzle") }).click();
  await page.waitForURL(/puzzles\/daily$/);
  await board(page).waitFor();
  assert.equal(await page.getByRole("heading", { level: 1 }).innerText(), english("puzzle-daily"));
  await solve(page, mouse(page), english);
  const mine = await page.locator(".puzzle-after a").first().getAttribute("href");
  assert.equal((await training(page)).tried ?? 0, 0, "it is not rated");
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.locator(".puzzle .board-place").waitFor();
  await solve(other, mouse(other), english);
  assert.equal(await other.locator(".puzzle-after a").first().getAttribute("href"), mine);
  await other.close();
});

scene("what a hint costs is said before it is asked for, and after the puzzle of the day comes another", { ...smallPhone, path: "puzzles/daily" }, async (page) => {
  const costs = page.getByText(english("puzzle-help-costs"));
  await costs.waitFor();
  await button(page, english("learn-page-hint")).tap();
  await costs.waitFor({ state: "detached" });
  await solve(page, finger(page), english);
  await next(page).tap();
  await page.waitForURL(/puzzles\/train$/);
  await costs.waitFor();
});

scene("a theme trains its own puzzles, and the list says how few there were", { path: "puzzles" }, async (page) => {
  const themes = page.locator(".chapters a");
  await themes.first().waitFor();
  assert.equal(await themes.count(), 8, "all themes but the edge, which is for placements");
  await page.locator(".chapters a[href='/puzzles/links']").click();
  await board(page).waitFor();
  await solve(page, mouse(page), english);
  await page.locator(".puzzle-after a[href^='/learn/linked/']").waitFor();
  await page.getByRole("link", { name: english("puzzle-all") }).click();
  await page.locator(".chapters a[href='/puzzles/links']").getByText("0 of 1 solved; too few to judge").waitFor();
});

scene("a sprint ends after three minutes and can be started again", { path: "puzzles/sprint" }, async (page) => {
  await page.clock.install();
  await page.reload();
  await button(page, english("puzzles-start")).click();
  const state = page.locator(".sprint-state");
  await state.getByText(/^3:00 · solved 0 · mistakes 0$/).waitFor();
  await page.clock.runFor(60_000);
  await state.getByText(/^2:00 · /).waitFor();
  await page.clock.runFor(121_000);
  await page.getByRole("status").getByText(/^The sprint is over\. Solved: 0\./).waitFor();
  await button(page, english("puzzles-again")).click();
  await state.getByText(/^3:00 · solved 0 · mistakes 0$/).waitFor();
});

scene("puzzles work offline after a visit to the front page", { path: "" }, async (page) => {
  await allKept(page);
  await page.context().setOffline(true);
  await page.goto(new URL("/puzzles/daily", page.url()).href);
  await board(page).waitFor();
  await solve(page, mouse(page), english);
});

scene("the analysis opens the position of a puzzle", { path: "puzzles/daily" }, async (page) => {
  await board(page).waitFor();
  await solve(page, mouse(page), english);
  await page.locator(".puzzle-after a").first().click();
  await page.waitForURL(/analyse/);
  await page.locator(".board").first().waitFor();
});

for (const [name, options] of [["desktop", desktop], ["phone", phone], ["small phone", smallPhone]]) {
  for (const colorScheme of ["light", "dark"]) {
    scene(`accessible and without sideways scrolling on a ${name}, ${colorScheme}`, { ...options, colorScheme, path: "puzzles" }, async (page) => {
      for (const path of ["puzzles", "puzzles/daily", "puzzles/sprint"]) {
        await page.goto(new URL(`/${path}`, page.url()).href);
        await page.locator(path === "puzzles" ? ".chapters" : path.endsWith("sprint") ? ".onward" : ".puzzle .board-place").first().waitFor();
        await settled(page);
        await accessible(page);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        assert.ok(wide <= 0, `${path}: ${wide} px too wide`);
      }
    });
  }
}

for (const language of Object.keys(languages)) {
  scene(`the puzzles in ${language}`, { ...smallPhone, path: "puzzles", locale: language }, async (page) => {
    const word = await words(language);
    await page.getByRole("heading", { level: 1, name: word("puzzles-title") }).waitFor();
    await page.locator(".chapters").waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, `${wide} px too wide`);
  });
}
