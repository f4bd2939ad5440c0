import { FIELD_AUTHORING } from "../../field-types/authoring.gen.ts";
import { asksFor } from "../../field-types/choose-type.ts";
import type { FieldTypeName } from "../../field-types/field-type.ts";
import { asArray, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { writtenInOrder } from "../../json/same-json.ts";
import { within } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { schemaWays } from "../form-schemas.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { possibleValues } from "./listed-values.ts";
import { mergedAt, mergedPlaces, partsByName, partsOf } from "./merged-places.ts";
import { isFilledIn, type SourcedForm } from "./sourced-form.ts";

/** A list must not need more entries than can be in it: different ones to choose, or fixed places. */
export function checkEntries({ place, document }: SourcedForm, report: Report): void {
	const ways = schemaWays(document);
	const compare = (needed: Need | undefined, room: Room | undefined) => {
		if (!room || !needed || needed.count <= room.count) return;
		const message = worded`${needed.keyword} is ${needed.count}, but ${room.why}. Expected at most ${room.count}.`;
		report.add(
			place,
			toPointer([...(ways.get(needed.schema) ?? ["schema"]), needed.keyword]),
			"contradiction",
			message,
		);
	};
	for (const parts of mergedPlaces(document)) {
		compare(maxNeeded(parts), roomIn(parts, document));
		compare(max(contained(parts)), roomByLimit(parts));
	}
	const partsAt = mergedAt(document.schema);
	for (const pointer of Object.keys(document.fields ?? {}))
		compare(maxNeeded(partsAt(pointer)), roomByChoices(document, pointer));
}

/** How many entries a list can have, and why no more. */
type Room = { count: number; why: DiagnosticWords };

/** How many entries a schema needs, and by which of its keywords. */
type Need = { count: number; keyword: "minItems" | "minContains"; schema: JsonObject };

function needs(schema: JsonObject, keyword: Need["keyword"]): Need[] {
	const count = schema[keyword];
	return typeof count === "number" ? [{ count, keyword, schema }] : [];
}

const max = (all: readonly Need[]): Need | undefined => all.toSorted((a, b) => b.count - a.count)[0];

const contained = (parts: readonly JsonObject[]): Need[] =>
	parts.flatMap((schema) => ("contains" in schema ? needs(schema, "minContains") : []));

const maxNeeded = (parts: readonly JsonObject[]): Need | undefined =>
	max([...parts.flatMap((schema) => needs(schema, "minItems")), ...contained(parts)]);

/** How many entries a limit leaves; that fewer are needed at all is told by the limits themselves (merged-limits.ts). */
function roomByLimit(parts: readonly JsonObject[]): Room | undefined {
	const limits = parts.flatMap(({ maxItems }) => (typeof maxItems === "number" ? [maxItems] : []));
	return limits.length > 0
		? { count: Math.min(...limits), why: worded`maxItems is ${Math.min(...limits)}` }
		: undefined;
}

function roomIn(parts: readonly JsonObject[], { schema }: FormDocument): Room | undefined {
	const places = parts.flatMap(({ prefixItems, items }) => (items === false ? [asArray(prefixItems).length] : []));
	if (places.length > 0) {
		const count = Math.min(...places);
		return { count, why: worded`the list has room for ${count} only, as "items" is false` };
	}
	if (!parts.some(({ uniqueItems }) => uniqueItems === true)) return undefined;
	const counts = partsOf(partsByName(parts).get("*") ?? [], within(schema)).flatMap((schema) => {
		const values = possibleValues(schema);
		return values ? [different(values)] : [];
	});
	if (counts.length === 0) return undefined;
	const count = Math.min(...counts);
	return { count, why: worded`no two entries may be the same, and there are only ${count} to choose from` };
}

const different = (values: readonly unknown[]) => new Set(values.map(writtenInOrder)).size;

const asksForSeveral = (widget: FieldTypeName) =>
	asksFor("choice", { widget }) && FIELD_AUTHORING[widget].takes.includes("array");

/** What the document offers beside a schema that lists nothing. */
function roomByChoices(document: FormDocument, pointer: string): Room | undefined {
	const { widget, options, choices = [] } = document.fields?.[pointer] ?? {};
	if (!widget || !asksForSeveral(widget) || options || choices.length === 0 || isFilledIn(document, pointer))
		return undefined;
	const count = different(choices.map(({ value }) => value));
	return { count, why: worded`${pointer} has only ${count} to choose from, each once` };
}
