// What every test needs: the real server, a real browser, and pages whose troubles are written down.
//
// `DVONN` is the program that serves the page, `CHROMIUM` the browser; `cargo xtask test` sets both.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

const dvonn = process.env.DVONN ?? "dvonn";

export const desktop = { viewport: { width: 1280, height: 800 } };
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
export const smallPhone = { ...phone, viewport: { width: 360, height: 640 } };

/** Starts `dvonn serve` on a free port. */
export async function serve() {
  const child = spawn(dvonn, ["serve", "--addr", "127.0.0.1:0"], { stdio: ["ignore", "pipe", "pipe"] });
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
 * Opens a page in a context of its own, with its storage empty. `page.problems` holds everything that went wrong in it:
 * errors and warnings on the console, exceptions, requests that failed.
 */
export async function visit(browser, address, options = desktop) {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.problems = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) page.problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => page.problems.push(`exception: ${error.stack ?? error}`));
  page.on("requestfailed", (request) => page.problems.push(`${request.url()}: ${request.failure().errorText}`));
  page.on("response", (response) => {
    if (response.status() >= 400) page.problems.push(`${response.url()}: ${response.status()}`);
  });
  await page.goto(address);
  await settled(page);
  return page;
}

/** Waits until the page's module has drawn something. */
export async function settled(page) {
  await page.locator("main").first().waitFor();
}

/** Waits until everything is kept for use without a network. */
export async function kept(page) {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
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
