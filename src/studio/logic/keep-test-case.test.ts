import { expect, it } from "vitest";
import { keepTestCase } from "./keep-test-case.ts";

const values = { title: "A hole", place: { lat: 1, lng: undefined } };

it("keeps answers as a document of a name of its own, expected to be accepted, or refused where they were", () => {
	const { path, edit } = keepTestCase({}, "A hole, that is all", { form: "complaint", values, refused: [] });
	expect([path, edit]).toEqual([
		"test-cases/a-hole-that-is-all.json",
		{
			verb: "add",
			path: "test-cases/a-hole-that-is-all.json",
			at: "",
			value: {
				kind: "test-case",
				id: "a-hole-that-is-all",
				title: "A hole, that is all",
				form: "complaint",
				answers: { title: "A hole", place: { lat: 1 } },
				expected: "accepted",
			},
		},
	]);
	const taken = { [path]: { kind: "test-case", id: "a-hole-that-is-all" } };
	const again = keepTestCase(taken, "A hole, that is all", { form: "complaint", values, refused: ["/title"] });
	expect(again.edit).toMatchObject({ path: "test-cases/a-hole-that-is-all-2.json", value: { expected: ["/title"] } });
});
