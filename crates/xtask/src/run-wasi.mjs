// Runs a wasm program in Node as if it were a native one: node run-wasi.mjs PROGRAM
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const path = process.argv[2];
const wasi = new WASI({ version: "preview1", args: [path], returnOnExit: true });
const program = await WebAssembly.compile(await readFile(path));
const instance = await WebAssembly.instantiate(program, wasi.getImportObject());
process.exitCode = wasi.start(instance);
