// Two servers with one database, and a browser at each of them. Both servers end in mid-game, and the game goes on.
//
// `DVONN_TEST_POSTGRES` says where the database server is, `DVONN_TEST_NATS` where the bus is; without the latter, the servers reach
// each other through the database. `cargo xtask test` sets both. `DVONN_RESUMES` is how many more times a server is killed, to measure
// how soon its player is at the other one.
import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { administer, desktop, launch, phone, serveGames } from "../lib.mjs";
import { leave, meeting, playOut } from "../meeting.mjs";
import { button, choose } from "../player.mjs";

const { DVONN_TEST_POSTGRES: postgres, DVONN_TEST_NATS: nats } = process.env;
const skip = postgres ? false : "DVONN_TEST_POSTGRES names no database";

const resumes = Number(process.env.DVONN_RESUMES ?? 0);

/** A place of its own for this run, on the database server and on the bus. */
const name = `browsers-${randomBytes(4).toString("hex")}`;

/** A proxy that sends each connection to the first of these servers that can be reached. Returns its address. */
async function proxy(ports, finish) {
  const open = new Set();
  const server = createServer((client) => {
    open.add(client);
    client.on("error", () => {}).once("close", () => open.delete(client));
    const reach = ([port, ...others]) => {
      if (!port) return client.destroy();
      const server = connect(port, "127.0.0.1");
      const next = () => reach(others);
      server.once("error", next).once("connect", () => {
        server.off("error", next).on("error", () => {}).once("close", () => client.destroy());
        client.once("close", () => server.destroy());
        client.pipe(server).pipe(client);
      });
    };
    reach(ports);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  finish(() => {
    for (const client of open) client.destroy();
    server.close();
  });
  return `http://127.0.0.1:${server.address().port}/`;
}

/** How many sockets are open at a server. */
async function sockets({ address }) {
  const text = await (await fetch(`${address}metrics`)).text();
  return Number(text.match(/^dvonn_sockets (\d+)/m)[1]);
}

/** Waits until so many sockets are open at a server. */
async function reached(server, count) {
  while ((await sockets(server)) !== count) await new Promise((resolve) => setTimeout(resolve, 50));
}

test("two browsers on two servers play a whole rated game while both servers are restarted", { timeout: 300_000, skip }, async (t) => {
  // The last to begin is the first to end.
  const ends = [];
  const finish = (end) => ends.unshift(end);
  t.after(async () => {
    for (const end of ends) await end();
  });
  const data = await mkdtemp(join(tmpdir(), "dvonn-nodes-"));
  finish(() => rm(data, { recursive: true, force: true }));
  const place = { data, db: postgres.replace(/[^/]*$/, name) };
  await administer(place, "db", "create");
  const options = { ...place, bus: nats ? `${nats}/${name}` : "postgres" };
  const servers = [await serveGames(options), await serveGames(options)];
  finish(() => Promise.all(servers.map((server) => server.kill())));
  const ports = servers.map(({ address }) => new URL(address).port);
  const doors = [await proxy(ports, finish), await proxy(ports.toReversed(), finish)];
  const browser = await launch();
  finish(() => browser.close());

  const { member, person } = meeting({ browser });
  const players = [await member("Ada", desktop, doors[0]), await member("Bea", phone, doors[1])];
  for (const page of players) {
    await choose(page, "Board", "Mirrored");
    await page.getByRole("switch", { name: "Rated" }).check();
    await button(page, "5 min + 5 s").click();
    await page.locator(".game [role=grid]").waitFor();
  }
  await players[0].locator(".invite").waitFor({ state: "detached" });
  for (const server of servers) await reached(server, 1);
  const times = [];
  /** Ends a server, and waits until its player is at the other one. */
  const end = async (number, how) => {
    const began = performance.now();
    await servers[number][how]();
    await reached(servers[1 - number], 2);
    times.push(Math.round(performance.now() - began));
  };
  const revive = async (number) => (servers[number] = await serveGames({ ...options, port: ports[number] }));
  const plies = await playOut(players, async (ply) => {
    // An update tells a server to stop, a crash does not; either way, both players are at the other server until it is back.
    if (ply === 4) await end(0, "stop");
    if (ply === 8) {
      await revive(0);
      await end(1, "kill");
    }
    if (ply !== 12) return;
    await revive(1);
    for (let again = 0; again < resumes; again += 1) {
      await end(again % 2, "kill");
      await revive(again % 2);
    }
  });
  assert.ok(plies > 14, "a whole game");
  times.sort((one, other) => one - other);
  t.diagnostic(`without a server ${times.length} times: median ${times[times.length >> 1]} ms, longest ${times.at(-1)} ms`);
  for (const page of players) await page.getByText(/^Your rating: 1\d\d\d \(.\d+\)$/).waitFor();
  const visitor = await person(`${doors[1]}player/ada`);
  await visitor.getByText("1 rated game", { exact: true }).waitFor();
  assert.match(await administer(place, "db", "check"), / 0 faults/);
  await leave(...players, visitor);
});
