import { asObject, isObject, isStrings, type JsonObject } from "../../json/json.ts";
import { type Path, toPointer } from "../../json/pointer.ts";
import { within } from "../../json/schema-at.ts";
import { isVisible, type SchemaNode } from "../../json/schema-walk.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { formSchemas } from "../form-schemas.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { exclude } from "./exclude.ts";
import { partsOf, sometimesVisible } from "./merged-places.ts";
import { emptyRanges } from "./ranges.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** What one schema says of one value so that nothing is left that could be sent. */
export function checkUnanswerable({ place, document }: SourcedForm, report: Report): void {
	const nodes = formSchemas(document).filter(isVisible);
	for (const way of forbiddenNames(nodes, document)) {
		const message = worded`"${String(way.at(-1))}" is required, and false allows no answer to it. Expected it not to be required, or a schema in place of false.`;
		report.add(place, toPointer(way), "contradiction", message);
	}
	for (const { schema, at } of nodes) {
		for (const name of deniedNames(schema)) {
			const message = worded`"${name}" is required, and its "not" forbids every answer to it. Expected it not to be required, or "not" to leave an answer.`;
			report.add(place, toPointer([...at, "properties", name, "not"]), "contradiction", message);
		}
		for (const { way, why } of opposed(schema.if, schema.then, ["then"])) {
			const message = worded`Whoever gives the answer that "if" looks for can never send: "then" takes no such answer, for ${why}`;
			report.add(place, toPointer([...at, ...way]), "contradiction", message);
		}
	}
}

const forbidsAll = (not: unknown) => not === true || (isObject(not) && Object.keys(not).length === 0);

/** Required properties that have an input, and no answer. */
const deniedNames = ({ required, properties }: JsonObject): string[] =>
	(isStrings(required) ? required : []).filter((name) => {
		const own = asObject(asObject(properties)[name]);
		return "type" in own && forbidsAll(own.not);
	});

/** Where a property that is always required is false, so that nothing can be sent; one under a condition is not always required. */
function forbiddenNames(nodes: readonly SchemaNode[], document: FormDocument): Path[] {
	const resolve = within(document.schema);
	const unsure = sometimesVisible(document);
	const forbidding = nodes.filter(({ schema }) => Object.values(asObject(schema.properties)).includes(false));
	const wholes = forbidding.length === 0 ? [] : nodes.map(({ schema }) => partsOf([schema], resolve));
	return forbidding.flatMap(({ schema, at }) => {
		const meeting = wholes.filter((parts) => parts.includes(schema)).flat();
		const required = new Set(meeting.flatMap(({ required }) => (isStrings(required) ? required : [])));
		return Object.entries(asObject(schema.properties)).flatMap(([name, own]): Path[] =>
			own === false && required.has(name) && !unsure.has(name) ? [[...at, "properties", name]] : [],
		);
	});
}

/** Where a consequence denies the very value that its test looks for, of the value itself or of its properties. */
function opposed(test: unknown, consequence: unknown, way: Path): { way: Path; why: DiagnosticWords }[] {
	if (!isObject(test) || !isObject(consequence)) return [];
	const [range] = emptyRanges(limitsOf(test, consequence));
	const why = exclude(test, consequence) ?? range?.why;
	if (why !== undefined) return [{ way, why }];
	const others = asObject(consequence.properties);
	return Object.entries(asObject(test.properties)).flatMap(([name, own]) =>
		opposed(own, others[name], [...way, "properties", name]),
	);
}

const LOWER = ["minLength", "minItems", "minProperties", "minimum"];
const UPPER = ["maxLength", "maxItems", "maxProperties", "maximum"];

/** The limits of two schemas that hold together. */
function limitsOf(one: JsonObject, other: JsonObject): JsonObject {
	const tightest = (keyword: string, pick: (...all: number[]) => number) => {
		const all = [one[keyword], other[keyword]].filter((limit) => typeof limit === "number");
		return all.length > 0 ? [[keyword, pick(...all)] as const] : [];
	};
	return Object.fromEntries([
		...LOWER.flatMap((keyword) => tightest(keyword, Math.max)),
		...UPPER.flatMap((keyword) => tightest(keyword, Math.min)),
	]);
}
