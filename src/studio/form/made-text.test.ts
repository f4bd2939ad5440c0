import { expect, it } from "vitest";
import { fieldsOf } from "./form-model.ts";
import { answerSources, readMadeText, shownText, writeMadeText, writtenText } from "./made-text.ts";

const FORM = {
	schema: {
		properties: {
			source: { type: "string", title: "Source", enum: ["bar", "night-shop"] },
			street: { type: "string", title: "Street" },
			title: { type: "string", title: "Title" },
			nights: {
				type: "array",
				title: "Nights",
				items: { type: "object", properties: { day: { type: "string", format: "date", title: "Day" } } },
			},
		},
	},
	fields: {
		"/source": {
			choices: [
				{ value: "bar", label: "A bar" },
				{ value: "night-shop", label: "A shop {open at night}" },
			],
		},
	},
};
const fields = fieldsOf(FORM);
const named = (pointer: string) => {
	const found = fields.find((field) => field.pointer === pointer);
	if (!found) throw new Error(`expected a question ${pointer}`);
	return found;
};

it("offers other answers by their labels: of a choice its words, of an entry those of the same entry", () => {
	expect(answerSources(fields, named("/title"), "beside it")).toEqual([
		{
			name: "source",
			pointer: "/form/source",
			label: "Source",
			written: "{source, select, bar {A bar} night_shop {A shop open at night} other {}}",
		},
		{ name: "street", pointer: "/form/street", label: "Street", written: "{street}" },
	]);
	expect(answerSources(fields, named("/nights"), "of its entries").map(({ pointer }) => pointer)).toEqual([
		"/item/day",
	]);
});

it("binds the names in braces that are answers, and reads back what it wrote", () => {
	const sources = answerSources(fields, named("/title"), "beside it");
	const made = writeMadeText("Noise in {street}, {unknown}", sources);
	expect(made).toEqual({ text: "Noise in {street}, {unknown}", values: { street: { bind: "/form/street" } } });
	expect(readMadeText(made)).toBe("Noise in {street}, {unknown}");
	expect(writeMadeText("Noise", sources)).toBe("Noise");
	expect(readMadeText({ text: "{a}", values: { a: { bind: "/form/a", format: "date" } } })).toBeNull();
});

it("shows an answer by its label while the text is edited, whatever is written for it", () => {
	const sources = answerSources(fields, named("/title"), "beside it");
	const written = `Noise from ${sources[0]?.written} in {street}`;
	expect(shownText(written, sources)).toBe("Noise from {Source} in {Street}");
	expect(writtenText("Noise from {Source} in {Street}", sources)).toBe(written);
});
