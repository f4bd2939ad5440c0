import writeExcelFile from "write-excel-file/node";
import { CSV_MARK, csvLine } from "../wire/csv.ts";

/** Rows of cells, piece by piece; the heads come first. */
type Rows = AsyncIterable<readonly (readonly string[])[]>;

/** The rows as a CSV file, piece by piece. */
export async function* csvFile(rows: Rows): AsyncGenerator<string> {
	yield CSV_MARK;
	for await (const piece of rows) yield piece.map(csvLine).join("");
}

/** Characters that a cell of Excel can hold. */
const CELL = 32_767;

const cell = (value: string) => ({ type: String, value: value.slice(0, CELL) });

/**
 * The rows as an Excel file: all cells are texts, so nothing in them is computed. It is put together in memory, so the caller
 * bounds how many rows there are.
 */
export async function* excelFile(rows: Rows): AsyncGenerator<Uint8Array> {
	const data = [];
	for await (const piece of rows) for (const row of piece) data.push(row.map(cell));
	const [heads = [], ...cases] = data;
	const bold = heads.map((one) => ({ ...one, fontWeight: "bold" as const }));
	yield await writeExcelFile([bold, ...cases], { stickyRowsCount: 1 }).toBuffer();
}
