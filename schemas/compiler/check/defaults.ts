import { asObject, type JsonObject } from "../../json/json.ts";
import { toPointer } from "../../json/pointer.ts";
import { isVisible } from "../../json/schema-walk.ts";
import type { Report } from "../diagnostic.ts";
import { formSchemas } from "../form-schemas.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { inShort } from "../wording.ts";
import { fits } from "./fits.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** What an empty input says anyway, and so no value that could be wrong. */
const NOTHING: readonly unknown[] = [null, "", false];

/** How values of a format are written, where many write them otherwise. */
const WRITTEN: Readonly<Record<string, string>> = {
	date: "2026-01-31",
	time: "08:30:00Z",
	"date-time": "2026-01-31T08:30:00Z",
};

/** What the author should write instead: of a format that alone does not fit, how it is written. */
function expected({ format, ...others }: JsonObject, first: unknown): DiagnosticWords {
	const written = WRITTEN[String(format)];
	return written !== undefined && fits(others, first)
		? worded`a ${format} as answers have it, such as ${JSON.stringify(written)}`
		: worded`a value that fits its type and its other keywords`;
}

/** An initial value must be one that its own schema takes; else it shows as nothing, or as an error that nobody made. */
export function checkDefaults({ place, document }: SourcedForm, report: Report): void {
	const $defs = asObject(document.schema.$defs);
	for (const node of formSchemas(document).filter(isVisible)) {
		const { default: first, ...schema } = node.schema;
		if (first === undefined || typeof first === "object" || NOTHING.includes(first)) continue;
		const whole = { ...schema, $defs };
		if (fits(whole, first)) continue;
		const message = worded`The first answer is ${inShort(first)}, which the schema beside it does not allow. Expected ${expected(whole, first)}.`;
		report.add(place, toPointer([...node.at, "default"]), "contradiction", message);
	}
}
