import { mended } from "../compiler/fixes/mended.ts";
import { check, type Diagnostic } from "../compiler/index.ts";
import { typeThatAsks } from "../field-types/choose-type.ts";
import { asArray, asObject, asString, isObject, type JsonObject } from "../json/json.ts";
import { applyJsonPatch, type JsonPatch } from "../json/json-patch.ts";
import { pointerTokens, toPointer, valueAt } from "../json/pointer.ts";
import { titleFromName } from "../rules/texts/title-from-name.ts";
import { Importing, type ImportNote } from "./importing.ts";
import { withLocalReferences, withNamedProperties } from "./plain-schemas.ts";
import { asObjectSchema, importFiles, importReferences } from "./special-schemas.ts";
import { importUiSchema } from "./ui-options.ts";

/** A form document made of another tool's schema, and what an author should look at. */
export type ImportedForm = { document: JsonObject; notes: ImportNote[] };

/** `id` of the document, and the code of the category that its cases are of. */
export type ImportOptions = { id?: string; category?: string };

/** How often the form is checked while something in it can be mended or must be left out. */
const MAX_ROUNDS = 60;

const PATH = "imported.json";
const submitted = (name: string) => ({ bind: `/submission/${name}` });

/** Files a case, as most forms do. */
const BODY = {
	form: submitted("form"),
	form_hash: submitted("form_hash"),
	release: submitted("release"),
	data: { bind: "/form" },
	attachments: submitted("attachments"),
	idempotency_key: submitted("idempotency_key"),
};

/**
 * Makes a form document of a JSON Schema of draft 4 to 2020-12 and the uiSchema of rjsf. What is mechanical is carried over
 * (definitions, also those of a bundle, dependencies, lists of items, lists of names, names of choices, options of fields); a missing title is made of the name, to be
 * reviewed; what the form cannot have is left out and listed. Pure; never throws.
 */
export function importForm(schema: unknown, uiSchema: unknown = {}, options: ImportOptions = {}): ImportedForm {
	const { id = "imported", category = "suggestion" } = options;
	const { schema: whole, isWrapped } = asObjectSchema(withNamedProperties(withLocalReferences(asObject(schema))));
	const importing = new Importing(whole);
	if (isWrapped) importing.review("schema", "", "A form's values are an object, so this is its one property, value.");
	importUiSchema(isWrapped ? { value: uiSchema } : uiSchema, importing);
	importReferences(importing);
	importFiles(importing);
	importCategory(importing, category);
	const { title, description, ...own } = importing.schema;
	const document = {
		kind: "form",
		id,
		title: asString(title) || titleFromName(id),
		...(asString(description) && { description }),
		schema: own,
		...(Object.keys(importing.fields).length > 0 && { fields: importing.fields }),
		submit: { operation: "messagesIndex", label: importing.submitLabel, body: BODY },
	};
	return { document: settled(document, importing), notes: importing.notes };
}

/** Each case is of a category; a schema that does not ask for one gets one that is not shown. */
function importCategory(importing: Importing, code: string): void {
	const { properties, required } = importing.schema;
	if (asObject(properties).category !== undefined) return;
	const category = { type: "string", title: "Category", const: code, default: code };
	importing.schema = {
		...importing.schema,
		type: "object",
		properties: { category, ...asObject(properties) },
		required: ["category", ...asArray(required)],
	};
	importing.setField("/category", "widget", typeThatAsks("hidden"));
	importing.review("document", "/schema/properties/category", `Cases are of the category ${JSON.stringify(code)}.`);
}

/** The document after all patches that fit, without the parts that are wrong all the same. */
function settled(given: JsonObject, importing: Importing): JsonObject {
	let document = given;
	for (let round = 0; round < MAX_ROUNDS; round++) {
		const errors = errorsOf(document);
		if (errors.length === 0) return document;
		const { document: next, applied } = mended(document, errors);
		for (const one of applied.filter(({ code }) => code === "unlabelled-field"))
			importing.review("document", one.pointer, `The title is made of the name: ${titleOf(next, one.pointer)}.`);
		const rest = applied.length > 0 ? next : withoutFirst(document, errors, importing);
		if (!isObject(rest) || rest === document) return document;
		document = rest;
	}
	return document;
}

const titleOf = (document: unknown, pointer: string) => JSON.stringify(valueAt(document, `${pointer}/title`));

/** The errors of a form alone: what the rest of a portal lacks is not its own fault. */
const errorsOf = (document: JsonObject): Diagnostic[] =>
	check([{ path: PATH, text: JSON.stringify(document) }]).filter(
		({ document: path, severity, pointer }) => path === PATH && severity === "error" && !pointer.startsWith("/submit"),
	);

/** The document without what the first error is about. */
function withoutFirst(document: JsonObject, errors: readonly Diagnostic[], importing: Importing): unknown {
	for (const { pointer, message } of errors) {
		const at = removable(document, pointer);
		if (at === undefined) continue;
		importing.leaveOut("document", at, message);
		const name = pointerTokens(at).at(-1) ?? "";
		return applyJsonPatch(document, [{ op: "remove", path: at }, ...unrequired(document, at, name)]);
	}
	return undefined;
}

/** The part of the form's schema or fields that can go because of an error at a pointer. */
function removable(document: JsonObject, pointer: string): string | undefined {
	const tokens = pointerTokens(pointer);
	const isInside = tokens.length > 1 && (tokens[0] === "schema" || tokens[0] === "fields");
	return isInside && valueAt(document, pointer) !== undefined ? pointer : undefined;
}

/** What is no longer there cannot be required any more. */
function unrequired(document: JsonObject, at: string, name: string): JsonPatch {
	const list = toPointer([...pointerTokens(at).slice(0, -2), "required"]);
	const required = asArray(valueAt(document, list));
	if (pointerTokens(at).at(-2) !== "properties" || !required.includes(name)) return [];
	return [{ op: "replace", path: list, value: required.filter((one) => one !== name) }];
}
