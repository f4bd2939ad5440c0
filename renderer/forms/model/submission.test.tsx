import { describe, expect, it } from "vitest";
import { formWith } from "../../../tests/fixtures/render-form.tsx";
import { filesCases, numberOf, receiptIn, receiptQueryCode, serverErrors, valuesFor } from "./submission.ts";

describe("the errors that a server finds", () => {
	const values = { title: "a", photos: ["f1", "f2"] };
	const found = (errors: unknown, own: Record<string, unknown> = values) =>
		serverErrors({ errors }, own, (id) => (id === "f2" ? "lamp.png" : undefined));

	it("stand at the values, whether it points into them or into the request", () => {
		const message = "It is too short.";
		const title = [{ pointer: "/title", message }];
		expect([found(title), found([{ pointer: "/data/title", message }])]).toEqual([title, title]);
	});

	it("stand at a value that is itself called data", () => {
		const one = [{ pointer: "/data/title", message: "It is wrong." }];
		expect(found(one, { data: { title: "a" } })).toEqual(one);
	});

	it("name the file that they are about, where its name is known and not said", () => {
		const at = (pointer: string, message: string) => found([{ pointer, message }])[0]?.message;
		expect(at("/photos/1", "It is too large.")).toBe("lamp.png: It is too large.");
		expect(at("/photos/1", "lamp.png is too large.")).toBe("lamp.png is too large.");
		expect(at("/photos/0", "It is too large.")).toBe("It is too large.");
		expect(at("/title", "It is too short.")).toBe("It is too short.");
	});

	it.each([[undefined], ["none"], [{}], [[{ pointer: "/title" }, { message: "m" }, null]]])(
		"are none where it answers %j",
		(errors) => {
			expect(found(errors)).toEqual([]);
		},
	);
});

describe("what is left of a form that was taken", () => {
	const values = { title: "a" };
	const other = formWith({}, { submit: { operation: "userSetMobile", label: "Save", body: {} } });

	it("are all values of a case, and of another form those that something after it speaks of", () => {
		expect([filesCases(formWith({})), filesCases(other)]).toEqual([true, false]);
		expect(valuesFor(formWith({}), values)).toBe(values);
		expect(valuesFor(other, values)).toEqual({});
		const speakingOf = (bind: string) => ({ ...other, after: { blocks: [{ type: "text" as const, text: { bind } }] } });
		expect(valuesFor(speakingOf("/form/title"), values)).toBe(values);
		expect(valuesFor(speakingOf("/form"), values)).toBe(values);
		expect(valuesFor(speakingOf("/result/formula"), values)).toEqual({});
	});

	it("is the number of its case, and the code with which that is followed", () => {
		const result = { number: "N1", query_code: "4711" };
		expect([numberOf(result), receiptQueryCode(result)]).toEqual(["N1", "4711"]);
		expect([numberOf({ number: 1 }), receiptQueryCode(null), numberOf("N1")]).toEqual([
			undefined,
			undefined,
			undefined,
		]);
	});

	it("is found again as the receipt of its form alone", () => {
		const stored = {
			form: "lamps",
			hash: "h1",
			user: "lin",
			result: { number: "N1" },
			values,
			labels: { "/a": ["A"] },
		};
		expect(receiptIn(stored, "lamps")).toEqual({ ...stored, again: true });
		expect([receiptIn(stored, "noise"), receiptIn(undefined, "lamps"), receiptIn({ form: "lamps" }, "lamps")]).toEqual([
			...[undefined, undefined, undefined],
		]);
	});

	it("has no person, values or labels where those that are stored are none", () => {
		const stored = { form: "lamps", hash: "h1", user: 5, values: "none", labels: { "/a": "A" } };
		const receipt = {
			form: "lamps",
			hash: "h1",
			user: undefined,
			result: undefined,
			values: {},
			labels: {},
			again: true,
		};
		expect(receiptIn(stored, "lamps")).toEqual(receipt);
	});
});
