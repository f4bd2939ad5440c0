/** `npm run build [-- OUT]`: the client and the release of the shipped documents into OUT (dist/client), and their sizes. */
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { compileStatic } from "./compile-static.ts";
import { sizeReport } from "./size-report.ts";

const ROOT = join(import.meta.dirname, "..");
const CLIENT = resolve(process.argv[2] ?? join(ROOT, "dist/client"));

rmSync(CLIENT, { recursive: true, force: true });
await build({ root: ROOT, logLevel: "warn", build: { outDir: CLIENT } });
const { id } = compileStatic(join(ROOT, "schemas/documents"), CLIENT);
console.log(`${sizeReport(CLIENT)}\nRelease ${id.slice(0, 12)} is in ${join(CLIENT, "release")}.`);
