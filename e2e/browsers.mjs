// Firefox and WebKit, driven through one small interface. Chromium has its own tests, with Playwright; these only
// check that nothing we use is missing or different in the other two.
//
// `FIREFOX` names the Firefox binary and `WEBKIT_DRIVER` the driver of WebKitGTK; `cargo xtask test` sets both.
import { execFileSync, spawn } from "node:child_process";
import { createServer } from "node:net";
import puppeteer from "puppeteer-core";
import { Builder, Capabilities } from "selenium-webdriver";

/** How long a page may take to do something on a busy machine, in milliseconds. */
const PATIENCE = 60_000;

/** Starts Firefox. Puppeteer talks to it over WebDriver BiDi, without a separate driver. */
export async function firefox() {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en-GB", "app.update.enabled": false },
    defaultViewport: { width: 1280, height: 800 },
    protocolTimeout: PATIENCE,
  });
  const page = await browser.newPage();
  const problems = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`exception: ${error.stack ?? error}`));
  return {
    problems,
    open: (address) => page.goto(address, { timeout: PATIENCE }),
    reload: () => page.reload({ timeout: PATIENCE }),
    click: async (selector) => {
      await page.waitForSelector(selector, { visible: true, timeout: PATIENCE });
      await page.click(selector);
    },
    evaluate: (expression) => page.evaluate(expression),
    until: (condition) => page.waitForFunction(condition, { timeout: PATIENCE, polling: 50 }),
    close: () => browser.close(),
  };
}

/** Starts WebKitGTK's MiniBrowser, which cannot run headless, on a virtual screen. */
export async function webkit() {
  const port = await freePort();
  const program = process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";
  const driver = spawn("xvfb-run", ["--auto-servernum", "--server-args=-screen 0 1280x1024x24", program, `--port=${port}`], { stdio: "ignore", detached: true });
  const ended = new Promise((resolve) => driver.once("close", resolve));
  const stopDriver = async () => {
    // The whole process group, because xvfb-run does not stop its children.
    process.kill(-driver.pid, "SIGTERM");
    await ended;
  };
  try {
    await listening(port);
    const capabilities = new Capabilities({ browserName: "MiniBrowser" });
    capabilities.set("webkitgtk:browserOptions", { binary: miniBrowser(), args: ["--automation"] });
    const session = await new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
    await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 1000 });
    return {
      problems: [],
      open: (address) => session.get(address),
      reload: () => session.navigate().refresh(),
      click: (selector) => session.wait(() => clicked(session, selector), PATIENCE, selector, 50),
      evaluate: (expression) => session.executeScript(`return (${expression})`),
      until: (condition) => session.wait(() => session.executeScript(`return Boolean(${condition})`), PATIENCE, condition, 50),
      close: async () => {
        await session.quit();
        await stopDriver();
      },
    };
  } catch (problem) {
    await stopDriver();
    throw problem;
  }
}

/**
 * Clicks on the centre of an element, if it exists and stands still: the click goes to a point, and a page that is still being laid out
 * would move the element away from there. WebKit's driver refuses to click on the element itself if something is above it, as the
 * drawing of the board is.
 */
async function clicked(session, selector) {
  const middle = await session.executeAsyncScript(
    `const [selector, done] = arguments;
    const box = () => {
      const element = document.querySelector(selector);
      element?.scrollIntoView({ block: "nearest" });
      const { x, y, width, height } = element?.getBoundingClientRect() ?? { width: 0 };
      return width > 0 ? { x: Math.round(x + width / 2), y: Math.round(y + height / 2) } : null;
    };
    const before = box();
    setTimeout(() => {
      const after = box();
      done(after && before?.x === after.x && before?.y === after.y ? after : null);
    }, 100);`,
    selector,
  );
  if (middle) await session.actions().move(middle).click().perform();
  return middle !== null;
}

/** The path of WebKitGTK's MiniBrowser on Debian, which depends on the version and the processor. */
function miniBrowser() {
  const files = execFileSync("dpkg-query", ["--listfiles", "libwebkit2gtk-4.1-0"], { encoding: "utf8" });
  return files.split("\n").find((file) => file.endsWith("/MiniBrowser"));
}

/** A free port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Waits until a WebDriver accepts sessions. */
async function listening(port) {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    try {
      const { value } = await (await fetch(`http://127.0.0.1:${port}/status`)).json();
      if (value.ready) return;
    } catch (problem) {
      if (Date.now() > deadline) throw problem;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
