// Measures how fast the page loads, how much it transfers, whether an hour of analysis slows it down, how long the levels take
// for a move, and how long a review takes: node measure.mjs [loads] [paints] [transfers] [wear] [levels] [reviews]
//
// This is not a test, because the numbers depend on the machine. docs/benchmarks.md has the results.
import { readFile } from "node:fs/promises";
import { chromium } from "playwright-core";
import { allKept, ask, command, desktop, serve, visit } from "./lib.mjs";
import { begin, button } from "./player.mjs";

const LOADS = 7;
const POSITIONS = 500;
/** A game of the engine against itself: 49 placements and 37 stack moves, which is a long one. */
const GAME = `j3 j4 c3 k5 k4 j5 k3 j2 i3 i2 i4 i5 i1 h1 h3 d3 c2 c4 b1 d4 h2 b2 d5 e5 c1 b4 b3 a2 c5 e4 d2 h4 e3 a1 a3 g3 g4
f3 h5 g1 g2 e2 f4 d1 f2 f5 g5 f1 e1 i1-i2 i5-i4 h5-h4 i4-k4 k3-j2 a1-b1 a3-b4 a2-b3 g5-f5 f1-f2 e1-d1 f2-d2
d1-f3 g3-f3 d5-d4 e2-e3 d4-b2 e5-f5 f4-f5 d2-g2 c5-c4 g2-c2 h2-h1 e3-c1 c4-c2 j5-j4 h1-j3 f3-j3 i3-j3 e4-d3
b4-b2 b3-d3 j2-j4 b1-d3 i2-k4 d3-j3 pass k5-k4`;

const server = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
  // Measures memory immediately, not at the browser's next garbage collection.
  args: ["--disable-gpu", "--disable-quic", "--no-first-run", "--enable-blink-features=ForceEagerMeasureMemory"],
});
const parts = { loads, paints, transfers, wear, levels, reviews };
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(parts);
try {
  for (const part of wanted) await parts[part]();
} finally {
  await browser.close();
  await server.stop();
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

/** The time from requesting the page to a usable board, without a cache. */
async function loads() {
  const times = [];
  for (let load = 0; load < LOADS; load++) {
    const context = await browser.newContext({ ...desktop, locale: "en-GB" });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const look = () => (document.querySelector("[data-cell]") ? (window.usable = performance.now()) : requestAnimationFrame(look));
      requestAnimationFrame(look);
    });
    await page.goto(`${server.address}analyse`);
    await page.waitForFunction(() => window.usable);
    times.push(await page.evaluate(() => window.usable));
    if (load === 0) {
      const parts = await page.evaluate(() =>
        [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
          .filter(({ responseEnd }) => responseEnd <= window.usable)
          .map(({ name, transferSize }) => [new URL(name).pathname, transferSize]),
      );
      console.log("transferred before the board is usable:");
      for (const [name, size] of parts) console.log(`  ${name} ${size}`);
      console.log(`  in all ${parts.reduce((sum, [, size]) => sum + size, 0)}`);
    }
    await context.close();
  }
  console.log(`cold load until the board is usable: median ${median(times).toFixed(0)} ms of ${times.map((time) => time.toFixed(0)).join(", ")}`);
}

/** The medians of what Lighthouse measures: first and largest paint, layout shift, and blocking time. */
async function paints() {
  for (const path of ["", "analyse", "learn", "rules"]) {
    const loads = [];
    for (let load = 0; load < LOADS; load++) {
      const context = await browser.newContext({ ...desktop, locale: "en-GB", serviceWorkers: "block" });
      const page = await context.newPage();
      await page.addInitScript(() => {
        window.seen = { first: 0, largest: 0, shift: 0, blocked: 0 };
        const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
        watch("paint", ({ name, startTime }) => name === "first-contentful-paint" && (seen.first = startTime));
        watch("largest-contentful-paint", ({ startTime }) => (seen.largest = startTime));
        watch("layout-shift", ({ value, hadRecentInput }) => !hadRecentInput && (seen.shift += value));
        watch("longtask", ({ duration }) => (seen.blocked += Math.max(0, duration - 50)));
      });
      await page.goto(`${server.address}${path}`);
      await page.waitForTimeout(2000);
      loads.push(await page.evaluate(() => window.seen));
      await context.close();
    }
    const of = (name, digits) => median(loads.map((load) => load[name])).toFixed(digits);
    console.log(`/${path}: first paint ${of("first", 0)} ms, largest ${of("largest", 0)} ms, shift ${of("shift", 3)}, blocked ${of("blocked", 0)} ms`);
  }
}

/** What a first visit transfers, including the engine and everything that is stored for use offline. */
async function transfers() {
  const script = await (await fetch(`${server.address}service-worker.js`)).text();
  const names = new Set([...script.matchAll(/"(\/assets\/[^"]+\.[^"]+)"/g)].map(([, name]) => name));
  console.log("files, as transferred (brotli):");
  let all = 0;
  for (const name of ["/", "/service-worker.js", ...names]) {
    const answer = await fetch(new URL(name, server.address), { headers: { "accept-encoding": "br" } });
    const length = Number(answer.headers.get("content-length"));
    await answer.arrayBuffer();
    all += length;
    console.log(`  ${name} ${length} (${answer.headers.get("content-encoding") ?? "as it is"})`);
  }
  console.log(`  in all ${all}; a browser fetches one of the two engines`);
}

/** Memory and frame times before and after stepping through many positions with the engine on. */
async function wear() {
  const page = await visit(browser, `${server.address}analyse`, { ...desktop, reducedMotion: "no-preference" });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const record = await readFile(new URL("../testdata/records/littlegolem.txt", import.meta.url), "utf8");
  await button(page, "Open a game").click();
  await page.locator("#open-text").fill(record);
  await button(page, "Open text").click();
  await page.locator("#open").waitFor({ state: "hidden" });
  const engine = page.getByLabel("Run engine");

  const figures = async (when) => {
    await session.send("HeapProfiler.collectGarbage");
    const memory = await page.evaluate(() => performance.measureUserAgentSpecificMemory());
    const { metrics } = await session.send("Performance.getMetrics");
    const metric = (name) => metrics.find((one) => one.name === name).value;
    const frames = await animated(page);
    console.log(
      `${when}: ${(memory.bytes / 2 ** 20).toFixed(1)} MiB with workers, ` +
        `${(metric("JSHeapUsedSize") / 2 ** 20).toFixed(1)} MiB of script, ${metric("Nodes")} nodes, ` +
        `${metric("JSEventListeners")} listeners, frames median ${frames.median.toFixed(1)} ms, ` +
        `95 % within ${frames.most.toFixed(1)} ms`,
    );
  };
  const walk = async (positions) => {
    await engine.check();
    await page.locator(".engine-line").first().waitFor();
    let key = "ArrowLeft";
    for (let seen = 0; seen < positions; seen++) {
      const isEnd = await page.evaluate(() => {
        const slider = document.querySelector(".walk input[type=range]");
        return slider.value === slider.max ? "ArrowLeft" : slider.value === "0" ? "ArrowRight" : undefined;
      });
      key = isEnd ?? key;
      await page.locator("h1").first().evaluate(() => document.activeElement.blur());
      await page.keyboard.press(key);
      await page.waitForFunction(
        // A boolean, because returning the element would keep it alive and count as a leak.
        () => document.querySelector(".engine-line, .engine-card .note:not(.working)") !== null,
      );
    }
    await engine.uncheck();
  };
  await walk(10);
  await figures("after 10 positions");
  const start = performance.now();
  await walk(POSITIONS);
  console.log(`${POSITIONS} positions in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  await figures(`after ${POSITIONS} more`);
  if (page.problems.length) console.log(page.problems.join("\n"));
}

/** How long each level takes for every move of a recorded game, in the engine's worker. */
async function levels() {
  const record = new URL("../testdata/records/littlegolem.txt", import.meta.url).pathname;
  const game = JSON.parse(await command("convert", record, "--to", "json"));
  const moves = game.moves.map(({ move }) => move);
  // The engine takes the empty board if there is no position.
  const positions = [undefined];
  for (let ply = 1; ply < moves.length; ply++) {
    const output = await command("apply", "start", ...moves.slice(0, ply));
    positions.push(output.split("\n")[0]);
  }
  for (let level = 1; level <= 9; level++) {
    const page = await visit(browser, server.address, desktop);
    await page.evaluate(() => {
      const { postMessage } = Worker.prototype;
      Worker.prototype.postMessage = function (message, ...rest) {
        if (typeof message === "string") window.question ??= JSON.parse(message);
        return postMessage.call(this, message, ...rest);
      };
    });
    await begin(page, { level, side: "Black" });
    await page.waitForFunction(() => window.question);
    const { limits, handicap, judgement } = await page.evaluate(() => window.question);
    const times = [];
    for (const position of positions) {
      const reports = await ask(page, { id: 1, goal: "move", position, limits, handicap, judgement, seed: times.length });
      times.push(reports.at(-1).done.lines.millis);
    }
    times.sort((a, b) => a - b);
    const within = (share) => times[Math.ceil(times.length * share) - 1].toFixed(1);
    console.log(`level ${level}: ${times.length} moves, half within ${within(0.5)} ms, 99 % within ${within(0.99)} ms`);
    await page.context().close();
  }
}

/** The time and the processor time of the review of a whole game, of which nothing is known, three times. */
async function reviews() {
  const system = await browser.newBrowserCDPSession();
  const worked = async () => {
    const { processInfo } = await system.send("SystemInfo.getProcessInfo");
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
  };
  for (let time = 0; time < 3; time++) {
    const page = await visit(browser, `${server.address}analyse`);
    // Everything that the service worker keeps, the network among it, is there.
    await allKept(page);
    await button(page, "Open a game").click();
    await page.locator("#open-text").fill(GAME);
    await button(page, "Open text").click();
    await page.locator("#open").waitFor({ state: "hidden" });
    const [start, before] = [performance.now(), await worked()];
    await button(page, "Review the game").click();
    await page.locator(".review-summary").waitFor({ timeout: 300_000 });
    const cancel = button(page, "Cancel");
    await cancel.waitFor({ state: "detached", timeout: 300_000 });
    const [taken, used] = [(performance.now() - start) / 1000, (await worked()) - before];
    console.log(`the review of a game: ${taken.toFixed(1)} s, ${used.toFixed(1)} s of all processors`);
    if (page.problems.length) console.log(page.problems.join("\n"));
    await page.context().close();
  }
}

/** The times between frames while stacks move on the board. */
async function animated(page) {
  await page.evaluate(() => {
    window.gaps = [];
    let last = performance.now();
    const note = (now) => {
      window.gaps.push(now - last);
      last = now;
      if (window.gaps.length < 240) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.keyboard.press("End");
  while ((await page.evaluate(() => window.gaps.length)) < 240) {
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowRight");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  }
  const sorted = (await page.evaluate(() => window.gaps)).sort((a, b) => a - b);
  return { median: sorted[sorted.length / 2], most: sorted[Math.floor(sorted.length * 0.95)] };
}
