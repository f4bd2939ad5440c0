import type { Tables } from "../tables.ts";

type Columns = { [T in keyof Tables]?: readonly (keyof Tables[T] & string)[] };

/** The columns that hold what people have answered, each a JSON object: sealed where there is a key. */
export const ANSWER_COLUMNS = {
	message: ["data", "labels"],
	draft: ["data"],
	case_original: ["before"],
	preview_response: ["response"],
	data_request: ["correspondence"],
	case_question: ["answered"],
} as const satisfies Columns;

const byTable: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(ANSWER_COLUMNS));

/** The columns of a table that hold answers; none of most. */
export const answerColumnsOf = (table: string): readonly string[] => byTable.get(table) ?? [];

/** The names that such columns have in whatever is read. */
export const ANSWER_NAMES: ReadonlySet<string> = new Set(Object.values(ANSWER_COLUMNS).flat());
