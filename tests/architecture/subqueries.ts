const BEGINS = /\b(?:from|join|lateral)\s*\(\s*(?=select\b|with\b|values\b)/gi;

/** What can follow a subquery that has no name. */
const KEYWORDS =
	/^(where|group|order|having|limit|offset|on|using|join|left|right|inner|cross|full|union|except|intersect|window|for|returning)\b/i;

/** The place after the bracket that closes the one before a place; undefined where the statement goes on elsewhere. */
function afterBracket(sql: string, start: number): number | undefined {
	let depth = 1;
	for (let at = start; at < sql.length; at++) {
		if (sql[at] === "(") depth++;
		if (sql[at] === ")" && --depth === 0) return at + 1;
	}
	return undefined;
}

/** The subqueries in FROM that have no name, each by its beginning: PostgreSQL before 16 refuses them. */
export function unnamedSubqueries(sql: string): string[] {
	return [...sql.matchAll(BEGINS)].flatMap((begin) => {
		const end = afterBracket(sql, begin.index + begin[0].length);
		const rest = sql.slice(end).trimStart();
		const isNamed = end === undefined || (/^(as\b|[a-z_"$])/i.test(rest) && !KEYWORDS.test(rest));
		return isNamed ? [] : [sql.slice(begin.index, begin.index + 60)];
	});
}
