import { expect, it } from "vitest";
import { releaseOfEvent } from "./release-event.ts";

const REFERENCE = { id: "abc", manifest_url: "/release/abc.json" };

it("reads a release from an event, named by its id or by a whole reference", () => {
	expect(releaseOfEvent(JSON.stringify({ release: REFERENCE }))).toEqual(REFERENCE);
	expect(releaseOfEvent(JSON.stringify({ release: "abc" }))).toEqual(REFERENCE);
	expect(releaseOfEvent(JSON.stringify(REFERENCE))).toEqual(REFERENCE);
});

it("reads nothing from an event of another kind", () => {
	for (const data of ["hello", "null", "{}", JSON.stringify({ release: 7 }), 7, undefined]) {
		expect(releaseOfEvent(data)).toBeUndefined();
	}
});
