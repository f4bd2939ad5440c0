/**
 * Writes the registries of operations (scripts/registries.ts) from schemas/api.
 * `--check` writes nothing and exits 1 when a committed file is stale.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { settle } from "./generated-file.ts";
import { type DeclaredOperation, registriesOf, staffRoutes } from "./registries.ts";

const ROOT = join(import.meta.dirname, "..");
const API = join(ROOT, "schemas/api");
const HANDLERS = join(ROOT, "tests/msw/handlers");

const operationsIn = (folder: string) =>
	globSync("*.schema.json", { cwd: folder })
		.sort()
		.map((file): DeclaredOperation => JSON.parse(readFileSync(join(folder, file), "utf8")));
const operations = operationsIn(API);
const handlers = globSync("*.ts", { cwd: HANDLERS, exclude: ["*.gen.ts"] })
	.sort()
	.map((path) => ({ path, text: readFileSync(join(HANDLERS, path), "utf8") }));

const registries = [...registriesOf(operations, handlers), staffRoutes(operationsIn(join(API, "staff")))];
const fresh = registries.map(({ path, text }) => settle(join(ROOT, path), text));
process.exitCode = fresh.every(Boolean) ? 0 : 1;
