import { asObject, type JsonObject } from "../json/json.ts";
import { applyJsonPatch, type JsonPatch } from "../json/json-patch.ts";
import { valueAt } from "../json/pointer.ts";

/** Something that an author should know of an import. */
export type ImportNote = {
	/** review: carried over with a guess · left out: not carried over. */
	kind: "review" | "left out";
	/** What the pointer leads into: what was imported, or the document that was made of it. */
	source: "schema" | "uiSchema" | "document";
	/** JSON Pointer into it. */
	pointer: string;
	/** Why, in English. */
	message: string;
};

/** A form while it is imported: its schema, what is known of its fields, and what is to be told. */
export class Importing {
	schema: JsonObject;
	readonly fields: Record<string, Record<string, unknown>> = {};
	readonly notes: ImportNote[] = [];
	submitLabel = "Send";

	constructor(schema: JsonObject) {
		this.schema = schema;
	}

	review(source: ImportNote["source"], pointer: string, message: string): void {
		this.notes.push({ kind: "review", source, pointer, message });
	}

	leaveOut(source: ImportNote["source"], pointer: string, message: string): void {
		this.notes.push({ kind: "left out", source, pointer, message });
	}

	/** Sets an option of a field, by the field's pointer among the values. */
	setField(pointer: string, option: string, value: unknown): void {
		this.fields[pointer] = { ...this.fields[pointer], [option]: value };
	}

	/** Yes and no as two choices, which a radio group needs. */
	nameBoth(pointer: string): void {
		const choices = [
			{ value: true, label: "Yes" },
			{ value: false, label: "No" },
		];
		this.setField(pointer, "choices", choices);
	}

	/** Sets a keyword of the schema at a pointer into the whole schema. */
	setKeyword(pointer: string, keyword: string, value: unknown): void {
		this.change([{ op: "add", path: `${pointer}/${keyword}`, value }]);
	}

	/** Puts the properties of the schema at a pointer into the order of their names. */
	sortProperties(pointer: string, names: readonly string[]): void {
		const properties = asObject(valueAt(this.schema, `${pointer}/properties`));
		const value = Object.fromEntries(names.map((name) => [name, properties[name]]));
		this.change([{ op: "replace", path: `${pointer}/properties`, value }]);
	}

	/** Changes the schema; a patch that does not fit changes nothing. */
	change(patch: JsonPatch): void {
		this.schema = asObject(applyJsonPatch(this.schema, patch) ?? this.schema);
	}
}
