// What every test needs: the real server, a real browser, and pages that record their problems.
//
// `DVONN` is the program that serves the page, `DVONN_PAGE` the folder with the page's files, `CHROMIUM` the browser; `cargo xtask
// test` sets all of them. `DVONN_SERVER` is the server that keeps games.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

const dvonn = process.env.DVONN ?? "dvonn";

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

/** Whether to run the long tests (`cargo xtask test --all`): every language, every step, every page. */
export const isLong = process.env.DVONN_TESTS === "all";

/** The permissions for tests that read the clipboard. */
export const clipboard = ["clipboard-read", "clipboard-write"];

/** Starts `dvonn serve` on this or a free port, with its built-in page or that of a folder. */
export function serve({ port = 0, folder } = {}) {
  return start(dvonn, ["serve", "--addr", `127.0.0.1:${port}`, ...(folder ? ["--folder", folder] : [])]);
}

/** Starts `dvonn-server` on this or a free port. Its other options, such as `data`, the folder in which it keeps games, have the names of the program's. */
export function serveGames({ port = 0, ...options }) {
  return start(process.env.DVONN_SERVER ?? "dvonn-server", ["--listen", `127.0.0.1:${port}`, "--house-bots", "1,3", ...words(options)]);
}

/** Options as words of a command line. */
const words = (options) => Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

/** Starts a program that says at which address it serves the page. */
async function start(program, options) {
  const child = spawn(program, options, { stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  child.stderr.on("data", (data) => (log += data));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const told = new Promise((resolve, reject) => {
    createInterface(child.stdout).once("line", resolve);
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`${program} ended with ${code}: ${log}`)));
  });
  const address = (await told).match(/http:\/\/\S+/)[0];
  const stop = async () => {
    child.kill("SIGTERM");
    assert.equal(await ended, 0, log);
  };
  const kill = () => {
    child.kill("SIGKILL");
    return ended;
  };
  return { address, stop, kill };
}

/** The output of a `dvonn-server` command on the data of a club: in the folder `data`, or in the database `db` if there is one. */
export async function administer({ data, db }, ...command) {
  const program = process.env.DVONN_SERVER ?? "dvonn-server";
  return (await promisify(execFile)(program, [...command, ...words({ data, ...(db && { db }) })])).stdout;
}

/** The output of a `dvonn` command. */
export async function command(...words) {
  return (await promisify(execFile)(dvonn, words)).stdout;
}

/** Starts the browser. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell",
    args: [
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/**
 * Opens a page in its own context, with empty storage or the entries in `stored`. `page.problems` collects everything that
 * goes wrong in the context: errors and warnings on the console, exceptions, and failed requests.
 */
export async function visit(browser, address, { stored = {}, ...options } = desktop) {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", ...options });
  if (Object.keys(stored).length) await store(context, address, stored);
  // Long enough for a busy machine; tests wait explicitly for anything slower.
  context.setDefaultTimeout(20_000);
  const problems = [];
  context.on("console", (message) => {
    // A test can turn off the service worker.
    const isWanted = message.text() === "Service Worker registration blocked by Playwright";
    if (["error", "warning"].includes(message.type()) && !isWanted) problems.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`exception: ${error.error().stack ?? error.error()}`));
  context.on("requestfailed", (request) => {
    const { errorText } = request.failure();
    // Leaving a page or ending a worker cancels its requests. The service worker handles failures itself.
    if (errorText !== "net::ERR_ABORTED" && !request.serviceWorker()) problems.push(`${request.url()}: ${errorText}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`);
  });
  context.on("page", (page) => {
    page.problems = problems;
    for (const name of ["goto", "reload"]) afterHistory(page, name);
  });
  const page = await context.newPage();
  await page.goto(address);
  await settled(page);
  return page;
}

/**
 * Fills the storage before the first page of the server is opened. Playwright's `storageState` does the same, but opens a page of its
 * own for it, which takes as long as all the rest.
 */
function store(context, address, stored) {
  const fill = ({ origin, stored }) => {
    const mark = "filled-by-test";
    if (location.origin !== origin || localStorage.getItem(mark)) return;
    for (const [name, value] of Object.entries({ ...stored, [mark]: "yes" })) localStorage.setItem(name, value);
  };
  return context.addInitScript(fill, { origin: new URL(address).origin, stored });
}

/**
 * Makes a method of the page wait for the browser's history. What covered the page leaves its entry a moment after it is closed, and
 * going back would cancel a navigation that began before.
 */
function afterHistory(page, name) {
  const navigate = page[name].bind(page);
  page[name] = async (...parts) => {
    await page.waitForFunction(() => history.state !== "layer" || document.querySelector("dialog[open], .setup"));
    return navigate(...parts);
  };
}

/**
 * What the tests of one file share: a server and a browser. `scene` is a test with its own page, which must have no problems
 * at the end; its options are those of `visit` and the `path` of the page: without one, it is the stored game or the front page.
 */
export function theatre() {
  const shared = {};
  before(async () => {
    // One after the other, so that if one fails, the other can be stopped.
    shared.server = await serve();
    shared.browser = await launch();
  });
  after(async () => {
    await shared.browser?.close();
    await shared.server?.stop();
  });
  // A stored game is at its own address.
  const home = ({ stored = {} }) => ("dvonn.game" in stored ? "game" : "");
  shared.scene = (title, { path, ...options }, body) =>
    test(title, { timeout: 180_000 }, async () => {
      const page = await visit(shared.browser, shared.server.address + (path ?? home(options)), { ...desktop, ...options });
      try {
        await body(page);
        fine(page);
      } catch (error) {
        if (page.problems.length) error.message += `\nThe page had trouble:\n${page.problems.join("\n")}`;
        throw error;
      } finally {
        await page.context().close();
      }
    });
  return shared;
}

/** What the tests of one file share if they play over the network: a server of games with its own data, and a browser. */
export function club() {
  const shared = {};
  before(async () => {
    shared.data = await mkdtemp(join(tmpdir(), "dvonn-club-"));
    shared.server = await serveGames({ data: shared.data });
    shared.browser = await launch();
  });
  after(async () => {
    await shared.browser?.close();
    await shared.server?.stop();
    await rm(shared.data, { recursive: true, force: true });
  });
  return shared;
}

/** Waits until the page's module has drawn something, and the part of it that the address needs has been loaded. */
export async function settled(page) {
  await page.locator("main > :not(.loading)").first().waitFor();
}

/** Waits until the open page is stored for use offline. */
export async function kept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until this many builds have stored the page's program for use offline. */
export async function allKept(page, builds = 1) {
  const isKept = async (builds) => {
    const names = await caches.keys();
    const keys = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    const complete = (await Promise.all(names.map(keys))).filter((kept) => kept.some((path) => /^\/assets\/page-.*\.wasm$/.test(path)));
    return complete.length === builds;
  };
  // `waitForFunction` would treat a promise as a true value.
  while (!(await page.evaluate(isKept, builds))) await page.waitForTimeout(200);
}

/** Fails if the page has recorded a problem. */
export function fine(page) {
  assert.deepEqual(page.problems, []);
}

/** Fails if axe finds anything serious: by these rules, or by all that it applies unless told otherwise. */
export async function accessible(page, { rules } = {}) {
  const builder = new AxeBuilder({ page });
  if (rules) builder.withRules(rules);
  const { violations } = await builder.analyze();
  const serious = violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
  const described = serious.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`);
  assert.deepEqual(described, []);
}

/**
 * Asks the engine in a separate worker, without the page. Returns all reports up to the last one. With `stopAfter`, the
 * shared flag stops the search after this many reports.
 */
export function ask(page, question, { stopAfter = Infinity } = {}) {
  return page.evaluate(
    async ({ question, stopAfter }) => {
      const address = document.querySelector("meta[name=dvonn-engine]").content;
      const worker = new Worker(address, { type: "module" });
      const flag = new SharedArrayBuffer(4);
      worker.postMessage(flag);
      worker.postMessage(JSON.stringify(question));
      const reports = [];
      try {
        await new Promise((resolve, reject) => {
          worker.onerror = (event) => reject(new Error(`the engine broke down: ${event.message}`));
          worker.onmessage = ({ data }) => {
            const report = JSON.parse(data);
            reports.push(report);
            if (!("ready" in report || "progress" in report)) resolve();
            // The first report says that the engine is ready.
            if (reports.length > stopAfter) Atomics.store(new Uint32Array(flag), 0, question.id);
          };
        });
      } finally {
        worker.terminate();
      }
      return reports;
    },
    { question, stopAfter: Number.isFinite(stopAfter) ? stopAfter : Number.MAX_SAFE_INTEGER },
  );
}
