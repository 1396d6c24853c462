// After a first visit, the page works offline.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { allKept, fine, kept, launch, serve, settled, visit } from "../lib.mjs";
import { begin, cell, chance, inviting, list, turn } from "../player.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

test("playing and analysing without the server", { timeout: 120_000 }, async () => {
  const server = await serve();
  const page = await visit(browser, server.address);
  await kept(page);
  await server.stop();

  await page.reload();
  await settled(page);
  await begin(page, { level: 1, side: "White", board: "Full game" });
  await turn(page);
  await cell(page, chance(8)(await inviting(page))).click();
  await page.getByText("2 placements").waitFor();
  assert.equal(await turn(page), "move");

  await page.reload();
  await page.locator(".game").waitFor();
  assert.equal((await list(page)).placed, 2);
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.getByLabel("Run engine").check();
  await page.locator(".engine-line").first().waitFor();

  // Through a link, as from a message.
  const position = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W......_W_M";
  await page.goto(`${server.address}#position=${position}`);
  await page.getByLabel("Run engine").check();
  await page.locator(".engine-line .badge").first().waitFor();
  fine(page);
  await page.context().close();
});

test("after visiting only the course, playing works offline, and the other way round", { timeout: 120_000 }, async () => {
  const server = await serve();
  for (const [first, then] of [["learn", "analyse"], ["", "learn/single/1"]]) {
    const page = await visit(browser, `${server.address}${first}`);
    await allKept(page);
    await page.context().setOffline(true);
    await page.goto(`${server.address}${then}`);
    await settled(page);
    assert.equal(await page.locator("[data-cell]").count(), 49);
    fine(page);
    await page.context().close();
  }
  await server.stop();
});

test("a page whose program cannot be loaded says so and can be reloaded", { timeout: 120_000 }, async () => {
  const server = await serve();
  const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  const page = await context.newPage();
  const program = "**/assets/page-*.wasm";
  await page.route(program, (route) => route.abort());
  await page.goto(`${server.address}rules`);
  await page.getByText("DVONN could not be loaded.").waitFor();
  await page.unroute(program);
  await page.getByRole("link", { name: "DVONN" }).click();
  await settled(page);
  await context.close();
  await server.stop();
});

test("a new build keeps the data of the old one", { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "dvonn-page-"));
  await cp(process.env.DVONN_PAGE, folder, { recursive: true });
  const before = await serve({ folder });
  const page = await visit(browser, before.address);
  await allKept(page);
  await before.stop();

  const script = join(folder, "service-worker.js");
  await rm(`${script}.br`, { force: true });
  await writeFile(script, (await readFile(script, "utf8")).replace(/^const build = ".*";/, 'const build = "next";'));
  const now = await serve({ folder, port: new URL(before.address).port });
  await page.reload();
  await settled(page);
  await allKept(page, 2);
  fine(page);
  await page.context().close();
  await now.stop();
  await rm(folder, { recursive: true });
});
