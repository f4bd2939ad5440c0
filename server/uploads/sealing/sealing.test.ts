import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSealKey, sealKeysOf } from "../../sealing/seal-keys.ts";
import { storeBytes } from "../../testing/store-bytes.ts";
import { folderStorage } from "../local-storage.ts";
import { resealStorage } from "./reseal.ts";
import { HEADER_BYTES, PIECE_BYTES, SEALED_PIECE_BYTES } from "./sealed-bytes.ts";
import { sealedStorage } from "./sealed-storage.ts";

let folder: string;
const old = newSealKey();
const fresh = newSealKey();

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "portico-sealing-"));
});
afterAll(() => rm(folder, { recursive: true }));

const storageWith = (...keys: string[]) => sealedStorage(folderStorage(folder), sealKeysOf(keys.join(",")));
const readWith = async (keys: string[], name: string, range?: { start: number; end: number }) => {
	const stream = await storageWith(...keys).get(name, range);
	return stream && (await buffer(stream));
};

it.each([0, 1, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES])(
	"gives back %i bytes, whole and in part, and stores none of them in clear",
	async (size) => {
		const bytes = Buffer.concat([Buffer.from("Xanadu".repeat(size)).subarray(0, size)]);
		await storeBytes(storageWith(old), "a", bytes, "text/plain");
		expect(await readWith([old], "a")).toEqual(bytes);
		const stored = await readFile(join(folder, "a"));
		expect(stored.includes("Xanadu")).toBe(false);
		for (const start of [0, Math.floor(size / 2), size - 1].filter((at) => at >= 0 && at < size)) {
			const end = Math.min(start + PIECE_BYTES, size - 1);
			expect(await readWith([old], "a", { start, end })).toEqual(bytes.subarray(start, end + 1));
		}
	},
);

it("does not open what was changed, cut off, moved to another name, or sealed with an unknown key", async () => {
	await storeBytes(storageWith(old), "b", randomBytes(2 * PIECE_BYTES), "text/plain");
	const stored = await readFile(join(folder, "b"));
	const changed = Buffer.from(stored);
	changed[HEADER_BYTES + 5] = (changed[HEADER_BYTES + 5] ?? 0) ^ 1;
	for (const bytes of [changed, stored.subarray(0, HEADER_BYTES + SEALED_PIECE_BYTES)]) {
		await writeFile(join(folder, "b"), bytes);
		await expect(readWith([old], "b")).rejects.toThrow();
	}
	await writeFile(join(folder, "c"), stored);
	await expect(readWith([old], "c")).rejects.toThrow();
	await writeFile(join(folder, "b"), stored);
	await expect(readWith([fresh], "b")).rejects.toThrow("is not in PORTICO_SEAL_KEYS");
	await rm(join(folder, "c"));
});

it("reads what was stored before there was a key, and seals it and all else with the newest one", async () => {
	await storeBytes(folderStorage(folder), "plain", "from before", "text/plain");
	await storeBytes(storageWith(old), "sealed", "from then", "text/plain");
	expect(String(await readWith([old], "plain"))).toBe("from before");
	expect(String(await readWith([old], "plain", { start: 5, end: 10 }))).toBe("before");
	const keys = sealKeysOf(`${fresh}\n${old}`);
	expect(await resealStorage(folderStorage(folder), keys)).toEqual({ sealed: 1, resealed: 3, unchanged: 0 });
	expect(await resealStorage(folderStorage(folder), keys)).toMatchObject({ sealed: 0, resealed: 0, unchanged: 4 });
	for (const [name, text] of [
		["plain", "from before"],
		["sealed", "from then"],
	])
		expect(String(await readWith([fresh], String(name)))).toBe(text);
	expect(await readFile(join(folder, "plain"), "utf8")).not.toContain("from before");
});

it("says what a key has to be", () => {
	expect(() => sealKeysOf("secret")).toThrow("PORTICO_SEAL_KEYS should be keys");
});

it("says that a key is missing before the first byte", async () => {
	await storeBytes(storageWith(old), "c", randomBytes(2 * PIECE_BYTES), "text/plain");
	await expect(storageWith(fresh).get("c")).rejects.toThrow(/key/);
});
