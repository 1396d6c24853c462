// What every test needs: the real server, a real browser, and pages whose troubles are written down.
//
// `DVONN` is the program that serves the page, `DVONN_PAGE` the folder it was made from, `CHROMIUM` the browser; `cargo xtask
// test` sets all three.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

const dvonn = process.env.DVONN ?? "dvonn";

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

/** Whether the long forms of the tests are wanted (`cargo xtask test --all`): every language, every step, every page. */
export const isLong = process.env.DVONN_TESTS === "all";

/** What a page may do whose clipboard is looked at. */
export const clipboard = ["clipboard-read", "clipboard-write"];

/** Starts `dvonn serve` on this or a free port, with the page that it has in it or that of a folder. */
export async function serve({ port = 0, folder } = {}) {
  const options = folder ? ["--folder", folder] : [];
  const child = spawn(dvonn, ["serve", "--addr", `127.0.0.1:${port}`, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  let log = "";
  child.stderr.on("data", (data) => (log += data));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const told = new Promise((resolve, reject) => {
    createInterface(child.stdout).once("line", resolve);
    child.once("error", reject);
    child.once("close", (code) => reject(new Error(`dvonn serve ended with ${code}: ${log}`)));
  });
  const address = (await told).match(/http:\/\/\S+/)[0];
  const stop = async () => {
    child.kill("SIGTERM");
    assert.equal(await ended, 0, log);
  };
  return { address, stop };
}

/** What a command of `dvonn` prints. */
export async function command(...words) {
  return (await promisify(execFile)(dvonn, words)).stdout;
}

/** Starts the browser. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
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
 * Opens a page in a context of its own, with its storage empty or as `stored` says. `page.problems` holds everything
 * that went wrong there: errors and warnings on the console, exceptions, requests that failed; in other pages of the
 * context too.
 */
export async function visit(browser, address, { stored = {}, ...options } = desktop) {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }));
  const storageState = { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] };
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", storageState, ...options });
  // Long enough for a busy machine; what takes longer is awaited by name.
  context.setDefaultTimeout(20_000);
  const problems = [];
  context.on("console", (message) => {
    // A test may ask for a page without its service worker.
    const isWanted = message.text() === "Service Worker registration blocked by Playwright";
    if (["error", "warning"].includes(message.type()) && !isWanted) problems.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => problems.push(`exception: ${error.error().stack ?? error.error()}`));
  context.on("requestfailed", (request) => {
    const { errorText } = request.failure();
    // Who leaves a page or ends a worker takes back what it has asked for. The service worker has an answer to failure.
    if (errorText !== "net::ERR_ABORTED" && !request.serviceWorker()) problems.push(`${request.url()}: ${errorText}`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.url()}: ${response.status()}`);
  });
  context.on("page", (page) => (page.problems = problems));
  const page = await context.newPage();
  await page.goto(address);
  await settled(page);
  return page;
}

/**
 * What the tests of one file share: a server and a browser. `scene` is a test with a page of its own, in which nothing
 * may go wrong; its options are those of `visit`, and the `path` of the page.
 */
export function theatre() {
  const shared = {};
  before(async () => {
    // One after the other: whatever has started when the other fails can be ended.
    shared.server = await serve();
    shared.browser = await launch();
  });
  after(async () => {
    await shared.browser?.close();
    await shared.server?.stop();
  });
  shared.scene = (title, { path = "", ...options }, body) =>
    test(title, { timeout: 180_000 }, async () => {
      const page = await visit(shared.browser, shared.server.address + path, { ...desktop, ...options });
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

/** Waits until the page's module has drawn something. */
export async function settled(page) {
  await page.locator("main").first().waitFor();
}

/** Waits until what is open is kept for use without a network. */
export async function kept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits until the page's program is kept for use without a network, by so many builds. */
export async function allKept(page, builds = 1) {
  const isKept = async (builds) => {
    const names = await caches.keys();
    const keys = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
    const complete = (await Promise.all(names.map(keys))).filter((kept) => kept.some((path) => /^\/assets\/page-.*\.wasm$/.test(path)));
    return complete.length === builds;
  };
  // `waitForFunction` takes a promise for an answer.
  while (!(await page.evaluate(isKept, builds))) await page.waitForTimeout(200);
}

/** Fails if anything went wrong in the page. */
export function fine(page) {
  assert.deepEqual(page.problems, []);
}

/** Fails if axe finds anything serious. */
export async function accessible(page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
  const described = serious.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map((node) => node.html).join("\n  ")}`);
  assert.deepEqual(described, []);
}

/**
 * Asks the engine in a worker of its own, past the page. Returns all reports up to the last one. With `stopAfter` the
 * question is stopped by the shared flag after so many reports about it.
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
            if (!["ready", "progress"].includes(report.kind)) resolve();
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
