/** Writes the registries of operations (scripts/registries.ts) from schemas/api. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedFiles } from "./generated-file.ts";
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

/** The registries of everybody's operations, and of the staff's. */
export async function files(): Promise<GeneratedFiles> {
	const registries = [...registriesOf(operations, handlers), staffRoutes(operationsIn(join(API, "staff")))];
	return Object.fromEntries(registries.map(({ path, text }) => [path, text]));
}
