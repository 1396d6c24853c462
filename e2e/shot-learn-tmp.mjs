import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { launch, visit, desktop, phone, smallPhone } from "./lib.mjs";
const folder = process.env.SITE ?? "/tmp/target-learn/site-dev";
const child = spawn("/tmp/target-learn/debug/dvonn", ["serve","--addr","127.0.0.1:0","--folder",folder],{stdio:["ignore","pipe","inherit"]});
const line = await new Promise(r=>createInterface(child.stdout).once("line",r));
const address = line.match(/http:\/\/\S+/)[0];
const browser = await launch();
const sizes={desktop,phone,small:smallPhone};
const want = JSON.parse(process.argv[2]);
for (const [name,path,size,scheme,lang,steps] of want) {
  const page = await visit(browser, address+path, {...sizes[size], colorScheme: scheme, locale: lang});
  await page.waitForTimeout(200);
  for (const [what,arg] of steps??[]) {
    if (what==="click") await page.locator(arg).first().click();
    if (what==="cell") { const b=await page.locator(`[data-cell=${arg}]`).boundingBox(); await page.mouse.click(b.x+b.width/2,b.y+b.height/2); }
    if (what==="fill") await page.locator(arg[0]).fill(arg[1]);
    if (what==="full") page.full=true;
    await page.waitForTimeout(120);
  }
  await page.waitForTimeout(150);
  await page.screenshot({path:`/tmp/learn-shots/${name}.png`, fullPage: !!page.full});
  if (page.problems.length) console.log(name, page.problems.slice(0,4));
  await page.context().close();
}
await browser.close(); child.kill("SIGTERM");
