// Screenshots of every page, light and dark, on a desktop and a phone: node shots.mjs FOLDER
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { desktop, launch, phone, serve, visit } from "./lib.mjs";
import { lead, pages } from "./pages.mjs";

const folder = process.argv[2];
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const [server, browser] = await Promise.all([serve(), launch()]);
try {
  for (const one of pages) {
    const { name, path, stored } = one;
    for (const [size, options] of Object.entries({ desktop, phone })) {
      for (const colorScheme of ["light", "dark"]) {
        const page = await visit(browser, server.address + path, { ...options, stored, colorScheme });
        await lead(page, one);
        const file = join(folder, `${name}-${size}-${colorScheme}.png`);
        await page.screenshot({ path: file });
        console.log(file);
        if (page.problems.length) console.log(page.problems.join("\n"));
        await page.context().close();
      }
    }
  }
} finally {
  await browser.close();
  await server.stop();
}
