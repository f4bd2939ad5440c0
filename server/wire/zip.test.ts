import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { sizeOfZip, zipOf } from "./zip.ts";

async function* piecesOf(...pieces: string[]): AsyncGenerator<Uint8Array> {
	for (const piece of pieces) yield Buffer.from(piece);
}

async function* twoFiles() {
	yield { name: "data.json", bytes: piecesOf("{", "}") };
	yield { name: "files/路灯.txt", bytes: piecesOf("Lamps are out.") };
}

it("knows the size of an archive before it is made, whatever the names", async () => {
	const pieces = [];
	for await (const piece of zipOf(twoFiles())) pieces.push(piece);
	const archive = Buffer.concat(pieces);
	const sizes = [
		{ name: "data.json", size: 2 },
		{ name: "files/路灯.txt", size: 14 },
	];
	expect(sizeOfZip(sizes)).toBe(archive.length);
	expect(Object.keys(unzipSync(archive))).toEqual(sizes.map(({ name }) => name));
});
