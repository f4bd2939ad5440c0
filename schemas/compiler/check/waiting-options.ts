import { asObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import type { Report } from "../diagnostic.ts";
import { worded } from "../worded.ts";
import { readingOf, readingThemselves } from "./readings.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** Options that wait for a value which itself can only be chosen from them would never come. */
export function checkWaitingOptions({ place, document }: SourcedForm, report: Report): void {
	const waiting = Object.entries(document.fields ?? {}).flatMap(([pointer, { options }]) =>
		options === undefined ? [] : [readingOf(pointer, Object.values(options.query ?? {}).map(asObject))],
	);
	for (const { pointer } of readingThemselves(waiting))
		report.add(
			place,
			`/fields${toPointer([pointer])}/options/query`,
			"nothing-to-ask",
			worded`The options of ${pointer} wait for its own answer, directly or through others, so none are ever offered. Expected a query of other answers only.`,
		);
}
