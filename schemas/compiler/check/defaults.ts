import { asObject } from "../../rules/json.ts";
import { toPointer } from "../../rules/pointer.ts";
import { allSchemas, isAsked } from "../../rules/schema-walk.ts";
import type { Report } from "../diagnostic.ts";
import { inShort } from "../wording.ts";
import { fits } from "./fits.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** What an empty input says anyway, and so no answer that could be wrong. */
const NOTHING: readonly unknown[] = [null, "", false];

/** A first answer must be one that its own schema takes; else it shows as nothing, or as an error that nobody made. */
export function checkDefaults({ place, document }: SourcedForm, report: Report): void {
	const $defs = asObject(document.schema.$defs);
	for (const node of allSchemas(document.schema, ["schema"]).filter(isAsked)) {
		const { default: first, ...schema } = node.schema;
		if (first === undefined || typeof first === "object" || NOTHING.includes(first)) continue;
		if (fits({ ...schema, $defs }, first)) continue;
		const message = `The first answer is ${inShort(first)}, which the schema beside it does not allow. Expected a value that fits its type and its other keywords.`;
		report.add(place, toPointer([...node.at, "default"]), "contradiction", message);
	}
}
