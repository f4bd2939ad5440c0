/** Writes the tables of docs/wire-contract.md anew from the endpoints' schemas and the error catalogue. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withTables } from "./wire-contract-tables.ts";

const DOCUMENT = join(import.meta.dirname, "../docs/wire-contract.md");

writeFileSync(DOCUMENT, withTables(readFileSync(DOCUMENT, "utf8")));
