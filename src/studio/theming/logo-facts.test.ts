import { expect, it } from "vitest";
import { seenShare } from "./logo-facts.ts";

const BLACK = [0, 0, 0, 255];
const NEARLY_WHITE = [250, 250, 250, 255];
const THROUGH = [0, 0, 0, 0];

it("counts what stands out from the ground among what is drawn at all", () => {
	const pixels = new Uint8ClampedArray([BLACK, NEARLY_WHITE, NEARLY_WHITE, NEARLY_WHITE, THROUGH].flat());
	expect(seenShare(pixels, "#ffffff")).toBe(0.25);
	expect(seenShare(pixels, "#161d26")).toBe(0.75);
	expect(seenShare(new Uint8ClampedArray(THROUGH), "#ffffff")).toBe(0);
});
