// Once visited, the page needs no network.
import assert from "node:assert/strict";
import { fine, kept, launch, serve, settled, visit } from "../lib.mjs";
import { after, before, test } from "node:test";
import { begin, cell, chance, inviting, list, turn } from "../player.mjs";

let browser;
before(async () => (browser = await launch()));
after(() => browser?.close());

test("playing and analysing with the server gone", { timeout: 120_000 }, async () => {
  const server = await serve();
  const page = await visit(browser, server.address);
  await kept(page);
  await server.stop();

  await page.reload();
  await settled(page);
  await begin(page, { strength: "Beginner", side: "White", board: "Full game" });
  await turn(page);
  await cell(page, chance(8)(await inviting(page))).click();
  await page.getByText("2 placements").waitFor();
  assert.equal(await turn(page), "move");

  await page.reload();
  await page.locator(".game").waitFor();
  assert.equal((await list(page)).placed, 2);
  await page.getByRole("link", { name: "Analyse" }).click();
  await page.getByLabel("Engine on").check();
  await page.locator(".engine-line").first().waitFor();

  // By a link, as from a message.
  const position = "..B..W2BDB/...B5.B4+W2BW3W/...W3WBD.WBW/..BB2.W3B3.B2./.B2W......_W_M";
  await page.goto(`${server.address}#position=${position}`);
  await page.getByLabel("Engine on").check();
  await page.locator(".engine-line .badge").first().waitFor();
  fine(page);
  await page.context().close();
});
