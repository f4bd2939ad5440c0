import { isObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { schemasAt } from "../../json/schema-at.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import { nearest } from "../meta/nearest.ts";
import { worded } from "../worded.ts";

/**
 * Kept test cases are of forms that there are, and name values that these have. What comes of them, only the form's validator
 * knows, which the compiler makes and does not run: a replay tells (server/workers/replay-task.ts).
 */
export const checkTestCases: DocumentCheck = ofKind("test-case", ({ place, document }, names, report) => {
	const { form, answers, expected } = document;
	if (!names.declares("form", form)) {
		const known = names.ids("form");
		const message = worded`There is no form "${form}". Expected one of: ${known.join(", ") || worded`a form document, of which there is none`}.`;
		report.add(place, "/form", "unknown-form", message, nearest(form, known).fix);
		return;
	}
	const schema = names.find("form", form)?.document.schema;
	if (!isObject(schema)) return;
	const isOf = (pointer: string) => pointer === "" || schemasAt(schema, pointer).length > 0;
	const reportAt = (pointer: string, name: string) =>
		report.add(
			place,
			pointer,
			"stale-test-case",
			worded`The form "${form}" has no value ${name}. Expected one that its schema has.`,
		);
	for (const name of Object.keys(answers)) {
		const pointer = toPointer([name]);
		if (!isOf(pointer)) reportAt(`/answers${pointer}`, pointer);
	}
	if (expected === "accepted") return;
	for (const [at, pointer] of expected.entries()) if (!isOf(pointer)) reportAt(`/expected/${at}`, pointer);
});
