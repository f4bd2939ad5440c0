import { asArray, asObject, asString, isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer, valueAt } from "../../../schemas/json/pointer.ts";
import { onceForEach } from "../../../schemas/rules/values/once-for-each.ts";
import { plainTextOf } from "../naming/document-title.ts";

/** One question of a form, from its schema and its options. */
export type FormQuestion = {
	name: string;
	/** As `fields` names it: "/title", "/people/*\/name". */
	pointer: string;
	/** The group around it, "" at the top; "/people/*" for the rows of a repeat group. */
	owner: string;
	/** Where its schema stands in the document. */
	place: readonly string[];
	label: string;
	schema: JsonObject;
	options: JsonObject;
	required: boolean;
	/** Place of its step, or -1 where the form has none that has it; of a question within a group, that of the group. */
	step: number;
	/** What it holds itself: questions once, questions in rows, or none. */
	holds: "group" | "rows" | null;
};

/** A step of a form; a form without steps is one whole. */
export type QuestionStep = { id: string; title: string; fields: readonly string[] };

const namesIn = (value: unknown): string[] => asArray(value).filter((name) => typeof name === "string");

/** The steps of a form document, none where it has none. */
export const questionSteps = (form: JsonObject): QuestionStep[] =>
	asArray(form.steps)
		.filter(isObject)
		.map((step) => ({ id: asString(step.id) ?? "", title: plainTextOf(step.title), fields: namesIn(step.fields) }));

/** What a schema holds: its properties once, or in rows. A widget of its own makes one question of an object. */
function heldBy(schema: JsonObject, options: JsonObject): FormQuestion["holds"] {
	if (options.widget !== undefined) return null;
	if (isObject(schema.properties)) return "group";
	return isObject(asObject(schema.items).properties) ? "rows" : null;
}

/** Keys from the schema of a question to the `properties` that it holds. */
export const heldPlace = ({ place, holds }: Pick<FormQuestion, "place" | "holds">): string[] => [
	...place,
	...(holds === "rows" ? ["items"] : []),
	"properties",
];

/** The owner of what a question holds. */
export const heldOwner = ({ pointer, holds }: Pick<FormQuestion, "pointer" | "holds">): string =>
	holds === "rows" ? `${pointer}/*` : pointer;

const NO_OPTIONS: JsonObject = {};

/** The question that was last read of each schema. */
const known = new WeakMap<JsonObject, FormQuestion>();

/** The question as it was read before where the document's states share it: what is worked out for it once is known then. */
function unlessSame(now: FormQuestion): FormQuestion {
	const before = known.get(now.schema);
	const isSame =
		before?.pointer === now.pointer &&
		before.options === now.options &&
		before.required === now.required &&
		before.step === now.step;
	if (isSame) return before;
	known.set(now.schema, now);
	return now;
}

type Around = { owner: string; place: readonly string[]; step: number | null };

function fieldsWithin(form: JsonObject, around: Around, steps: readonly QuestionStep[]): FormQuestion[] {
	const schema = asObject(valueAt(form, toPointer(around.place.slice(0, -1))));
	const required = new Set(namesIn(schema.required));
	return Object.entries(asObject(schema.properties)).flatMap(([name, written]) => {
		const own = asObject(written);
		const pointer = `${around.owner}${toPointer([name])}`;
		const given = asObject(form.fields)[pointer];
		const options = isObject(given) ? given : NO_OPTIONS;
		const field = unlessSame({
			name,
			pointer,
			owner: around.owner,
			place: [...around.place, name],
			label: plainTextOf(own.title) || name,
			schema: own,
			options,
			required: required.has(name),
			step: around.step ?? steps.findIndex(({ fields }) => fields.includes(name)),
			holds: heldBy(own, options),
		});
		if (!field.holds) return [field];
		const within = { owner: heldOwner(field), place: heldPlace(field), step: field.step };
		return [field, ...fieldsWithin(form, within, steps)];
	});
}

/** The questions of a form document, in the order of its steps; those within a group after it. */
export const fieldsOf = onceForEach((form: JsonObject): readonly FormQuestion[] => {
	const steps = questionSteps(form);
	const read = fieldsWithin(form, { owner: "", place: ["schema", "properties"], step: null }, steps);
	if (steps.length === 0) return read;
	const order = steps.flatMap(({ fields }) => fields);
	const place = ({ pointer }: FormQuestion) => {
		const at = order.indexOf(pointerTokens(pointer)[0] ?? "");
		return at === -1 ? order.length : at;
	};
	return read.toSorted((a, b) => place(a) - place(b));
});

/** The names beside a question in their order: those of its step, else those of its group. */
export function siblingNames(form: JsonObject, owner: string, place: readonly string[], step: number): string[] {
	const own = owner === "" ? questionSteps(form)[step] : undefined;
	return own ? [...own.fields] : Object.keys(asObject(valueAt(form, toPointer(place))));
}

/** What can be chosen at a question: its values, each as it is worded. */
export type QuestionChoice = { value: string | number | boolean; label: string };

/** Keys from the schema of a question to what lists its choices: the entries of a list, the regions of an address, or itself. */
export function choicesPlace({ schema, options }: Pick<FormQuestion, "schema" | "options">): string[] {
	if (isObject(schema.items)) return ["items"];
	const isOneQuestion = options.widget !== undefined;
	return isOneQuestion && isObject(asObject(schema.properties).region) ? ["properties", "region"] : [];
}

/** The choices that the form itself lists at a question. */
export function questionChoices({ schema, options }: Pick<FormQuestion, "schema" | "options">): QuestionChoice[] {
	const own = asObject(valueAt(schema, toPointer(choicesPlace({ schema, options }))));
	const worded = asArray(options.choices).filter(isObject);
	return asArray(own.enum).flatMap((value) => {
		if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return [];
		const label = worded.find((choice) => choice.value === value)?.label;
		return [{ value, label: plainTextOf(label) || String(value) }];
	});
}

/** The conditions under which a choice of a question is offered, as its document has them. */
export function choiceConditions({ options }: Pick<FormQuestion, "options">, value: QuestionChoice["value"]) {
	const { when, offered_when } = asObject(asArray(options.choices).find((choice) => asObject(choice).value === value));
	return { when, offered_when };
}
