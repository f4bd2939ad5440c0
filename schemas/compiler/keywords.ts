import { MAX_FORMATTED_LENGTH } from "../rules/formats/formats.ts";
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from "../rules/patterns/patterns.ts";

/**
 * rendered: the form shows something for it, and holds values to it where it is a rule · enforced: nothing is shown for
 * it but the error, which browser and server find alike · noted: it says something to those who read the document, and
 * nothing to the form · refused: the engine can do neither safely, so a document may not use it.
 */
export type KeywordSupport = "rendered" | "enforced" | "noted" | "refused";

/** Where JSON Schema 2020-12 defines a keyword; `older`: in a draft before it. */
export type Vocabulary =
	| "core"
	| "applicator"
	| "unevaluated"
	| "validation"
	| "meta-data"
	| "format"
	| "content"
	| "older";

/** What becomes of a keyword. */
export type Keyword = {
	support: KeywordSupport;
	vocabulary: Vocabulary;
	/** What it does in a form; of a refused one, what to write instead. */
	meaning: string;
	/** Whether a value can fail by it, so that an author may word its error. */
	isRule: boolean;
};

type Meanings = Readonly<Record<string, string>>;

const all = (support: KeywordSupport, isRule: boolean, vocabulary: Vocabulary, meanings: Meanings) =>
	Object.entries(meanings).map(([name, meaning]) => [name, { support, vocabulary, meaning, isRule }] as const);

const shows = (vocabulary: Vocabulary, meanings: Meanings) => all("rendered", false, vocabulary, meanings);
const rendered = (vocabulary: Vocabulary, meanings: Meanings) => all("rendered", true, vocabulary, meanings);
const validators = (vocabulary: Vocabulary, meanings: Meanings) => all("enforced", true, vocabulary, meanings);
const notes = (vocabulary: Vocabulary, meanings: Meanings) => all("noted", false, vocabulary, meanings);
const refuses = (vocabulary: Vocabulary, meanings: Meanings) => all("refused", false, vocabulary, meanings);

/** What becomes of each JSON Schema keyword in a form's schema. Others are refused as unknown. */
export const KEYWORDS: ReadonlyMap<string, Keyword> = new Map([
	...shows("core", {
		$ref: "asks what the named definition describes; one that contains itself opens level by level",
		$defs: "definitions to be named by $ref, at the root of the schema",
	}),
	...notes("core", { $schema: "tells editors the draft", $comment: "a remark for authors" }),
	...refuses("core", {
		$id: "leave it out: a form's schema has no address of its own",
		$anchor: "put the schema into $defs and name it with $ref",
		$dynamicRef: "put the schema into $defs and name it with $ref",
		$dynamicAnchor: "put the schema into $defs and name it with $ref",
		$vocabulary: "leave it out: it is for meta-schemas only",
	}),
	...shows("applicator", {
		properties: "one question each, in this order",
		items: "a repeat group with a row for each entry, or tick boxes where an entry is one of listed values",
		prefixItems: "a list of fixed places, each asked as the field that it is; false as `items` beside it forbids more",
		allOf: "asks all that its parts ask together",
		if: "decides from the answers which of then and else applies",
		// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
		then: "shown while the `if` beside it holds",
		else: "shown while the `if` beside it does not hold",
		dependentSchemas: "shown once the named property is answered",
	}),
	...rendered("applicator", {
		oneOf: "choices by title where each branch is one value, else a choice between the branches' fields",
		anyOf: "choices by title where each branch is one value, else a choice between the branches' fields",
	}),
	...validators("applicator", {
		not: "the answer must not satisfy it",
		contains: "entries of the list must satisfy it, as many as minContains and maxContains say",
		additionalProperties: "what no property names is forbidden or must satisfy it",
		patternProperties: `answers whose names match must satisfy it; of names over ${MAX_NAME_LENGTH} characters none does`,
		propertyNames: "the names of all answers must satisfy it",
	}),
	...validators("unevaluated", {
		unevaluatedProperties: "what no part of the schema names is forbidden or must satisfy it",
		unevaluatedItems: "entries that no part of the schema names are forbidden or must satisfy it",
	}),
	...rendered("validation", {
		type: "chooses the input: text, number, tick box, list or group of fields",
		enum: "choices",
		const:
			"a text that cannot be changed, which needs a `default` to be sent, or one choice; without a title it is put unseen, to tell branches apart",
		required: "marks the question, which must be answered",
		minLength: "the least number of characters",
		maxLength: `the greatest number of characters, ${MAX_TEXT_LENGTH} where nothing is said; from 200 on in several lines`,
		minimum: "the least number, also of the input",
		maximum: "the greatest number, also of the input",
		minItems: "rows that cannot be removed",
		maxItems: "rows after which none can be added",
		dependentRequired: "marks the questions that must be answered once the named property is",
	}),
	...validators("validation", {
		multipleOf: "the number must be a multiple of it",
		exclusiveMinimum: "the number must be greater",
		exclusiveMaximum: "the number must be less",
		pattern:
			"the text must match, as the flag u reads it; no look-around, references back or modifiers; what would take long on the longest text does not compile",
		uniqueItems: "no two entries may be the same",
		minProperties: "at least so many answers",
		maxProperties: "at most so many answers",
	}),
	// Beside `contains`, and its errors are those of `contains`.
	...all("enforced", false, "validation", {
		minContains: "so many entries at least must satisfy `contains`",
		maxContains: "so many entries at most may satisfy `contains`",
	}),
	...rendered("format", {
		format: `chooses the input for dates, times, email and web addresses; all below are enforced, on at most ${MAX_FORMATTED_LENGTH} characters`,
	}),
	...shows("meta-data", {
		title: "the question, heading or choice; a source text",
		description: "help under the question; a source text",
		default: "the first answer",
		readOnly: "shown, as its widget would say it, and not to be changed",
	}),
	...notes("meta-data", {
		examples: "examples for authors; what citizens shall see is the field's `placeholder` or `hint`",
		deprecated: "a remark for authors; the question is asked all the same",
	}),
	...refuses("meta-data", { writeOnly: "leave it out: who sees an answer is the field's `visibility`" }),
	...refuses("content", {
		contentEncoding: "ask for a file with the `file` widget",
		contentMediaType: "ask for a file with the `file` widget, and name its types in `accept`",
		contentSchema: "ask for its parts as properties",
	}),
	...refuses("older", {
		definitions: "write $defs",
		dependencies: "write dependentRequired or dependentSchemas",
		additionalItems: "write items",
		$recursiveAnchor: "put the schema into $defs and name it with $ref",
		$recursiveRef: "put the schema into $defs and name it with $ref",
	}),
]);

const named = (fits: (keyword: Keyword) => boolean): readonly string[] =>
	[...KEYWORDS].filter(([, keyword]) => fits(keyword)).map(([name]) => name);

/** The keywords that a form's schema may use. */
export const USABLE_KEYWORDS = named(({ support }) => support !== "refused");

/** The keywords by which a value can fail. */
export const RULE_KEYWORDS = named(({ isRule }) => isRule);
