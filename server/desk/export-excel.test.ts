import { strFromU8, unzipSync } from "fflate";
import { JSDOM } from "jsdom";
import { expect, it } from "vitest";
import { excelFile } from "./export-excel.ts";

/** Rows of a long file, and how many were read so far. */
function countedRows(pieces: number) {
	const read = { pieces: 0 };
	async function* rows() {
		yield [["Number", "What"]];
		for (; read.pieces < pieces; read.pieces += 1)
			yield Array.from({ length: 200 }, (_, at) => [`${read.pieces}-${at}`, Math.random().toString(36).repeat(8)]);
	}
	return { read, rows: rows() };
}

it("sends rows while it reads on: no more than a few pieces are in memory at once", async () => {
	const { read, rows } = countedRows(100);
	let sent = 0;
	let mostPieces = 0;
	let before = 0;
	for await (const bytes of excelFile(rows)) {
		mostPieces = Math.max(mostPieces, read.pieces - before);
		before = read.pieces;
		if (sent === 0) expect(read.pieces).toBe(0);
		sent += bytes.length;
	}
	expect(read.pieces).toBe(100);
	expect(sent).toBeGreaterThan(100_000);
	expect(mostPieces).toBeLessThanOrEqual(10);
});

it("is a workbook of one sheet whose cells are texts, without what XML cannot hold", async () => {
	async function* rows() {
		yield [["Number", "What"]];
		yield [["1", "=1+1 <b> & \u0007路灯"]];
	}
	const pieces = [];
	for await (const piece of excelFile(rows())) pieces.push(piece);
	const parts = unzipSync(Buffer.concat(pieces));
	const sheet = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
	// Throws where the sheet is not well-formed XML.
	const xml = new JSDOM(sheet, { contentType: "text/xml" }).window.document;
	const cells = [...xml.querySelectorAll("row")].map((row) => [...row.querySelectorAll("c")]);
	expect(cells.map((row) => row.map(({ textContent }) => textContent))).toEqual([
		["Number", "What"],
		["1", "=1+1 <b> & 路灯"],
	]);
	expect(cells.map(([first]) => first?.getAttribute("s"))).toEqual(["1", "0"]);
	expect(xml.querySelectorAll("f")).toHaveLength(0);
	expect(Object.keys(parts)).toContain("[Content_Types].xml");
});
