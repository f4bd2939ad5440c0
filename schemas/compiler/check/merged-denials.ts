import { asObject, isObject, isStrings, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { within } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { schemaWays } from "../form-schemas.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { exclude } from "./exclude.ts";
import { fits } from "./fits.ts";
import { implies } from "./implied.ts";
import { possibleValues } from "./listed-values.ts";
import { isOnly, mergedPlaces, partsByName, partsOf, sometimesVisible } from "./merged-places.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** Something that a schema of a place says by a keyword and that leaves no value there. */
type Denial = { schema: JsonObject; way: readonly string[]; why: DiagnosticWords };

type Seen = { parts: readonly JsonObject[]; document: FormDocument; unsure: ReadonlySet<string> };

/** What one keyword denies must not be all that the others ask for. */
export function checkMergedDenials({ place, document }: SourcedForm, report: Report): void {
	const ways = schemaWays(document);
	const unsure = sometimesVisible(document);
	for (const parts of mergedPlaces(document))
		for (const find of [allDenied, unnameable, uncontainable, tooMany])
			for (const { schema, way, why } of find({ parts, document, unsure }))
				report.add(place, toPointer([...(ways.get(schema) ?? ["schema"]), ...way]), "contradiction", why);
}

/** What is visible only sometimes need not be there, whatever requires it. */
const namesOneOf = (unsure: ReadonlySet<string>, schema: unknown) =>
	[...unsure].some((name) => JSON.stringify(schema).includes(JSON.stringify(name)));

function allDenied({ parts, document, unsure }: Seen): Denial[] {
	const denying = parts.filter(({ not }) => isObject(not) && Object.keys(not).length > 0 && !namesOneOf(unsure, not));
	return denying
		.filter(({ not }) => implies({ allOf: parts }, not, within(document.schema)))
		.map((schema) => ({
			schema,
			way: ["not"],
			why: worded`Whatever fits the rest of what is said here, "not" forbids: no answer is left. Expected one that leaves an answer.`,
		}));
}

/** Fields whose very names are forbidden. */
function unnameable({ parts, document: { schema: root } }: Seen): Denial[] {
	const rules = parts.flatMap(({ propertyNames }) => (isObject(propertyNames) ? [propertyNames] : []));
	const wholes = rules.map((rule) => ({ ...rule, $defs: asObject(root.$defs) }));
	const denied = parts.flatMap((schema) =>
		Object.entries(asObject(schema.properties)).flatMap(([name, own]) => (isObject(own) ? [{ schema, name }] : [])),
	);
	return denied
		.filter(({ name }) => wholes.some((whole) => !fits(whole, name)))
		.map(({ schema, name }) => ({
			schema,
			way: ["properties", name],
			why: worded`"${name}" could be answered, but never be sent: "propertyNames" does not allow the name. Expected a name that it allows.`,
		}));
}

/** Lists that must contain what no entry can be. */
function uncontainable({ parts, document: { schema: root } }: Seen): Denial[] {
	if (!isOnly(parts, ["array"])) return [];
	const rows = partsOf(partsByName(parts).get("*") ?? [], within(root));
	return parts.flatMap((schema): Denial[] => {
		const { contains, minContains } = schema;
		if (!isObject(contains) || minContains === 0) return [];
		const wanted = partsOf([contains], within(root));
		const whole = { ...contains, $defs: asObject(root.$defs) };
		const isNever =
			rows.some((row) => possibleValues(row)?.every((value) => !fits(whole, value))) ||
			rows.some((row) => wanted.some((one) => exclude(row, one) !== undefined));
		const why = worded`No entry that the list can have is what it must contain, so no answer fits. Expected "contains" to ask for what an entry can be.`;
		return isNever ? [{ schema, way: ["contains"], why }] : [];
	});
}

/** Groups that require more values than they may have. */
function tooMany({ parts, unsure }: Seen): Denial[] {
	const required = new Set(parts.flatMap(({ required }) => (isStrings(required) ? required : [])));
	const count = [...required].filter((name) => !unsure.has(name)).length;
	return parts
		.filter(({ maxProperties }) => Number(maxProperties) < count)
		.map((schema) => ({
			schema,
			way: ["maxProperties"],
			why: worded`maxProperties is ${String(schema.maxProperties)}, but ${count} answers are required, so no answer fits. Expected at least ${count}.`,
		}));
}
