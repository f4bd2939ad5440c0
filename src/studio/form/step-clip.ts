import { toDocumentValue } from "../../../schemas/edits/document-value.ts";
import type { Json, NewEdit } from "../../../schemas/edits/types.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import type { CanvasChange, CanvasPlace, Clip } from "../arrange/arrangement.ts";
import type { PastedAs } from "./clip-references.ts";
import { fieldClip, pastedAs, pastedField } from "./field-clip.ts";
import { fieldsOf, questionSteps } from "./form-model.ts";
import { addStep, writtenStep } from "./step-edits.ts";

/** A step with its words and its questions, to be pasted elsewhere. When it is shown stays behind: that hangs on answers of its form. */
export function stepClip(form: JsonObject, id: string): Clip | null {
	const written = writtenStep(form, id);
	const step = questionSteps(form).find((one) => `#${one.id}` === id);
	if (!written || !step) return null;
	const own = fieldsOf(form).filter(({ owner, name }) => owner === "" && step.fields.includes(name));
	const { title, description } = written;
	const words = { title, ...(description !== undefined && { description }) };
	const questions = own.map((field) => fieldClip(form, field).value);
	return { sort: "step", name: step.title, value: toDocumentValue({ words, questions }) };
}

/** The edits that ask the copied questions in a step, and where each is asked. */
function pastedQuestions(path: string, form: JsonObject, questions: readonly Json[], step: string): NewEdit[] {
	const target = { owner: "", place: ["schema", "properties"], step };
	const all: PastedAs[] = [];
	const clips = questions.flatMap((value) => {
		const own = pastedAs(form, { value }, target, all);
		if (own) all.push(own);
		return own ? [{ own, value }] : [];
	});
	return clips.flatMap(({ own, value }) => pastedField(path, form, { value }, target, own, all)?.edits ?? []);
}

/** Puts a copied step at a place, with its questions under names that are free. */
export function pastedStep(path: string, form: JsonObject, { value }: Clip, place: CanvasPlace): CanvasChange | null {
	const { words, questions } = asObject(value);
	const title = asString(asObject(words).title) ?? asString(asObject(asObject(words).title).text);
	if (!isObject(words) || title === undefined) return null;
	const added = addStep(path, form, place, title);
	const id = added.found({})?.slice(1) ?? "";
	const more = Object.entries(words).map(
		([key, own]): NewEdit => ({ verb: "set", path, at: `/steps/#${id}/${key}`, value: toDocumentValue(own) }),
	);
	const copied = asArray(questions).map(toDocumentValue);
	return { edits: [...added.edits, ...more, ...pastedQuestions(path, form, copied, id)], found: added.found };
}
