import { asksFor } from "../../field-types/choose-type.ts";
import { isOfType, type JsonObject, typeOf } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import type { Report } from "../diagnostic.ts";
import { worded } from "../worded.ts";
import { inShort, inWords } from "../wording.ts";
import { typesOf } from "./declared-types.ts";
import { isOnly, mergedAt } from "./merged-places.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** What the document itself offers to choose must be of the type that the schema asks for: 1 is not "1". */
export function checkChoiceTypes({ place, document }: SourcedForm, report: Report): void {
	const partsAt = mergedAt(document.schema);
	for (const [pointer, { widget, choices, options }] of Object.entries(document.fields ?? {})) {
		if (!choices || options || !asksFor("choice", { widget })) continue;
		const chosen = chosenIn(pointer, partsAt).map(typesOf);
		for (const [index, { value }] of choices.entries()) {
			const misfit = chosen.find((types) => types.length > 0 && !isOfType(value, types));
			if (misfit === undefined) continue;
			const wanted = inWords(misfit.filter((type) => type !== "null"));
			const message = worded`${pointer} offers ${inShort(value)}, which is ${inWords([typeOf(value)])}, but its schema asks for ${wanted}: whoever chooses it could never send. Expected ${wanted}.`;
			report.add(place, toPointer(["fields", pointer, "choices", index, "value"]), "contradiction", message);
		}
	}
}

/** What is said of what is chosen: of the field, or of the entries of a list. Where values are listed, these decide. */
function chosenIn(pointer: string, partsAt: (pointer: string) => readonly JsonObject[]): readonly JsonObject[] {
	const own = partsAt(pointer);
	const chosen = isOnly(own, ["array"]) ? partsAt(`${pointer}/*`) : own;
	return chosen.some((schema) => "enum" in schema || "const" in schema) ? [] : chosen;
}
