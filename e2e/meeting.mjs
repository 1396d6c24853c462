// People who meet in a game over the network, each in a browser of their own.
import { desktop, fine, visit } from "./lib.mjs";
import { button, cell, chance, prepare, stackMove } from "./player.mjs";

/** The ways to a game in a club. */
export function meeting(shared) {
  /** Somebody at another device, who opens an address. */
  const person = (address, options = desktop) => visit(shared.browser, address, options);

  /** Somebody with an account, in the lobby. */
  async function member(name, options = desktop, address = shared.server.address) {
    const page = await person(address, options);
    await page.evaluate((name) => {
      const body = JSON.stringify({ name, password: "correct horse" });
      return fetch("/api/account", { method: "POST", headers: { "content-type": "application/json" }, body });
    }, name);
    await page.goto(`${address}lobby`);
    await page.getByRole("link", { name, exact: true }).waitFor();
    return page;
  }

  /** Creates a game on the front page; returns the page and the game's link. */
  async function invite(choices = {}, options = desktop) {
    const page = await person(shared.server.address, options);
    await prepare(page, choices);
    await button(page, "Play a friend online").click();
    const link = page.getByRole("textbox", { name: "Link to this game" });
    await link.waitFor();
    return { page, link: await link.inputValue() };
  }

  /** Two players whose game has begun. */
  async function begun(choices = { side: "White", board: "Random" }, options = desktop) {
    const { page: white, link } = await invite(choices);
    const black = await person(link, options);
    for (const page of [white, black]) await page.locator(".game [role=grid]").waitFor();
    await white.locator(".invite").waitFor({ state: "detached" });
    return { white, black, link };
  }

  return { person, member, invite, begun };
}

export const choose = chance(7);

/** Makes any move, once it is this player's turn. Returns it. */
export async function move(page) {
  await page.locator(".cell.is-inviting").first().waitFor();
  return stackMove(page, (name) => cell(page, name).click(), choose);
}

/** Waits until the list of moves shows a move. */
export const seen = (page, mv) => page.locator(".move-pairs .move", { hasText: mv }).waitFor();

/** Plays until the game is over. `before` is called with the number of each ply. */
export async function playOut(players, before) {
  const [one, other] = players;
  for (let ply = 0; ; ply += 1) {
    await before(ply);
    const whose = await one.waitForFunction(() => {
      if (document.querySelector(".end-card")) return "nobody";
      if (document.querySelector(".cell.is-inviting")) return "own";
      return document.querySelector(".status-text")?.textContent.includes("Your opponent's turn.") && "other";
    });
    const turn = await whose.jsonValue();
    if (turn === "nobody") return ply;
    const [mover, waiting] = turn === "own" ? [one, other] : [other, one];
    const mv = await move(mover);
    // On a phone the list of moves is behind a button.
    await waiting.locator(".move-pairs .move", { hasText: mv }).last().waitFor({ state: "attached" });
  }
}

/** Resigns the game. */
export async function resign(page) {
  await button(page, "Resign").click();
  await page.locator("dialog#resign").getByRole("button", { name: "Resign", exact: true }).click();
}

/** Closes pages on which nothing may have gone wrong. */
export async function leave(...pages) {
  for (const page of pages) {
    fine(page);
    await page.context().close();
  }
}
