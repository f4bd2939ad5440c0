import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { addressesOf } from "./address-book.ts";

const folder = mkdtempSync(join(tmpdir(), "portico-addresses-"));
afterAll(() => rmSync(folder, { recursive: true }));

function register(name: string, text: string): string {
	const path = join(folder, name);
	writeFileSync(path, text);
	return path;
}

it("reads columns in any order, quoted cells, and leaves out lines that say too little", async () => {
	const path = register(
		"a.csv",
		'\uFEFFpostcode,town,line,id\r\nab1 2cd,X,"Flat 2, ""The Mill""",7\r\n,X,Nowhere,8\r\n\r\n',
	);
	expect(await addressesOf(path, "AB12CD")).toEqual([{ id: "7", line: 'Flat 2, "The Mill"', postcode: "ab1 2cd" }]);
});

it("reads a register anew once another stands in its place", async () => {
	const path = register("b.csv", "id,line,postcode\n1,Old Road 1,1000\n");
	expect(await addressesOf(path, "1000")).toMatchObject([{ line: "Old Road 1" }]);
	register("b.csv", "id,line,postcode\n1,New Road 1,1000\n");
	utimesSync(path, new Date(), new Date(Date.now() + 5_000));
	expect(await addressesOf(path, "1000")).toMatchObject([{ line: "New Road 1" }]);
});

it("has no addresses without a register, and says what one lacks", async () => {
	expect(await addressesOf(null, "1000")).toEqual([]);
	await expect(addressesOf(register("c.csv", "street,town\n"), "1000")).rejects.toThrow("id, line and postcode");
});
