import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { printDocument } from "../../schemas/edits/print-document.ts";
import { importForm } from "../../schemas/import/import-form.ts";

/** A form document's text made of files with a schema and a uiSchema, and a line for each thing to look at. */
export function importDocument(
	schemaFile: string,
	uiSchemaFile: string | undefined,
	category: string | undefined,
): { text: string; lines: string[] } {
	const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""));
	const id = basename(schemaFile)
		.replace(/(\.schema)?\.json$/, "")
		.replace(/([a-z0-9])([A-Z])/g, "$1-$2")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^[^a-z]+|-+$/g, "");
	const uiSchema = uiSchemaFile === undefined ? {} : read(uiSchemaFile);
	const { document, notes } = importForm(read(schemaFile), uiSchema, { id: id || "imported", category });
	const lines = notes.map(({ kind, source, pointer, message }) => `${kind}: ${source} ${pointer || "/"} ${message}`);
	return { text: printDocument(document), lines };
}
