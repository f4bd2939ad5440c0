import type { EngineText } from "../engine-texts.ts";
import type { FieldOptions } from "../types.gen.ts";

/** The names of the types of field: `widget` of schemas/meta/form.schema.json. */
export type FieldTypeName = NonNullable<FieldOptions["widget"]>;

/** What a schema leaves to be entered, as far as one input can ask for it. */
export type FieldShape = {
	kind: "text" | "number" | "yes-or-no" | "choice" | "choices" | "constant";
	format?: string | undefined;
	/** How long a text may be; -Infinity where the schema does not say. */
	maxLength: number;
	/** How many choices the schema lists. */
	count: number;
	/** Whether an operation offers the choices, all at once or as one types. */
	remote?: "listed" | "searched" | undefined;
};

type WordingFacts = {
	options: FieldOptions;
	/** As the schema declares it. */
	maximum: unknown;
	words(text: EngineText, values?: Readonly<Record<string, string | number>>): string;
};

/** A value in words; undefined where it is none of the type's, and is said as any other. */
export type InWords = (value: unknown, facts: WordingFacts) => string | undefined;

/**
 * What a type of field is wherever forms are filled in, reviewed, checked and read: in the browser and on the server. Each
 * type declares every trait; its input stands in renderer/forms/field-types.
 */
export type FieldTraits = {
	/** What stands around the input: a label, a fieldset around several inputs, no label but its own, or nothing at all. */
	frame: "label" | "group" | "bare" | "none";
	/** Whether the input's code loads when it is first rendered; the server does not render a form with such a field. */
	late: boolean;
	/** What a person gives: a value, one or more of some choices, uploads; or nothing, as the value is only shown, or hidden. */
	asks: "value" | "choice" | "files" | "shown" | "hidden";
	/** How a value is told: part by part, as one thing, or not at all. */
	described: "parts" | "whole" | "never";
	/** How many characters of its beginning others see where it is masked; 0 where it is hidden whole. */
	masked: 0 | 1 | 3;
	/** How a value reads; null for as any value of its JSON type does. */
	inWords: InWords | null;
	/** Where in the value what is offered to choose from stands ("" for the value itself); null where nothing is. */
	offers: "" | "/region" | null;
	/** The kinds of file that are taken where the document names none; null for all. */
	accepts: readonly string[] | null;
	/** Whether a value may go along to another form. */
	carried: boolean;
	/**
	 * How well it asks for a schema where the document names no type: 0 for not at all, else the highest wins. Null for never.
	 */
	byItself: ((shape: FieldShape) => 0 | 1 | 2) | null;
};

/** The JSON types of a field's value. */
export const FIELD_JSON_TYPES = ["string", "number", "integer", "boolean", "array", "object"] as const;

type Schema = Readonly<Record<string, unknown>>;
type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonParts;
type JsonParts = { readonly [name: string]: JsonValue };

/** What the studio says of a type in another language; who works in English does not load it. */
export type FieldWords = Readonly<{
	label: string;
	help: string;
	way?: string;
	/** Texts of its sample, by what they are in English. */
	sample: Readonly<Record<string, string>>;
}>;

/** The aspects of a type that only authors, the compiler and tests need: they never reach those who fill in. */
export type FieldAuthoring = {
	/** The JSON types that it can ask for. */
	takes: readonly (typeof FIELD_JSON_TYPES)[number][];
	/** Keywords that hold for a plain text of this type, whose schema says nothing of how it is written. */
	implies: Schema | null;
	/** Whether the value is a day or a moment, which limits by today can be set to, or a time by the clock. */
	dated: "day" | "moment" | "clock" | null;
	/** An option without which it cannot work, and what is said where it is missing. */
	needs: { option: keyof FieldOptions; why(pointer: string): string } | null;
	/** Whether the value is an amount, with the decimals of its currency. */
	amount: boolean;
	/** Whether it asks for an agreement, so that "no" must be no answer where it is required. */
	agreement: boolean;
	/** Whether it can only say yes once it is required. */
	onlyYes: boolean;
	/** Whether other answers can make the value: a text, a number, either by its schema, or not at all. */
	computed: "text" | "number" | "either" | null;
	/** What the studio's inspector edits of it. */
	inspector: {
		/** Options of its own: those that mean nothing for types that do not list them. */
		options: readonly (keyof FieldOptions)[];
		/** Among the types that ask for one of several choices, how this one does. */
		way: string | null;
	};
	/** What rjsf calls it (`ui:widget`), and which other widgets of rjsf's it is drawn for, though it is less than they are. */
	rjsf: { same: readonly string[]; nearest: readonly string[] };
	/** How the studio offers it. */
	palette: {
		/** The lowest first; null after all that have one. */
		rank: number | null;
		/** Begins the names of such fields. */
		id: string;
		label: string;
		/** What it is for, in a few words. */
		help: string;
		icon: string;
		/** What a new one is; null where it begins as its sample. */
		begins: { schema: JsonParts; options: JsonParts } | null;
	};
	/** For the reference and the tests: what schema it expects, in plain words, with a sample and a value of it. */
	sample: {
		expects: string;
		properties: Readonly<Record<string, Schema>>;
		fields: Readonly<Record<string, FieldOptions>>;
		answers: Schema;
	};
};
