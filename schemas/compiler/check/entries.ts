import { asArray, type JsonObject } from "../../rules/json.ts";
import { toPointer } from "../../rules/pointer.ts";
import { writtenInOrder } from "../../rules/same-json.ts";
import { within } from "../../rules/schema-at.ts";
import { allSchemas } from "../../rules/schema-walk.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { possibleValues } from "./listed-values.ts";
import { mergedAt, mergedPlaces, partsByName, partsOf } from "./merged-places.ts";
import { isFilledIn, type SourcedForm } from "./sourced-form.ts";

/** A list must not need more entries than can be in it: different ones to choose, or fixed places. */
export function checkEntries({ place, document }: SourcedForm, report: Report): void {
	const ways = new Map(allSchemas(document.schema, ["schema"]).map(({ schema, at }) => [schema, at]));
	const hold = (parts: readonly JsonObject[], room: Room | undefined) => {
		const needed = mostNeeded(parts);
		if (!room || !needed || needed.count <= room.count) return;
		const message = `minItems is ${needed.count}, but ${room.why}. Expected at most ${room.count}.`;
		report.add(place, toPointer([...(ways.get(needed.schema) ?? ["schema"]), "minItems"]), "contradiction", message);
	};
	for (const parts of mergedPlaces(document)) hold(parts, roomIn(parts, document));
	const partsAt = mergedAt(document.schema);
	for (const pointer of Object.keys(document.fields ?? {})) hold(partsAt(pointer), roomByChoices(document, pointer));
}

/** How many entries a list can have, and why no more. */
type Room = { count: number; why: string };

function mostNeeded(parts: readonly JsonObject[]): { count: number; schema: JsonObject } | undefined {
	const all = parts.flatMap((schema) =>
		typeof schema.minItems === "number" ? [{ count: schema.minItems, schema }] : [],
	);
	return all.sort((a, b) => b.count - a.count)[0];
}

function roomIn(parts: readonly JsonObject[], { schema }: FormDocument): Room | undefined {
	const places = parts.flatMap(({ prefixItems, items }) => (items === false ? [asArray(prefixItems).length] : []));
	if (places.length > 0) {
		const count = Math.min(...places);
		return { count, why: `the list has room for ${count} only, as "items" is false` };
	}
	if (!parts.some(({ uniqueItems }) => uniqueItems === true)) return undefined;
	const counts = partsOf(partsByName(parts).get("*") ?? [], within(schema)).flatMap((schema) => {
		const values = possibleValues(schema);
		return values ? [different(values)] : [];
	});
	if (counts.length === 0) return undefined;
	const count = Math.min(...counts);
	return { count, why: `no two entries may be the same, and there are only ${count} to choose from` };
}

const different = (values: readonly unknown[]) => new Set(values.map(writtenInOrder)).size;

/** What the document offers beside a schema that lists nothing. */
function roomByChoices(document: FormDocument, pointer: string): Room | undefined {
	const { widget, options, choices = [] } = document.fields?.[pointer] ?? {};
	if (widget !== "checkboxes" || options || choices.length === 0 || isFilledIn(document, pointer)) return undefined;
	const count = different(choices.map(({ value }) => value));
	return { count, why: `${pointer} has only ${count} to choose from, each once` };
}
