import { asArray, asObject, isObject } from "../../rules/json.ts";
import { pointerTokens, toPointer } from "../../rules/pointer.ts";
import type { FormDocument, Text } from "../../types.gen.ts";
import type { Place, Report } from "../diagnostic.ts";

/** A computed answer that is made of itself would change for ever; the server makes each anew, of the answers alone. */
export function checkComputed({ place, document }: { place: Place; document: FormDocument }, report: Report): void {
	for (const [pointer, { computed: text }] of Object.entries(document.fields ?? {})) {
		const read = text === undefined ? undefined : elsewhere(text);
		if (read === undefined) continue;
		const message = `The server makes ${pointer} anew when the form is sent: ${read}. Expected bindings to /form or /item, in formats that say the same everywhere.`;
		report.add(place, `/fields${toPointer([pointer])}/computed`, "computed-elsewhere", message);
	}
	const computed = Object.entries(document.fields ?? {}).flatMap(([pointer, { computed: text }]) =>
		text === undefined ? [] : [{ pointer, tokens: pointerTokens(pointer), reads: readsOf(text, pointer) }],
	);
	const next = computed.map(({ reads }) =>
		computed.flatMap(({ tokens }, index) => (reads.some((read) => overlap(read, tokens)) ? [index] : [])),
	);
	for (const [index, { pointer }] of computed.entries())
		if (reaches(index, next))
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

/** The places in the form that a text reads, rows as *. */
function readsOf(text: Text, pointer: string): string[][] {
	return bindingsOf(text).flatMap(({ bind }) => {
		const [root, ...way] = pointerTokens(typeof bind === "string" ? bind : "");
		if (root === "form") return [way];
		const own = pointerTokens(pointer);
		return root === "item" ? [[...own.slice(0, own.lastIndexOf("*") + 1), ...way]] : [];
	});
}

/** Whether one place is, holds or stands in the other. */
const overlap = (a: readonly string[], b: readonly string[]) =>
	a.every((token, index) => index >= b.length || token === b[index] || token === "*" || b[index] === "*");

/** Whether something leads back to itself. */
function reaches(start: number, next: readonly (readonly number[])[]): boolean {
	const seen = new Set<number>();
	const waiting = [...asArray(next[start])].map(Number);
	for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
		if (index === start) return true;
		if (seen.has(index)) continue;
		seen.add(index);
		waiting.push(...(next[index] ?? []));
	}
	return false;
}
