import { expect, test } from "vitest";
import { compile } from "../../schemas/compiler/index.ts";
import marks from "../../schemas/examples/marks.json" with { type: "json" };
import { FIELD_AUTHORING } from "../../schemas/field-types/authoring.gen.ts";
import { FIELD_TYPE_NAMES } from "../../schemas/field-types/choose-type.ts";
import { starCount } from "../../schemas/field-types/rating.ts";
import { asObject } from "../../schemas/json/json.ts";
import { leafSchema } from "../../schemas/json/leaf-schema.ts";
import { readExample } from "../../schemas/read-example.ts";
import { widgetOf } from "../../schemas/rules/questions/single-widget.ts";
import { markedText, piecesOf } from "../../schemas/rules/texts/marked-text.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";
import { loadedForm } from "../fixtures/loaded-form.ts";
import { caseForm } from "../journeys/case-form.ts";
import { browserVerdict, serverVerdict } from "./form-trial/verdicts.ts";

const widgets = FIELD_TYPE_NAMES.map((widget) => ({ widget, ...FIELD_AUTHORING[widget].sample }));

/** The sample as a form that files a case. */
const documentsOf = ({ properties, fields }: (typeof widgets)[number]) =>
	Object.entries(caseForm("sample", { title: "A sample", questions: properties, fields })).map(([path, document]) => ({
		path,
		text: JSON.stringify(document),
	}));

const formOf = (sample: (typeof widgets)[number]): FormDocument => JSON.parse(documentsOf(sample)[0]?.text ?? "");

test.each(widgets)("the sample of $widget compiles, and is visible so", (sample) => {
	const { diagnostics } = compile([...readExample("base"), ...documentsOf(sample)]);
	expect(diagnostics.filter(({ code }) => code !== "untitled-case")).toEqual([]);
	const { fields = {}, schema } = formOf(sample);
	const rendered = Object.keys(sample.fields).map((pointer) =>
		widgetOf(leafSchema(asObject(asObject(schema.properties)[pointer.slice(1)])), fields[pointer] ?? {}),
	);
	expect(rendered).toEqual([sample.widget]);
});

test.each(widgets)("the value that the reference gives to the sample of $widget is taken", async (sample) => {
	const form = await loadedForm(formOf(sample));
	const values = { category: "suggestion", ...sample.answers };
	expect(await browserVerdict(form, values)).toEqual([]);
	expect(await serverVerdict(form, values)).toEqual([]);
});

test.each(marks)("the mark for $mark is read as the reference says", ({ mark, written }) => {
	const read = [...markedText(written), ...piecesOf(written)].map(({ type }) => type);
	expect(read).toContain(mark);
});

test("a rating has the stars that the reference names", () => {
	const { expects } = FIELD_AUTHORING.rating.sample;
	expect(expects).toContain(`: ${starCount(undefined)} where it names none, never more than ${starCount(Infinity)}.`);
});
