import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { databaseAccount } from "./account.ts";
import { postgresBinaries } from "./binaries.ts";
import { SHELTER } from "./shelter.ts";
import { majorOfBinaries, refuseUnusable } from "./unusable.ts";

const binaries = postgresBinaries(databaseAccount(), SHELTER);
let data: string;

beforeEach(() => {
	data = mkdtempSync(join(tmpdir(), "portico-unusable-"));
});
afterEach(() => rmSync(data, { recursive: true }));

it("refuses a folder of another PostgreSQL, and names both versions", () => {
	writeFileSync(join(data, "PG_VERSION"), "15\n");
	expect(() => refuseUnusable(binaries, { data })).toThrow(
		`is a database of PostgreSQL 15; this version of Portico comes with PostgreSQL ${majorOfBinaries(binaries)}`,
	);
});

it("refuses a folder whose restore was cut short", () => {
	writeFileSync(join(data, "PG_VERSION"), `${majorOfBinaries(binaries)}\n`);
	expect(() => refuseUnusable(binaries, { data })).not.toThrow();
	writeFileSync(join(data, "recovery.signal"), "");
	expect(() => refuseUnusable(binaries, { data })).toThrow("its restore was cut short");
});
