import { CSV_MARK, csvLine } from "../wire/csv.ts";

/** Rows of cells, piece by piece; the heads come first. */
export type Rows = AsyncIterable<readonly (readonly string[])[]>;

/** The rows as a CSV file, piece by piece. */
export async function* csvFile(rows: Rows): AsyncGenerator<string> {
	yield CSV_MARK;
	for await (const piece of rows) yield piece.map(csvLine).join("");
}
