// The review of a game that was played on a server: on a phone, the server does it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { club, phone } from "../lib.mjs";
import { leave, meeting, move, resign } from "../meeting.mjs";
import { button, holdEngine } from "../player.mjs";

const { begun } = meeting(club());

/** Black has a phone, and the game is over. */
async function ended() {
  const { white, black } = await begun(undefined, phone);
  // With one move, White could still abort the game.
  for (const page of [white, black, white]) await move(page);
  await resign(white);
  await button(black, "Review").waitFor();
  return { white, black };
}

const judged = (page) => page.locator(".review-summary li").first();

test("on a phone the server reviews an online game", { timeout: 180_000 }, async () => {
  const { white, black } = await ended();
  // The phone's own engine finds out nothing.
  await holdEngine(black);
  await button(black, "Review").click();
  await judged(black).waitFor();
  assert.equal(await button(black, "Review the game").count(), 0, "everything is judged");
  await leave(white, black);
});

test("if the server does not review it, the phone does", { timeout: 180_000 }, async () => {
  const { white, black } = await ended();
  const asked = black.waitForRequest("**/api/games/*/review");
  await black.route("**/api/games/*/review", (route) => route.fulfill({ json: {} }));
  await button(black, "Review").click();
  await asked;
  await judged(black).waitFor();
  await leave(white, black);
});

test("a review that the server has begun can be cancelled", { timeout: 180_000 }, async () => {
  const { white, black } = await ended();
  await black.route("**/api/games/*/review", (route) => route.fulfill({ status: 202, json: { is_done: false, positions: [] } }));
  await button(black, "Review").click();
  await button(black, "Cancel").click();
  // The next attempt is the phone's own.
  await button(black, "Review the game").click();
  await judged(black).waitFor();
  await leave(white, black);
});
