import { asArray, asObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { isOfForm } from "../../rules/questions/option-query.ts";
import type { OptionSource } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import { OPERATIONS_BY_NAME } from "../operations.ts";
import { responseOf, scopeOf, typesAt } from "../scope-model.ts";
import { worded } from "../worded.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** What the server needs to know of options from an operation, to refuse a value that was not among them. */
export function checkLookups({ place, document }: SourcedForm, report: Report): void {
	for (const [pointer, { options }] of Object.entries(document.fields ?? {})) {
		if (options === undefined) continue;
		const at = `/fields${toPointer([pointer])}/options`;
		if (options.lookup !== undefined) checkEntry(options, options.lookup.operation, at, place, report);
		else checkRequestable(options, at, place, report);
	}
}

/** A looked up entry must have the value and the label where those of the list have them. */
function checkEntry(source: OptionSource, operation: string, at: string, place: Place, report: Report): void {
	if (!OPERATIONS_BY_NAME.has(operation)) return;
	const entry = scopeOf([responseOf(operation)]);
	for (const part of ["value", "label"] as const) {
		if (typesAt(entry, source[part]).length > 0) continue;
		const message = worded`The answer of ${operation} has nothing at ${source[part]}, where the "${part}" of an option stands. Expected an operation that answers one entry of the list.`;
		report.add(place, `${at}/lookup/operation`, "unknown-pointer", message);
	}
}

/** The server must be able to ask for the list as the page did, without what only the page knows. */
function checkRequestable(
	{ operation, query = {}, search }: OptionSource,
	at: string,
	place: Place,
	report: Report,
): void {
	const required = asArray(asObject(OPERATIONS_BY_NAME.get(operation)?.request).required);
	const typed = search !== undefined && required.includes(search) ? [{ name: search, where: `${at}/search` }] : [];
	const ofPage = Object.entries(query)
		.filter(([name, value]) => required.includes(name) && isOfPage(asObject(value).bind))
		.map(([name]) => ({ name, where: `${at}/query${toPointer([name])}` }));
	for (const { name, where } of [...typed, ...ofPage]) {
		const message = worded`${operation} is not answered without "${name}", which only the page knows, so the server takes any value here. Expected a "lookup": the operation that answers one entry by its value.`;
		report.add(place, where, "unchecked-options", message);
	}
}

const isOfPage = (bind: unknown) => typeof bind === "string" && !isOfForm(bind);
