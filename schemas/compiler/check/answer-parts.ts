import { toPointer } from "../../rules/pointer.ts";
import { sayingAt, within } from "../../rules/schema-at.ts";
import type { FieldOptions } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { jsonTypes } from "../scope-model.ts";
import { inShort, inWords } from "../wording.ts";
import type { SourcedForm } from "./sourced-form.ts";

type Widget = NonNullable<FieldOptions["widget"]>;

/** What the widgets that answer with an object put into it: each part's name and type. */
const PARTS: Partial<Record<Widget, Readonly<Record<string, string>>>> = {
	address: { region: "string", detail: "string" },
	location: { latitude: "number", longitude: "number", text: "string" },
};

/** A widget that answers with an object asks for each of its parts: the schema must have a place for them. */
export function checkAnswerParts({ place, document: { schema, fields = {} } }: SourcedForm, report: Report): void {
	const resolve = within(schema);
	const saidAt = (pointer: string) => sayingAt(schema, pointer, resolve);
	for (const [pointer, { widget }] of Object.entries(fields)) {
		const parts = widget && PARTS[widget];
		if (!parts || !jsonTypes(saidAt(pointer)).has("object")) continue;
		for (const [name, type] of Object.entries(parts)) {
			const said = saidAt(`${pointer}/${name}`);
			const types = jsonTypes(said);
			if (types.has(type) || (said.length > 0 && types.size === 0)) continue;
			const found = said[0] === undefined ? "nothing" : inShort(said[0]);
			const message = `The widget "${widget}" puts ${inWords([type])} at ${pointer}/${name}, where the schema has ${found}. Expected a property "${name}" with "type": "${type}".`;
			report.add(place, `/fields${toPointer([pointer])}/widget`, "widget-type", message);
		}
	}
}
