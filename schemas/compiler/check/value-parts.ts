import { toPointer } from "../../json/pointer.ts";
import { schemasSetAt, within } from "../../json/schema-at.ts";
import type { FieldOptions } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { jsonTypes } from "../scope-model.ts";
import { worded } from "../worded.ts";
import { inShort, inWords } from "../wording.ts";
import type { SourcedForm } from "./sourced-form.ts";

type Widget = NonNullable<FieldOptions["widget"]>;

/** What the widgets whose value is an object put into it: each part's name and type. */
const PARTS: Partial<Record<Widget, Readonly<Record<string, string>>>> = {
	address: { region: "string", detail: "string" },
	location: { latitude: "number", longitude: "number", text: "string" },
};

/** A widget whose value is an object needs each of its parts: the schema must have a place for them. */
export function checkValueParts({ place, document: { schema, fields = {} } }: SourcedForm, report: Report): void {
	const resolve = within(schema);
	const schemasAt = (pointer: string) => schemasSetAt(schema, pointer, resolve);
	for (const [pointer, { widget }] of Object.entries(fields)) {
		const parts = widget && PARTS[widget];
		if (!parts || !jsonTypes(schemasAt(pointer)).has("object")) continue;
		for (const [name, type] of Object.entries(parts)) {
			const schemas = schemasAt(`${pointer}/${name}`);
			const types = jsonTypes(schemas);
			if (types.has(type) || (schemas.length > 0 && types.size === 0)) continue;
			const found = schemas[0] === undefined ? "nothing" : inShort(schemas[0]);
			const message = worded`The widget "${widget}" puts ${inWords([type])} at ${pointer}/${name}, where the schema has ${found}. Expected a property "${name}" with "type": "${type}".`;
			report.add(place, `/fields${toPointer([pointer])}/widget`, "widget-type", message);
		}
	}
}
