/**
 * Writes the registries of operations (scripts/registries.ts) from schemas/api.
 * `--check` writes nothing and exits 1 when a committed file is stale.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settle } from "./generated-file.ts";
import { type DeclaredOperation, registriesOf } from "./registries.ts";

const ROOT = join(import.meta.dirname, "..");
const API = join(ROOT, "schemas/api");
const HANDLERS = join(ROOT, "tests/msw/handlers");

const operations = globSync("*.schema.json", { cwd: API })
	.sort()
	.map((file): DeclaredOperation => JSON.parse(readFileSync(join(API, file), "utf8")));
const handlers = globSync("*.ts", { cwd: HANDLERS, exclude: ["*.gen.ts"] })
	.sort()
	.map((path) => ({ path, text: readFileSync(join(HANDLERS, path), "utf8") }));

const fresh = registriesOf(operations, handlers).map(({ path, text }) => settle(join(ROOT, path), text));
process.exitCode = fresh.every(Boolean) ? 0 : 1;
