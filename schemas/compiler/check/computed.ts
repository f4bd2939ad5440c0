import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { pointersIn } from "../../rules/values/calculation.ts";
import type { Text } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { jsonTypes } from "../scope-model.ts";
import { type DiagnosticWords, worded } from "../worded.ts";
import { inWords } from "../wording.ts";
import { bindingsOf } from "./circles.ts";
import { readingOf } from "./readings.ts";
import { responseSchemas, type SourcedForm } from "./sourced-form.ts";

/** The server makes each computed value anew, of the values alone. */
export function checkComputed({ place, document }: SourcedForm, report: Report): void {
	for (const [pointer, { computed: text }] of Object.entries(document.fields ?? {})) {
		const read = text === undefined ? undefined : elsewhere(text);
		if (read === undefined) continue;
		const message = worded`The server makes ${pointer} anew when the form is sent: ${read}. Expected bindings to /form or /item, in formats that say the same everywhere.`;
		report.add(place, `/fields${toPointer([pointer])}/computed`, "computed-elsewhere", message);
	}
	checkCalculated({ place, document }, report);
}

/** A calculation reads numbers, and values alone. */
function checkCalculated({ place, document }: SourcedForm, report: Report): void {
	for (const [pointer, { calculated }] of Object.entries(document.fields ?? {}))
		for (const read of calculated === undefined ? [] : pointersIn(calculated)) {
			const at = `/fields${toPointer([pointer])}/calculated`;
			const [way] = readingOf(pointer, [{ bind: read.pointer }]).reads;
			if (way === undefined) {
				const message = worded`${pointer} is made of ${read.pointer || worded`the whole scope`}, which is no answer. Expected pointers into /form, or into /item in a repeat group.`;
				report.add(place, at, "computed-elsewhere", message);
				continue;
			}
			const types = jsonTypes(responseSchemas(document, toPointer(way)));
			if (read.counted || types.size === 0 || types.has("number") || types.has("integer")) continue;
			const message = worded`${read.pointer} is ${inWords(types)}, and cannot be reckoned with. Expected a pointer to a number.`;
			report.add(place, at, "pointer-type", message);
		}
}

/** Formats whose words depend on the moment, the clock or the release on show: each side would say another. */
const CHANGING = ["relative", "datetime", "status"];

/** What a text reads that only the browser knows; undefined where the server can make the same of the values. */
function elsewhere(text: Text): DiagnosticWords | undefined {
	return bindingsOf(text).flatMap(({ bind, format }) => {
		const [root] = pointerTokens(typeof bind === "string" ? bind : "");
		if (root !== "form" && root !== "item") return [worded`${String(bind)} is no answer`];
		return CHANGING.includes(String(format))
			? [worded`the format "${String(format)}" says another thing elsewhere`]
			: [];
	})[0];
}
