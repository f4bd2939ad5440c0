/** Writes the tables of docs/wire-contract.md anew from the endpoints' schemas and the error catalogue. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GeneratedFiles } from "./generated-file.ts";
import { withTables } from "./wire-contract-tables.ts";

const PATH = "docs/wire-contract.md";

/** The wire contract, with what people wrote around its tables. */
export const files = async (): Promise<GeneratedFiles> => ({
	[PATH]: withTables(readFileSync(join(import.meta.dirname, "..", PATH), "utf8")),
});
