// Accounts on the server: registering, logging in, sessions, tokens, changes and deletion.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { accessible, administer, club, desktop, fine, phone, visit } from "../lib.mjs";
import { button } from "../player.mjs";

const shared = club();

const open = (options = desktop) => visit(shared.browser, `${shared.server.address}account`, options);

/** Fills in the form for somebody who logs in or, with "Create account", is new. */
async function enter(page, way, name, password) {
  await page.getByRole("group", { name: "Account" }).getByText(way, { exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByLabel("Password").fill(password);
  await button(page, way).click();
}

const heading = (page, name) => page.getByRole("heading", { name, level: 1 });

/** The browser writes every answer with an error to the console. */
function expectErrors(page) {
  const others = page.problems.filter((problem) => !/(: 4\d\d$|status of 4\d\d)/.test(problem));
  assert.deepEqual(others, []);
  page.problems.length = 0;
}

test("an account is created, found again, changed, exported and deleted", { timeout: 180_000 }, async () => {
  const page = await open();
  await accessible(page);
  await enter(page, "Create account", "Anna", "short");
  await page.getByRole("alert").getByText("A password must have 8 to 200 characters.").waitFor();
  await enter(page, "Create account", "2 much", "correct horse");
  await page.getByRole("alert").getByText("A name must have 2 to 20 characters").waitFor();
  await enter(page, "Create account", "Anna", "correct horse");
  await heading(page, "Anna").waitFor();
  await page.getByText("This browser").waitFor();
  await accessible(page);
  await page.goto(`${shared.server.address}lobby`);
  await page.getByRole("link", { name: "Anna" }).click();

  // On another device: a name that looks the same, a wrong password, and the right one.
  const other = await open(phone);
  await enter(other, "Create account", "ANNA_", "another horse");
  await other.getByRole("alert").getByText("This name is taken").waitFor();
  await enter(other, "Log in", "Anna", "wrong horse");
  await other.getByRole("alert").getByText("The name or the password is wrong.").waitFor();
  await enter(other, "Log in", "anna", "correct horse");
  await heading(other, "Anna").waitFor();
  expectErrors(other);
  await accessible(other);

  // The first one ends the session of the second.
  await page.reload();
  await button(page, "End").click();
  await button(page, "End").waitFor({ state: "detached" });
  await other.reload();
  await other.getByRole("textbox", { name: "Name" }).waitFor();

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download your data" }).click()]);
  const known = JSON.parse(await readFile(await download.path(), "utf8"));
  assert.equal(known.player.name, "Anna");

  const change = page.getByRole("region", { name: "Change name or password" });
  await change.getByLabel("New name").fill("Berta");
  await change.getByLabel("Current password").fill("wrong horse");
  await button(change, "Save").click();
  await change.getByRole("alert").waitFor();
  await change.getByLabel("Current password").fill("correct horse");
  await button(change, "Save").click();
  await heading(page, "Berta").waitFor();

  await button(page, "Log out").click();
  await enter(page, "Log in", "Berta", "correct horse");
  await heading(page, "Berta").waitFor();
  const deletion = page.getByRole("region", { name: "Delete account" });
  await deletion.getByLabel("Password").fill("correct horse");
  await button(deletion, "Delete account").click();
  await page.locator(".notice").getByText("Your account has been deleted.").waitFor();
  await enter(page, "Log in", "Berta", "correct horse");
  await page.getByRole("alert").getByText("The name or the password is wrong.").waitFor();
  expectErrors(page);
  for (const one of [page, other]) await one.context().close();
});

test("a guest's games stay with the new account, and a token is shown once", { timeout: 180_000 }, async () => {
  const page = await visit(shared.browser, `${shared.server.address}lobby`, desktop);
  await button(page, "Computer, level 1").click();
  await page.locator(".game .player-bar", { hasText: "Computer, level 1" }).waitFor();
  await page.goto(`${shared.server.address}account`);
  await enter(page, "Create account", "Carla", "correct horse");
  await heading(page, "Carla").waitFor();
  await page.getByLabel("Name of the token").fill("my bot");
  await button(page, "Create token").click();
  const secret = await page.locator(".secret").textContent();
  assert.match(secret, /^[0-9a-f]{32,}$/);
  await page.locator(".game-row", { hasText: "my bot" }).waitFor();
  await page.reload();
  await page.locator(".game-row", { hasText: "my bot" }).waitFor();
  assert.equal(await page.getByText(secret).count(), 0);
  await page.goto(`${shared.server.address}lobby`);
  await page.getByRole("heading", { name: "Your online games" }).waitFor();
  await page.locator(".game-row", { hasText: "Computer, level 1" }).waitFor();
  fine(page);
  await page.context().close();
});

test("a banned player is told, and nobody logs in as them", { timeout: 180_000 }, async () => {
  const page = await open();
  await enter(page, "Create account", "Dana", "correct horse");
  await heading(page, "Dana").waitFor();
  await administer(shared, "admin", "ban", "Dana");
  await page.reload();
  await enter(page, "Log in", "Dana", "correct horse");
  await page.getByRole("alert").getByText("An administrator has banned this account.").waitFor();
  expectErrors(page);
  await page.context().close();
});
