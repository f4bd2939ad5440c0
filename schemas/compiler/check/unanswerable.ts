import { pointerTokens, toPointer } from "../../rules/pointer.ts";
import { schemasAt } from "../../rules/schema-at.ts";
import type { Report } from "../diagnostic.ts";
import type { Portal } from "../portal.ts";
import { givenByPages } from "./given-by-pages.ts";
import { isAlwaysAnswered, isFilledIn, type SourcedForm } from "./sourced-form.ts";
import { topNames } from "./steps.ts";
import { closedParts } from "./unanswerable-parts.ts";

/** What is required and cannot be typed must come with a value, or the form can never be sent. */
export function checkUnanswerable(portal: Portal, report: Report): void {
	const given = givenByPages(portal);
	for (const form of portal.of("form")) {
		const isGiven = (name: string) => given(form.document.id, name);
		for (const name of topNames(form.document)) {
			const why = closed(form, name);
			if (why === undefined || isGiven(name)) continue;
			report.add(form.place, `/schema/properties${toPointer([name])}`, "unsendable", saying(name, why));
		}
		for (const { pointer, schemaAt, why } of closedParts(form.document))
			if (!isGiven(pointerTokens(pointer)[0] ?? ""))
				report.add(form.place, toPointer(schemaAt), "unsendable", saying(pointer, why));
	}
}

const saying = (name: string, why: string) =>
	`"${name}" is required, but ${why}, and nothing gives it a value. Expected a "default" in its schema, a "prefill", "computed" or "calculated", or a widget to type it in.`;

/** Why nobody can type a required answer that the form does not settle itself; undefined where one can. The category has a rule of its own. */
function closed({ document }: SourcedForm, name: string): string | undefined {
	const pointer = toPointer([name]);
	if (name === "category" || !isAlwaysAnswered(document, name) || isFilledIn(document, pointer)) return undefined;
	const { widget } = document.fields?.[pointer] ?? {};
	if (widget === "hidden" || widget === "static") return `its widget is "${widget}"`;
	const declared = schemasAt(document.schema, pointer);
	if (widget === undefined && declared.some((schema) => "const" in schema))
		return declared.some(({ title }) => title !== undefined) ? "a titled constant is only shown" : undefined;
	return declared.some(({ readOnly }) => readOnly === true) ? "it is readOnly" : undefined;
}
