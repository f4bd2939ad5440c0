import { expect, it } from "vitest";
import { readCondition } from "../conditions/condition-model.ts";
import { conditionWords } from "../conditions/condition-words.ts";
import { PROJECTS } from "../conditions/offered-list.ts";
import { fieldSubjects } from "../conditions/subjects.ts";
import { fieldsOf } from "../form/form-model.ts";
import { createStudioI18n } from "../i18n/studio-i18n.ts";
import { comparedContents } from "./compared-contents.ts";

const i18n = createStudioI18n("en-US");
const text = (title: string) => ({ type: "string", title });
const when = { "/form/project": { const: "p1" } };
const { operation, query, list, value, label, search } = PROJECTS;
const form = {
	kind: "form",
	id: "a",
	title: "A",
	schema: { type: "object", properties: { project: text("Project"), why: text("Why"), how: text("How") } },
	fields: {
		"/project": { options: { operation, query, list, value, label, search } },
		"/why": { when },
		"/how": { when },
	},
};

it("names a project in a condition by what it is called, asked for once", () => {
	const subjects = fieldSubjects(fieldsOf(form), null, i18n);
	expect(comparedContents(form, subjects)).toEqual([{ list: PROJECTS, value: "p1" }]);
	const worded = readCondition(when);
	if (!worded) throw new Error("a condition in words was expected");
	const words = (names: ReadonlyMap<string, string>) => conditionWords(worded, subjects, i18n, names);
	expect(words(new Map([["p1", "The new bridge"]]))).toBe("“Project” is “The new bridge”");
	expect(words(new Map())).toBe("“Project” is “p1”");
});
