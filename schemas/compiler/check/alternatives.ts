import { asArray, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { within } from "../../json/schema-at.ts";
import { isVisible } from "../../json/schema-walk.ts";
import type { Report } from "../diagnostic.ts";
import { formSchemas } from "../form-schemas.ts";
import { worded } from "../worded.ts";
import { implies } from "./implied.ts";
import { sometimesVisible } from "./merged-places.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** How many alternatives of one choice are compared at most. */
const MAX_ALTERNATIVES = 40;

/** Whether each value of one alternative is one of another, as far as that can be told. */
type Within = (one: unknown, other: unknown) => boolean;

/** What is answered by one alternative of `oneOf` must not fit another one too, or it could never be sent. */
export function checkAlternatives({ place, document }: SourcedForm, report: Report): void {
	const resolve = within(document.schema);
	const unsure = [...sometimesVisible(document)].map((name) => JSON.stringify(name));
	/** What an alternative requires is forgiven where it is not visible: then a value may fit only the other one. */
	const isSure = (one: unknown) => !unsure.some((name) => JSON.stringify(one).includes(name));
	const isWithin: Within = (one, other) =>
		implies(one, other, resolve) && (isSure(one) || implies(other, one, resolve));
	for (const { schema, at } of formSchemas(document).filter(isVisible))
		for (const { index, other } of neverAlone(schema, isWithin)) {
			const message = worded`Every answer that fits this alternative fits oneOf/${other} too, and "oneOf" takes only what fits one: whoever chooses it could never send. Expected "anyOf", or a required property with a "const" of its own in each alternative.`;
			report.add(place, toPointer([...at, "oneOf", index]), "contradiction", message);
		}
}

/** The alternatives whose values are all values of another one; of two that take the same, the later one. */
function neverAlone({ oneOf }: JsonObject, isWithin: Within): { index: number; other: number }[] {
	const all = asArray(oneOf).slice(0, MAX_ALTERNATIVES);
	return all.flatMap((one, index) => {
		const other = all.findIndex(
			(another, at) => at !== index && isWithin(one, another) && (at < index || !isWithin(another, one)),
		);
		return other < 0 ? [] : [{ index, other }];
	});
}
