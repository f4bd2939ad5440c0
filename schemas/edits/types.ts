import type { JsonObject } from "../json/json.ts";

/** A value that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** The documents of a portal by their paths, such as "forms/complaint.json"; in the order in which they are published. */
export type Documents = Readonly<Record<string, JsonObject>>;

/** What an edit does. Each has one file in verbs/. */
export type VerbName =
	| "set"
	| "add"
	| "remove"
	| "move"
	| "rename"
	| "add-field"
	| "move-field"
	| "split-step"
	| "translate"
	| "correct-text"
	| "replace-document"
	| "undo";

/** Where an edit is made. */
export type EditTarget = {
	/** Path of the document. */
	path: string;
	/**
	 * Address of the part, as a JSON Pointer is written ("" is the whole document), with one addition: an entry of a list
	 * is addressed by what identifies it among its siblings, after "#" ("/steps/#details/fields/#title"), so that the
	 * address holds when others insert or move entries. Entries without an identity are addressed by their index.
	 * addresses.ts makes and resolves them.
	 */
	at: string;
};

/**
 * One act in the studio, as data. What its members mean depends on the verb:
 *
 * - `set`: `value` takes the place of what is at `at`, or becomes a new property there.
 * - `add`: where `at` is a list, `value` becomes an entry of it, before `index` (default: at the end); with `index`, a
 *   list that is absent is made. Else `value` becomes the new property `at`, or with `at` "" a new document.
 * - `remove`: what is at `at` goes; a field of a form goes from its steps, options and `required` as well; "" removes the document.
 * - `move`: what is at `at` goes to the list or object `to` of the same document (default: where it is), before `index`
 *   as counted without it (default: at the end).
 * - `rename`: `value` is the new name of the field of a form at `at` ("/schema/properties/title"), or the new value of the
 *   id or page path at `at` ("/id", "/path", "/steps/#details/id"); all that refers to it follows, in all documents.
 * - `add-field`: `at` is the `properties` that the field joins, `value` a NewField, `to` the step that asks it
 *   ("/steps/#details", default: the last), `index` its place in that step, or without steps in `properties`.
 * - `move-field`: the field at `at` joins the `properties` at `to` (default: where it is), before `index` there; at the top of a
 *   form with steps the step whose id is `value` asks it (default: the one that does), `index` its place in that step. Options,
 *   `required`, and what the form says of it follow.
 * - `split-step`: the question named `to` of the step at `at` ("/steps/#details"), and those after it in that step, become a step
 *   of their own behind it; `value` has its `id` and `title`.
 * - `translate`: `path` is a messages document, `at` "/messages/<source text>", `value` the translation, null for none; it is confirmed then.
 * - `correct-text`: `value` takes the place of the text at `at`, and the translations of the old text are those of the new
 *   one: they move along, or are copied where the old text still stands elsewhere; the
 *   messages documents mark them as stale until they are translated anew or confirmed.
 * - `replace-document`: `value` is the whole text of the document. Text that is not a JSON object is kept as it is.
 * - `undo`: the edit whose id is `to` counts as not made; undoing an undo makes it again. `path` and `at` repeat its own.
 */
export type Edit = EditTarget & {
	/** Names the edit among those of its draft release; made by whoever makes the edit, such as a UUID. */
	id: string;
	verb: VerbName;
	value?: Json;
	to?: string;
	index?: number;
};

/** An edit before it has its id. */
export type NewEdit = Omit<Edit, "id">;

/** The value of an `add-field` edit. */
export type NewField = {
	/** Name of the property. */
	name: string;
	/** JSON Schema of the value, with its title. */
	schema: JsonObject;
	/** Options of the field, as a form document's `fields` has them. */
	options?: JsonObject;
	required?: boolean;
};

/** A value in a sentence: as it is, or the English source of a word that is translated too. */
export type SentenceValue = string | number | { readonly translate: string };

/**
 * A sentence in English with its values apart, so that it can be translated: {text: "*{name}* became required",
 * values: {name: "Mobile number"}}. Stars mark what is stressed. sentences.ts puts it into one string.
 */
export type Sentence = { readonly text: string; readonly values: Readonly<Record<string, SentenceValue>> };

/** An object that a verb may change. */
export type MutableObject = { [key: string]: unknown };

/** What verbs work on. `broken` has the texts of documents that are no JSON object at the moment, by path. */
export type EditState = {
	readonly documents: Documents;
	readonly broken: Readonly<Record<string, string>>;
};

/** The state while an edit is applied: an immer draft. */
export type EditDraft = { documents: Record<string, MutableObject>; broken: Record<string, string> };

/** An edit that could not be applied, and why. */
export type RefusedEdit = { readonly edit: Edit; readonly why: Sentence };

/** One verb: everything that buttons, keys, autosave, undo and the sentences of a difference need to know of it. */
export type Verb<Name extends VerbName = VerbName> = {
	readonly verb: Name;
	/** English source of the verb's name on buttons and in menus. */
	readonly label: string;
	/** Name of its icon in the catalogue: "layui-icon-delete". */
	readonly icon: string;
	/**
	 * The keys by which it is asked for, by the ways in which it is done (acts.ts), as `aria-keyshortcuts` writes them:
	 * {up: ["Alt+ArrowUp"]}. Control is Command on a Mac. Empty where buttons alone ask for it.
	 */
	readonly keys: Readonly<Record<string, readonly string[]>>;
	/** Whether the verb has something to act on there. */
	offered(documents: Documents, target: EditTarget): boolean;
	/** Changes the draft, or returns why it cannot; what was changed before is dropped then. Never throws. */
	apply(draft: EditDraft, edit: Edit): Sentence | undefined;
	/** What the edit does, given the documents as they are before it. */
	describe(edit: Edit, documents: Documents): Sentence;
};
