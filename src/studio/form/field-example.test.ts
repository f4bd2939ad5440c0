import { expect, it } from "vitest";
import { check } from "../../../schemas/compiler/index.ts";
import { applyEdits } from "../../../schemas/edits/apply-edits.ts";
import { printDocument } from "../../../schemas/edits/print-document.ts";
import { readShipped } from "../../../schemas/edits/shipped.fixture.ts";
import type { Documents } from "../../../schemas/edits/types.ts";
import { FIELD_AUTHORING } from "../../../schemas/field-types/authoring.gen.ts";
import { FIELD_CHINESE } from "../../../schemas/field-types/chinese.gen.ts";
import { FIELD_TYPE_NAMES } from "../../../schemas/field-types/choose-type.ts";
import { asObject } from "../../../schemas/json/json.ts";
import { allChinese } from "../i18n/chinese.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { fieldExample } from "./field-example.ts";
import { FIELD_TYPES } from "./field-types.ts";
import { formArrangement } from "./form-arrangement.ts";

const english = createStudioI18n("en-US");
const chinese = createStudioI18n("zh-CN", allChinese);
const FORM = "forms/complaint.json";

it.each(FIELD_TYPES.map(({ id }) => id))("has an example of %s to show, in either language", (id) => {
	for (const i18n of [english, chinese]) expect(fieldExample(id, i18n)?.artefact.document.fields).toBeDefined();
});

it("answers an example with a sample's answer, in the studio's language, and shows no file that nobody sent", () => {
	expect(fieldExample("text", english)?.values).toMatchObject({ nickname: "Wang" });
	expect(fieldExample("text", chinese)?.values).toMatchObject({ nickname: "王先生" });
	expect(fieldExample("menu", chinese)?.values).toMatchObject({ kind: "lamp" });
	expect(fieldExample("files", english)?.values).not.toHaveProperty("photos");
	expect(fieldExample("step", english)).toBeNull();
});

it.each(FIELD_TYPE_NAMES)("says the sample of %s in Chinese too, and nothing besides", (name) => {
	const written = JSON.stringify(FIELD_AUTHORING[name].sample);
	const { sample } = FIELD_CHINESE[name];
	const { properties } = FIELD_AUTHORING[name].sample;
	const titles = Object.values(properties).map(({ title }) => String(title));
	expect(titles.filter((title) => !Object.hasOwn(allChinese, title))).toEqual([]);
	expect(Object.keys(sample).filter((text) => !written.includes(JSON.stringify(text)))).toEqual([]);
});

/** The form after each kind of question was added at its end, and the errors of the portal with it. */
function withEach(i18n: typeof english): { documents: Documents; errors: string[] } {
	const { documents: shipped } = readShipped();
	const documents = FIELD_TYPES.reduce<Documents>((now, { id }) => {
		const change = formArrangement(FORM, asObject(now[FORM]), i18n).add(id, { part: "", where: "within" });
		const edits = (change?.edits ?? []).map((edit, at) => ({ ...edit, id: `${id} ${at}` }));
		const { documents: next, refused } = applyEdits(now, edits);
		expect(refused).toEqual([]);
		return next;
	}, shipped);
	const sources = Object.entries(documents).map(([path, document]) => ({ path, text: printDocument(document) }));
	const found = check(sources).filter(({ severity }) => severity === "error");
	return { documents, errors: found.map(({ document, pointer, message }) => `${document}${pointer}: ${message}`) };
}

it("begins each kind of question so that the form could be published as it is, with choices in the studio's words", () => {
	const { documents, errors } = withEach(chinese);
	expect(errors).toEqual([]);
	expect(JSON.stringify(documents[FORM])).toContain("第一个选项");
});
