import { asksFor } from "../../field-types/choose-type.ts";
import { asArray, asObject, isObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives, type Resolve, schemasAt, within } from "../../json/schema-at.ts";
import { isVisible, type SchemaNode } from "../../json/schema-walk.ts";
import { isMade } from "../../rules/values/calculation.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import { formSchemas } from "../form-schemas.ts";
import { jsonTypes } from "../scope-model.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { inShort, inWords } from "../wording.ts";
import { isFillable, takesType, widgetsFor } from "./fillable.ts";
import { offersNothing } from "./offers.ts";
import { ownerOf } from "./owner-of.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** Every field must have an input: what the engine would leave blank is reported, and so is a widget of another type. */
export function checkRendering({ place, document }: SourcedForm, report: Report): void {
	const resolve = within(document.schema);
	const declared = declarationsOf(document.schema, resolve);
	for (const node of formSchemas(document).filter(isVisible))
		for (const { own, at } of questionsIn(node)) {
			const why = problemOf(own, declared(at), resolve);
			if (why !== undefined) report.add(place, toPointer(at), "nothing-to-ask", why);
		}
	for (const [pointer, options] of Object.entries(document.fields ?? {}))
		checkWidget(pointer, options, document, place, report);
}

type Question = { own: unknown; at: readonly (string | number)[] };

/** The fields that a schema itself declares. Under then, else and allOf `false` forbids what is visible elsewhere. */
function questionsIn({ schema, at }: SchemaNode): Question[] {
	const properties = Object.entries(asObject(schema.properties)).map(([name, own]) => ({
		own,
		at: [...at, "properties", name],
	}));
	const entries = asArray(schema.prefixItems).map((own, index) => ({ own, at: [...at, "prefixItems", index] }));
	const rows =
		schema.items !== undefined && schema.prefixItems === undefined ? [{ own: schema.items, at: [...at, "items"] }] : [];
	return [...properties.filter(({ own }) => own !== false), ...entries, ...rows];
}

/** Finds all that a schema's parts declare of a field; what one schema declares is gathered once. */
function declarationsOf(root: JsonObject, resolve: Resolve): (at: Question["at"]) => readonly JsonObject[] {
	const known = new Map<JsonObject, Map<string, JsonObject[]>>();
	const gather = (owner: JsonObject) => {
		const found = new Map<string, JsonObject[]>();
		for (const one of alternatives(owner, resolve))
			for (const [name, own] of Object.entries(asObject(one.properties)))
				if (isObject(own)) found.set(name, [...(found.get(name) ?? []), own].slice(0, MAX_DECLARATIONS));
		return found;
	};
	return (at) => {
		const owner = ownerOf(root, at.slice(1));
		const found = known.get(owner) ?? gather(owner);
		known.set(owner, found);
		return found.get(String(at.at(-1))) ?? [];
	};
}

/** How many declarations of one field are looked at. */
const MAX_DECLARATIONS = 20;

function problemOf(own: unknown, elsewhere: readonly JsonObject[], resolve: Resolve): DiagnosticWords | undefined {
	if (typeof own === "boolean") return worded`${own} says nothing of what is asked. Expected a schema with a "type".`;
	if (!isObject(own)) return undefined;
	const all = [own, ...elsewhere].flatMap((one) => alternatives(one, resolve));
	if (isFillable(all)) return undefined;
	return worded`${inShort(own)} leaves nothing to ask. Expected a "type" with an input (string, number, integer, boolean), "properties", "items" with a schema, "prefixItems", or choices ("enum", "oneOf").`;
}

/** What is computed is a text, what is calculated a number: it can only be the value of what takes one. */
function checkMadeType(pointer: string, options: FieldOptions, schema: JsonObject, place: Place, report: Report): void {
	const [option, made, wanted] =
		options.calculated === undefined
			? ["computed", worded`a text`, ["string"]]
			: ["calculated", worded`a number`, ["number", "integer"]];
	const types = jsonTypes(schemasAt(schema, pointer).flatMap((one) => alternatives(one, within(schema))));
	if (types.size === 0 || [wanted].flat().some((type) => types.has(type))) return;
	const message = worded`${pointer} is ${inWords(types)}, but what is ${option} is ${made}. Expected "type": "${wanted[0]}".`;
	report.add(place, `/fields${toPointer([pointer])}/${option}`, "widget-type", message);
}

/** What the form makes itself is no file that somebody uploaded: as one it could never be sent. */
function checkMadeFile(pointer: string, options: FieldOptions, place: Place, report: Report): void {
	if (!asksFor("files", options)) return;
	const message = worded`The widget "${options.widget}" asks for files, but the form makes ${pointer} itself. Expected no widget.`;
	report.add(place, `/fields${toPointer([pointer])}/widget`, "widget-type", message);
}

function checkWidget(
	pointer: string,
	options: FieldOptions,
	{ schema }: FormDocument,
	place: Place,
	report: Report,
): void {
	const { widget } = options;
	if (isMade(options)) {
		checkMadeType(pointer, options, schema, place, report);
		checkMadeFile(pointer, options, place, report);
	}
	if (isMade(options) || (widget === undefined && options.options === undefined)) return;
	const resolve = within(schema);
	const at = (pointer: string) => schemasAt(schema, pointer).flatMap((one) => alternatives(one, resolve));
	const own = at(pointer);
	const types = jsonTypes(own);
	types.delete("null");
	const nothing = offersNothing(pointer, options, { own, rows: at(`${pointer}/*`) });
	if (nothing !== undefined) report.add(place, `/fields${toPointer([pointer])}`, nothing.code, nothing.message);
	if (types.size === 0 || widget === undefined || [...types].some((type) => takesType(widget, type))) return;
	const message = worded`The widget "${widget}" cannot ask for ${inWords(types)}. Expected one that can: ${widgetsFor(types).join(", ")}.`;
	report.add(place, `/fields${toPointer([pointer])}/widget`, "widget-type", message);
}
