import { describe, expect, it } from "vitest";
import { formOf } from "../../compiler/emit/run-validator.fixture.ts";
import type { FormDocument } from "../../types.gen.ts";
import { exitsReached } from "./exits.ts";

const text = { type: "string" };
const stop = (name: string, pointer: string, value: string) => ({
	title: `Stop ${name}`,
	text: "Nothing to send.",
	when: { [pointer]: { const: value } },
});
const exits = [stop("a", "/form/a", "no"), stop("b", "/form/b", "no")];
const reached = (more: Partial<FormDocument>, values: Record<string, unknown>) =>
	exitsReached({ document: formOf({ a: text, b: text }, more) }, values).map(({ title }) => title);

describe("the exits of a form that its values have come to", () => {
	it("are those whose condition holds, in the order of the document", () => {
		expect(reached({ exits }, { a: "yes", b: "yes" })).toEqual([]);
		expect(reached({ exits }, { b: "no" })).toEqual(["Stop b"]);
		expect(reached({ exits }, { b: "no", a: "no" })).toEqual(["Stop a", "Stop b"]);
		expect(reached({}, { a: "no" })).toEqual([]);
	});

	it("are decided by what is visible: a hidden answer stops nobody", () => {
		const fields = { "/b": { when: { "/form/a": { const: "yes" } } } };
		expect(reached({ exits, fields }, { a: "maybe", b: "no" })).toEqual([]);
		expect(reached({ exits, fields }, { a: "yes", b: "no" })).toEqual(["Stop b"]);
	});
});
