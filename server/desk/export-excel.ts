import { escaped } from "../discovery/markup.ts";
import { deflated, type ZipEntry, zipOf } from "../wire/zip.ts";
import type { Rows } from "./export-files.ts";

/** Rows that a sheet can have, and characters that a cell can hold: Excel's own limits. */
export const MOST_EXCEL_ROWS = 1_048_576;
const CELL = 32_767;

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const relation = (kind: string, target: string, id: number) =>
	`<Relationship Id="rId${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
const relations = (...all: string[]) =>
	`<Relationships xmlns="${PACKAGE}/relationships">${all.join("")}</Relationships>`;

/** What a workbook of one sheet consists of beside the sheet (ECMA-376 part 1, 12.2 and 18.2). The second style is bold. */
const PARTS: Readonly<Record<string, string>> = {
	"[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
	"_rels/.rels": relations(relation("officeDocument", "xl/workbook.xml", 1)),
	"xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
	"xl/_rels/workbook.xml.rels": relations(
		relation("worksheet", "worksheets/sheet1.xml", 1),
		relation("styles", "styles.xml", 2),
	),
	"xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="2"><font/><font><b/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
};

/** The sheet's beginning: the row of heads stays in sight. */
const SHEET = `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_END = "</sheetData></worksheet>";

/** A cell with its text in it. Texts that are shared by cells would have to be in memory until all are known. */
const cellOf = (style: number) => (value: string) =>
	`<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value.slice(0, CELL))}</t></is></c>`;

const rowOf = (cells: readonly string[], style: number) => `<row>${cells.map(cellOf(style)).join("")}</row>`;

async function* onePiece(text: string): AsyncGenerator<Uint8Array> {
	yield Buffer.from(HEAD + text);
}

async function* sheetOf(rows: Rows): AsyncGenerator<Uint8Array> {
	yield Buffer.from(HEAD + SHEET);
	let isHead = true;
	for await (const piece of rows) {
		yield Buffer.from(piece.map((cells, at) => rowOf(cells, isHead && at === 0 ? 1 : 0)).join(""));
		isHead = false;
	}
	yield Buffer.from(SHEET_END);
}

async function* partsOf(rows: Rows): AsyncGenerator<ZipEntry> {
	for (const [name, text] of Object.entries(PARTS)) yield { name, bytes: onePiece(text) };
	yield { name: "xl/worksheets/sheet1.xml", bytes: sheetOf(rows) };
}

/** The rows as an Excel file, piece by piece as they are read: all cells are texts, so nothing in them is computed. */
export const excelFile = (rows: Rows): AsyncGenerator<Uint8Array> => zipOf(partsOf(rows), deflated);
