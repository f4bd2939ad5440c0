import { describe, expect, it } from "vitest";
import { readingPhase } from "./reading-phase.ts";

const nothing = { data: undefined, code: undefined, error: undefined };

describe("the phase of a reading", () => {
	it("is loading until anything has come", () => {
		expect(readingPhase(nothing)).toBe("loading");
	});

	it("is shown while there is data, whatever a newer attempt met", () => {
		expect(readingPhase({ data: {}, code: 0, error: new Error("offline") })).toBe("shown");
	});

	it("requests a login once the session has ended, even over older data", () => {
		expect(readingPhase({ ...nothing, data: {}, code: 401 })).toBe("login");
	});

	it.each([403, 404, 410])("is missing for the code %i", (code) => {
		expect(readingPhase({ ...nothing, code })).toBe("missing");
	});

	it("is failed for an error and for every other code", () => {
		expect(readingPhase({ ...nothing, error: new Error("offline") })).toBe("failed");
		expect(readingPhase({ ...nothing, code: 500 })).toBe("failed");
		expect(readingPhase({ ...nothing, code: 429 })).toBe("failed");
	});
});
