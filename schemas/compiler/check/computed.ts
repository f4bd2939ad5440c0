import { asObject, isObject } from "../../rules/json.ts";
import { pointerTokens, toPointer } from "../../rules/pointer.ts";
import type { FormDocument, Text } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";
import { readingOf, readingThemselves } from "./readings.ts";

/** A computed answer that is made of itself would change for ever; the server makes each anew, of the answers alone. */
export function checkComputed({ place, document }: { place: Place; document: FormDocument }, report: Report): void {
	for (const [pointer, { computed: text }] of Object.entries(document.fields ?? {})) {
		const read = text === undefined ? undefined : elsewhere(text);
		if (read === undefined) continue;
		const message = `The server makes ${pointer} anew when the form is sent: ${read}. Expected bindings to /form or /item, in formats that say the same everywhere.`;
		report.add(place, `/fields${toPointer([pointer])}/computed`, "computed-elsewhere", message);
	}
	const computed = Object.entries(document.fields ?? {}).flatMap(([pointer, { computed: text }]) =>
		text === undefined ? [] : [readingOf(pointer, bindingsOf(text))],
	);
	for (const pointer of readingThemselves(computed))
		report.add(
			place,
			`/fields${toPointer([pointer])}/computed`,
			"computed-loop",
			`The computed text of ${pointer} is made of itself, directly or through others. Expected values from other answers only.`,
		);
}

/** Formats whose words depend on the moment, the clock or the release on show: each side would say another. */
const CHANGING = ["relative", "datetime", "status"];

/** What a text reads that only the browser knows; undefined where the server can make the same of the answers. */
function elsewhere(text: Text): string | undefined {
	return bindingsOf(text).flatMap(({ bind, format }) => {
		const [root] = pointerTokens(typeof bind === "string" ? bind : "");
		if (root !== "form" && root !== "item") return [`${String(bind)} is no answer`];
		return CHANGING.includes(String(format)) ? [`the format "${String(format)}" says another thing elsewhere`] : [];
	})[0];
}

const bindingsOf = (text: Text) =>
	isObject(text)
		? [text, ...Object.values(asObject(asObject(text).values))].filter(isObject).filter(({ bind }) => bind)
		: [];
