import { describe, expect, it } from "vitest";
import { minutesToRead } from "./reading-time.ts";

describe("the time to read a text", () => {
	it("is a minute at least", () => {
		expect(minutesToRead("")).toBe(1);
		expect(minutesToRead("<p>Short.</p>")).toBe(1);
	});

	it("counts words, not tags", () => {
		expect(minutesToRead(`<p class="a b c">${"word ".repeat(660)}</p>`)).toBe(3);
	});

	it("counts Chinese by the character", () => {
		expect(minutesToRead(`<p>${"字".repeat(1600)}</p>`)).toBe(4);
	});
});
