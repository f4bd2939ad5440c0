import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { withTables } from "./wire-contract-tables.ts";

const text = readFileSync(join(import.meta.dirname, "../docs/wire-contract.md"), "utf8");

it("the wire contract's tables say what the schemas and the error catalogue say (else: npm run generate)", () => {
	expect(withTables(text)).toBe(text);
});

it("a document without the marks is refused by name", () => {
	expect(() => withTables("# Nothing")).toThrow('no marks for "calls"');
});
