// The page as served: isolated, without problems, and with the same engine as the native program.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { ask, command, fine, kept, launch, phone, serve, visit } from "../lib.mjs";

const FULL_BOARD = "WBBBWWBDB/BBWWWBBWBB/BBBBWDBWWWW/WWBWWBBBWW/WDWBBWWWB W M";
const FIGURE_3 = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W...... W M";

let server;
let browser;
before(async () => {
  [server, browser] = await Promise.all([serve(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

test("every page loads without problems, on a desktop and on a phone", async () => {
  for (const options of [undefined, phone]) {
    for (const path of ["", "analyse"]) {
      const page = await visit(browser, server.address + path, options);
      await kept(page);
      fine(page);
      await page.context().close();
    }
  }
});

test("the page is isolated, so that its worker can share memory", async () => {
  const page = await visit(browser, server.address);
  assert.equal(await page.evaluate(() => crossOriginIsolated), true);
  await page.context().close();
});

test("the page can be installed", async () => {
  const page = await visit(browser, server.address);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = await (await page.request.get(new URL(address, server.address).href)).json();
  assert.deepEqual([manifest.name, manifest.start_url, manifest.display], ["DVONN", "/", "standalone"]);
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await page.request.get(new URL(src, server.address).href);
    assert.equal(icon.headers()["content-type"], type);
    if (type === "image/png") {
      // Width and height are at a fixed offset in the file.
      const bytes = await icon.body();
      assert.equal(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, sizes);
    }
  }
  await page.context().close();
});

test("the engine in the browser searches the same trees as the native one", async () => {
  const page = await visit(browser, server.address);
  const reports = await ask(page, { id: 1, goal: "bench" });
  const { positions, total } = reports.at(-1).bench;
  const browsers = positions.map(({ nodes, best }, index) => `position ${index + 1} nodes ${nodes} bestmove ${best}`);
  const lines = (await command("bench")).trim().split("\n");
  assert.deepEqual([...browsers, `Bench: ${total} nodes`], lines.slice(0, -1));
  await page.context().close();
});

test("with the network, too, the engine in the browser finds what the native one finds", async () => {
  const page = await visit(browser, server.address);
  const nodes = 20_000;
  const reports = await ask(page, { id: 1, goal: "move", position: FULL_BOARD, limits: { nodes } });
  const { lines, best } = reports.at(-1).done;
  const native = async (...options) => JSON.parse(await command("analyze", FULL_BOARD, "--nodes", `${nodes}`, "--hash", "32", "--json", ...options));
  const found = await native();
  assert.deepEqual({ nodes: lines.nodes, moves: lines.lines[0].moves, best }, { nodes: found.nodes, moves: found.lines[0].moves, best: found.lines[0].moves[0] });
  const { lines: others } = await native("--net", "none");
  assert.notDeepEqual(others[0].moves, found.lines[0].moves, "the network makes a difference here");
  await page.context().close();
});

test("without its network the engine still answers", async () => {
  const page = await visit(browser, server.address);
  await page.context().route("**/*.net", (route) => route.abort());
  const reports = await ask(page, { id: 1, goal: "move", position: FULL_BOARD, limits: { nodes: 2_000 } });
  assert.ok(reports.at(-1).done.best, JSON.stringify(reports));
  await page.context().close();
});

test("a weak level plays the same moves in the browser as natively", async () => {
  const page = await visit(browser, server.address);
  const file = await readFile(new URL("../../testdata/worker/handicaps.jsonl", import.meta.url), "utf8");
  for (const { question, best } of file.trim().split("\n").map((line) => JSON.parse(line))) {
    const reports = await ask(page, question);
    assert.equal(reports.at(-1).done.best, best, JSON.stringify(question));
  }
  await page.context().close();
});

test("an analysis streams lines and ends when it is stopped", async () => {
  const page = await visit(browser, server.address);
  const question = { id: 7, goal: { analysis: { lines: 3 } }, position: FULL_BOARD };
  const [ready, ...reports] = await ask(page, question, { stopAfter: 4 });
  assert.ok("ready" in ready && "done" in reports.at(-1), JSON.stringify(reports));
  assert.ok(reports.length >= 5, JSON.stringify(reports));
  const searches = reports.map(({ progress, done }) => progress ?? done.lines);
  assert.ok(searches.every(({ id, lines }) => id === 7 && lines.length === 3));
  await page.context().close();
});

test("the same question is answered by the same search", async () => {
  const page = await visit(browser, server.address);
  const question = { id: 1, goal: { analysis: { lines: 1 } }, position: FULL_BOARD, limits: { depth: 13 } };
  const [first, second] = [await ask(page, question), await ask(page, question)];
  const nodes = [first, second].map((reports) => reports.at(-1).done.lines.nodes);
  assert.equal(nodes[0], nodes[1]);
  fine(page);
  await page.context().close();
});

test("a late position is proved", async () => {
  const page = await visit(browser, server.address);
  const reports = await ask(page, { id: 1, goal: { analysis: { lines: 1 } }, position: FIGURE_3 });
  assert.deepEqual(reports.at(-1).done.lines.lines[0].score, { win: 3 });
  await page.context().close();
});
