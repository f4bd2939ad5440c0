import { expect, test } from "vitest";
import { HttpError } from "./http-error.ts";

test.each([
	[new HttpError("network", "no answer"), true],
	[new HttpError("timeout", "late"), true],
	[new HttpError("status", "a gateway", 502), true],
	[new HttpError("status", "a gateway", 503), true],
	[new HttpError("status", "a gateway", 504), true],
	[new HttpError("status", "not found", 404), false],
	[new HttpError("status", "broken", 501), false],
	[new HttpError("body", "out of contract", 200), false],
])("%s may succeed a moment later: %s", (error, passing) => {
	expect(error.passing).toBe(passing);
});

test("no status is 0", () => {
	expect(new HttpError("network", "no answer")).toMatchObject({ name: "HttpError", kind: "network", status: 0 });
});
