// Games over the network whose players look elsewhere: one is away for good, one looks at another page, and a visitor is still at the door.
import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, club } from "../lib.mjs";
import { leave, meeting, move, seen } from "../meeting.mjs";
import { button } from "../player.mjs";

const shared = club();
const { person, begun } = meeting(shared);

/** Somebody who waits for an opponent who has left; the fair wait goes on during the other tests. */
let patient;

test("an opponent who leaves is away, and nobody may claim the win at once", { timeout: 180_000 }, async () => {
  const { white, black } = await begun({ side: "White", board: "Random", clock: "5 min + 5 s" });
  await seen(black, await move(white));
  await leave(black);
  await white.getByText("Your opponent is away. If they do not return, you can claim the win.").waitFor();
  assert.equal(await button(white, "Claim the win").count(), 0, "nobody has waited long enough");
  patient = white;
});

test("the front page shows a live game, and one press leads to it", { timeout: 180_000 }, async () => {
  // Games by link are private.
  const players = [await person(`${shared.server.address}lobby`), await person(`${shared.server.address}lobby`)];
  for (const page of players) {
    await page.getByRole("group", { name: "Board" }).getByText("Random", { exact: true }).click();
    await button(page, "3 min + 2 s").click();
    await page.locator(".game [role=grid]").waitFor();
  }
  await players[0].locator(".invite").waitFor({ state: "detached" });
  const visitor = await person(shared.server.address);
  await visitor.getByText("Live now").waitFor();
  await visitor.getByRole("img", { name: "Live now" }).waitFor();
  await accessible(visitor);
  await visitor.locator(".front-caption").getByRole("link", { name: "Watch", exact: true }).click();
  await visitor.getByText("You are watching this game.").waitFor();
  assert.equal(visitor.url(), players[0].url());
  await leave(visitor, ...players);
});

test("whoever asks for it is called to the board by a notification, and only while looking elsewhere", { timeout: 180_000 }, async () => {
  const { white, black } = await begun();
  // The browser has no window and shows no notifications, so the test keeps them.
  await black.evaluate(() => {
    window.shown = [];
    window.Notification = class {
      static requestPermission = async () => "granted";
      constructor(title) {
        window.shown.push(title);
      }
    };
  });
  await button(black, "Settings").click();
  await black.getByRole("switch", { name: "Notify me when it is my turn online" }).click();
  await black.keyboard.press("Escape");
  await seen(black, await move(white));
  assert.deepEqual(await black.evaluate(() => window.shown), [], "this page is in view");
  await seen(white, await move(black));
  await black.evaluate(() => Object.defineProperty(document, "hidden", { get: () => true, configurable: true }));
  await move(white);
  await black.waitForFunction(() => window.shown.length > 0);
  assert.deepEqual(await black.evaluate(() => window.shown), ["Your move."]);
  // Phones let only the service worker show notifications.
  await black.evaluate(() => {
    window.shown = [];
    window.Notification = class {
      constructor() {
        throw new TypeError("only a service worker may do this");
      }
    };
    ServiceWorkerRegistration.prototype.showNotification = async (title) => window.shown.push(title);
  });
  await seen(white, await move(black));
  await move(white);
  await black.waitForFunction(() => window.shown.length > 0);
  assert.deepEqual(await black.evaluate(() => window.shown), ["Your move."]);
  await leave(white, black);
});

test("after a fair wait, the win can be claimed from an opponent who has left", { timeout: 180_000 }, async () => {
  const claim = button(patient, "Claim the win");
  await claim.waitFor({ timeout: 60_000 });
  await accessible(patient);
  await claim.click();
  await patient.getByRole("heading", { name: "You win" }).waitFor();
  await leave(patient);
});
