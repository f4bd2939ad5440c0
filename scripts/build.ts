/** `npm run build`: the client and the release of the shipped documents into dist/client, and how big they are. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { compileStatic } from "./compile-static.ts";
import { sizeReport } from "./size-report.ts";

const ROOT = join(import.meta.dirname, "..");
const CLIENT = join(ROOT, "dist/client");

rmSync(CLIENT, { recursive: true, force: true });
await build({ root: ROOT, logLevel: "warn" });
const { id } = compileStatic(join(ROOT, "schemas/documents"), CLIENT);
console.log(`${sizeReport(CLIENT)}\nRelease ${id.slice(0, 12)} is in dist/client/release.`);
