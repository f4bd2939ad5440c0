/** Before a file of UTF-8 so that spreadsheets read it as that. */
export const CSV_MARK = "\uFEFF";

/** A cell that a spreadsheet would compute; an apostrophe makes it text (OWASP, "CSV injection"). */
const COMPUTED = /^[=+\-@\t\r]/;

function cellOf(value: string | number | null): string {
	if (typeof value === "number") return String(value);
	const text = value ?? "";
	const safe = COMPUTED.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(",")}\r\n`;
