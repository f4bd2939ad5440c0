import fc from "fast-check";
import { expect, it } from "vitest";
import { type ProgressEvent, progressIn, progressName } from "./form-progress.ts";

it("what happens in a form is read from its name as it was written, whatever the place is called", () => {
	const event = fc.constantFrom<ProgressEvent>("reached", "erred", "left", "sent");
	fc.assert(
		fc.property(event, fc.string(), fc.string(), fc.string(), (event, hash, place, keyword) => {
			expect(progressIn(progressName(event, hash, place, keyword))).toEqual({ event, hash, place, keyword });
		}),
		{ seed: 20_260, numRuns: 100 },
	);
});

it("what an event does not have is empty", () => {
	expect(progressIn(progressName("sent", "h"))).toEqual({ event: "sent", hash: "h", place: "", keyword: "" });
});

it.each([
	"login",
	"form opened",
	'form ["opened","h"]',
	'form ["sent",1]',
	'form ["sent"',
	'x form ["sent"]',
	"form {}",
])("the name of another action is no such event: %s", (name) => {
	expect(progressIn(name)).toBeUndefined();
});
