import { asArray, asString, isObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { alternatives, type Resolve, within } from "../../json/schema-at.ts";
import { isVisible } from "../../json/schema-walk.ts";
import type { Report } from "../diagnostic.ts";
import { formSchemas } from "../form-schemas.ts";
import { worded } from "../worded.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** What somebody chooses between must have a name: an alternative without a title would be called by its number. */
export function checkUntitledAlternatives({ place, document }: SourcedForm, report: Report): void {
	const resolve = within(document.schema);
	for (const { schema, at } of formSchemas(document).filter(isVisible))
		for (const keyword of ["oneOf", "anyOf"])
			for (const index of untitled(asArray(schema[keyword]), resolve)) {
				const message = worded`Alternative ${index + 1} of "${keyword}" has no title, so nothing says what is chosen. Expected a "title" for each.`;
				report.add(place, toPointer([...at, keyword, index]), "unlabelled-alternative", message);
			}
}

/** What an input asks for; an alternative without it only adds a rule, and null is nothing that could be chosen. */
const asksSomething = ({ type, properties, items }: JsonObject): boolean =>
	(type !== undefined && type !== "null") || isObject(properties) || isObject(items);

/** The places of untitled alternatives among several that ask for something. Single values are called by themselves. */
function untitled(branches: readonly unknown[], resolve: Resolve): number[] {
	const parts = branches.map((branch) => (isObject(branch) ? alternatives(branch, resolve) : []));
	const choosable = parts.map((all) => all.some(asksSomething) && !all.some((one) => "const" in one || "enum" in one));
	if (choosable.filter(Boolean).length < 2) return [];
	return parts.flatMap((all, index) =>
		choosable[index] && !all.some((one) => asString(one.title)?.trim()) ? [index] : [],
	);
}
