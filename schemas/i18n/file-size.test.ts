import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileSize, SIZE_UNITS, sizeLimit } from "./file-size.ts";
import { createTranslator } from "./translator.ts";

const english = createTranslator({ locale: "en-US" });
const chinese = createTranslator({ locale: "zh-CN" });

/** What a said size is in decimal bytes, as somebody reads it who compares. */
const read = ({ amount, unit }: ReturnType<typeof fileSize>) => amount * 1000 ** SIZE_UNITS.indexOf(unit);

describe("a limit", () => {
	it.each([
		[10, "10 bytes", "10字节"],
		[1000, "1 kB", "1 kB"],
		[200_000, "200 kB", "200 kB"],
		[500_000, "500 kB", "500 kB"],
		[512_000, "512 kB", "512 kB"],
		[512 * 1024, "512 kB", "512 kB"],
		[1_250_000, "1.25 MB", "1.25 MB"],
		[1.5 * 1024 * 1024, "1.5 MB", "1.5 MB"],
		[2_500_000, "2.5 MB", "2.5 MB"],
		[10_000_000, "10 MB", "10 MB"],
		[10_485_760, "10 MB", "10 MB"],
		[125 * 1024 * 1024, "125 MB", "125 MB"],
	])("of %i bytes reads as it was written", (bytes, inEnglish, inChinese) => {
		expect(english.format(bytes, "size_limit")).toBe(inEnglish);
		expect(chinese.format(bytes, "size_limit")).toBe(inChinese);
	});

	it("that is no round number is said a little smaller, never larger", () => {
		expect(english.format(1_239_999, "size_limit")).toBe("1.23 MB");
		expect(english.format(999_999, "size_limit")).toBe("999.99 kB");
	});
});

describe("a file's size", () => {
	it.each([
		[0, "0 bytes"],
		[1, "1 byte"],
		[999, "999 bytes"],
		[1500, "1.5 kB"],
		[999_950, "1 MB"],
		[2_300_000, "2.3 MB"],
		[3_200_000_000_000_000, "3,200 TB"],
	])("of %i bytes is said in decimal units", (bytes, shown) => {
		expect(english.format(bytes, "file_size")).toBe(shown);
	});

	it("reads larger than any limit that it is over, and a limit never larger than it is", () => {
		const bytes = fc.oneof(
			fc.nat(5000),
			fc.nat(20_000_000),
			fc.integer({ min: 1, max: 4096 }).map((kibi) => kibi * 1024),
		);
		fc.assert(
			fc.property(bytes, fc.integer({ min: 1, max: 1000 }), (limit, over) => {
				expect(read(sizeLimit(limit))).toBeLessThanOrEqual(limit * (1 + Number.EPSILON));
				expect(read(fileSize(limit + over))).toBeGreaterThan(read(sizeLimit(limit)));
			}),
		);
	});
});
