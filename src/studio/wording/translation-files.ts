/**
 * A text and its translation, "" where there is none. `state` says whether the translation is to be looked at again, as its text
 * was changed since, or was; a file may say neither.
 */
export type TranslatedText = { source: string; translation: string; state?: "review" | "approved" };

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Starts the file so that spreadsheets take it for UTF-8. */
const BOM = "\uFEFF";

/** Texts and translations as CSV (RFC 4180), with a line of titles; "review" stands beside what is to be looked at again. */
export function toCsv(locale: string, texts: readonly TranslatedText[]): string {
	const rows = [
		["source", locale, "state"],
		...texts.map(({ source, translation, state }) => [source, translation, state === "review" ? state : ""]),
	];
	return BOM + rows.map((row) => `${row.map(quoted).join(",")}\r\n`).join("");
}

/** What a file says: in UTF-8, or as Chinese spreadsheets save it without being asked. */
export function decoded(bytes: BufferSource): string {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("gb18030").decode(bytes);
	}
}

/** The cells of a CSV file, quoted or not, its lines ended one way or another. */
function cellsOf(text: string): string[][] {
	const rows: string[][] = [[]];
	// Where a comma stands in numbers, spreadsheets put a semicolon between cells.
	const mark = /^\uFEFF?"?source"?;/.test(text) ? ";" : ",";
	const cell = new RegExp(`("(?:[^"]|"")*"|[^"${mark}\r\n]*)(${mark}|\r\n|\n|\r|$)`, "y");
	cell.lastIndex = text.startsWith(BOM) ? 1 : 0;
	while (cell.lastIndex < text.length) {
		const found = cell.exec(text);
		if (!found) throw new Error("CSV: expected cells in quotes, or without quotes in them");
		const [, raw = "", end] = found;
		rows.at(-1)?.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
		if (end !== mark && cell.lastIndex < text.length) rows.push([]);
	}
	return rows;
}

/** Reads what `toCsv` writes, as a spreadsheet may have saved it; whose state was emptied is approved. Throws where it is no CSV. */
export function fromCsv(text: string): TranslatedText[] {
	const [titles = [], ...rows] = cellsOf(text);
	const hasStates = titles[2] === "state";
	return rows.flatMap(([source = "", translation = "", state = ""]): TranslatedText[] => {
		if (source === "") return [];
		return [{ source, translation, ...(hasStates && { state: state.trim() === "" ? "approved" : "review" }) }];
	});
}

/** Texts and translations as XLIFF 1.2, which translation tools take; what is to be looked at again is not `approved`. */
export async function toXliff(sourceLocale: string, locale: string, texts: readonly TranslatedText[]): Promise<string> {
	const units = Object.fromEntries(
		texts.map(({ source, translation, state }, index) => [
			String(index + 1),
			{
				source,
				...(translation && { target: translation }),
				...(translation && state && { additionalAttributes: { approved: state === "review" ? "no" : "yes" } }),
			},
		]),
	);
	const { jsToXliff12 } = await import("xliff");
	return jsToXliff12({ sourceLanguage: sourceLocale, targetLanguage: locale, resources: { portal: units } });
}

/** Reads XLIFF 1.2. Throws where it is none. */
export async function fromXliff(text: string): Promise<TranslatedText[]> {
	const { xliff12ToJs } = await import("xliff");
	const { resources } = await xliff12ToJs(text);
	return Object.values(resources).flatMap((units) =>
		Object.values(units).map(({ source, target = "", additionalAttributes }): TranslatedText => {
			const approved = additionalAttributes?.approved;
			const state = approved === "yes" ? "approved" : "review";
			return { source, translation: target, ...(approved !== undefined && { state }) };
		}),
	);
}
