// The page's texts, from the files it is built from.
import { readFile } from "node:fs/promises";

export const languages = { en: "English", es: "Español", pl: "Polski", ro: "Română", uk: "Українська", it: "Italiano" };

const read = (tag, area) => readFile(new URL(`../crates/dvonn-text/locales/${tag}/${area}.ftl`, import.meta.url), "utf8");

/** The texts of a language that are one line without variables: `word("action-more")`. */
export async function words(tag) {
  const texts = new Map();
  for (const area of ["web", "puzzle"]) {
    for (const [, key, text] of (await read(tag, area)).matchAll(/^([a-z-]+) = ([^{\n]+)$/gm)) texts.set(key, text);
  }
  return (key) => texts.get(key) ?? `there is no text ${key}`;
}

/** The keys of all texts; none of them should be visible on a page. */
export async function keys() {
  const files = await Promise.all(["game", "web", "online", "puzzle"].map((area) => read("en", area)));
  return files.flatMap((file) => [...file.matchAll(/^([a-z]+(?:-[a-z]+)+) =/gm)].map(([, key]) => key));
}
