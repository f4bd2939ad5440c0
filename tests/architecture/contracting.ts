/** What a former version, which still runs beside this one while servers are replaced, would miss or be refused. */
const CONTRACTING: readonly (readonly [RegExp, string])[] = [
	[/\bdrop (table|column|function|type|view|sequence|trigger)\b/, "drops what the former version may use"],
	[/\brename (to|column|constraint)?\b/, "renames what the former version may use"],
	[/\balter column "?\w+"? (set data )?type\b/, "changes a type that the former version writes"],
	[/\balter column "?\w+"? set not null\b/, "asks for a value that the former version may leave out"],
	[
		/\badd (column )?(if not exists )?"?\w+"? (?!constraint\b)[^,;]*\bnot null\b(?![^,;]*\b(default|generated)\b)/,
		"adds a column that the former version leaves out",
	],
	[/\badd (constraint \w+ )?(check|unique|exclude)\b/, "adds a constraint that the former version does not know"],
	[/\bcreate unique index\b/, "adds a constraint that the former version does not know"],
	[/\b(truncate|delete from)\b/, "deletes rows that the former version may read"],
];

const MARK = /^-- contracts: (\S.{15,})$/m;

/** SQL in small letters without comments, strings and bodies of functions, its statements apart. */
const statementsOf = (sql: string): string[] =>
	sql
		.replaceAll(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
		.replaceAll(/--.*$/gm, "")
		.replaceAll(/'(?:[^']|'')*'/g, (text) => "'".concat(text.length > 2 ? "x" : "", "'"))
		.toLowerCase()
		.replaceAll(/\s+/g, " ")
		.split(";");

/** The tables that a migration makes. */
export const tablesMade = (sql: string): string[] =>
	statementsOf(sql).flatMap(
		(statement) => /\bcreate (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement)?.[1] ?? [],
	);

const tableOf = (statement: string) =>
	/\b(?:table|index \w+ on|from|truncate) (?:if exists |only )?(\w+)/.exec(statement)?.[1] ?? "";

/** Why the former version could not run beside a migration's schema, each reason with its statement; empty where it only expands. */
export function contractions(sql: string): string[] {
	const made = new Set(tablesMade(sql));
	return statementsOf(sql).flatMap((statement) => {
		if (made.has(tableOf(statement))) return [];
		const found = CONTRACTING.find(([pattern]) => pattern.test(statement));
		return found ? [`${found[1]}: ${statement.trim().slice(0, 120)}`] : [];
	});
}

/** Why a migration contracts, as its line `-- contracts: …` says; null where it has none. */
export const reasonToContract = (sql: string): string | null => MARK.exec(sql)?.[1] ?? null;
