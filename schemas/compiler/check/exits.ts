import { isObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { within } from "../../json/schema-at.ts";
import type { FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import { worded } from "../worded.ts";
import { type Certain, certainValues } from "./always-filled.ts";
import { surelyFits } from "./fits.ts";
import { implies } from "./implied.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** A stop must let some values through, or the form can never be sent. */
export const checkExits: DocumentCheck = ofKind("form", (form, names, report) => {
	if (form.document.exits) checkExitsOf(form, (name) => names.gives(form.document.id, name), report);
});

function checkExitsOf({ place, document }: SourcedForm, isGiven: (name: string) => boolean, report: Report): void {
	const certain = certainValues(document, isGiven);
	/** What earlier stops on one value alone let nothing through of. */
	const stopped = new Map<string, unknown[]>();
	for (const [index, { when }] of (document.exits ?? []).entries()) {
		const all = Object.entries(when).map(([pointer, schema]) => {
			const alone = Object.keys(when).length === 1 ? (stopped.get(pointer) ?? []) : [];
			return { pointer, schemas: [...alone, schema] };
		});
		const isAlways = all.every(({ pointer, schemas }) => {
			const value = /^\/form(\/|$)/.test(pointer) ? certain(pointer.slice("/form".length)) : undefined;
			return value !== undefined && alwaysFits(schemas, value, document);
		});
		if (!isAlways) {
			for (const { pointer, schemas } of all.length === 1 ? all : []) stopped.set(pointer, schemas);
			continue;
		}
		const names = all.map(({ pointer }) => pointer).join(" and ");
		const message = worded`Whatever is answered, this stop or one before it holds, as ${names} is always answered so: nobody could ever send the form. Expected a condition that some answers to it do not satisfy.`;
		report.add(place, toPointer(["exits", index, "when"]), "unsendable", message);
	}
}

/** Whether every value that there can be satisfies one of some schemas. */
function alwaysFits(schemas: readonly unknown[], { parts, values }: Certain, { schema }: FormDocument): boolean {
	const isFit = (value: unknown) => schemas.some((one) => (isObject(one) ? surelyFits(one, value) : one === true));
	if (values !== undefined) return values.every((value) => value === null || isFit(value));
	return schemas.some((one) => implies({ allOf: parts }, one, within(schema)));
}
