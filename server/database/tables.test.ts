import type { Insertable, Selectable } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import type { Columns } from "./columns.gen.ts";
import type { Tables } from "./tables.ts";

/** A column as the database has it. */
type Column = { type: unknown; nullable: boolean; optional: boolean };

type IsOptional<T, K extends keyof T> = Record<never, never> extends Pick<T, K> ? true : false;

/** What a column's type says otherwise than the database; never where nothing. A column that is only searched in is read by nobody. */
type Difference<Type, Found extends Column, Given> = [Type] extends [never]
	? never
	: null extends Type
		? Found["nullable"] extends true
			? OtherType<Type, Found>
			: "is never null"
		: Found["nullable"] extends true
			? "may be null"
			: [Given, Found["optional"]] extends [true, false]
				? "must be given"
				: OtherType<Type, Found>;

type OtherType<Type, Found extends Column> = [NonNullable<Type>] extends [Found["type"]] ? never : "is of another type";

type NameOf<T> = keyof T & string;

/** `table.column difference`, of every column that the types or the database have. */
type DifferencesIn<Name extends NameOf<Tables> & NameOf<Columns>> = {
	[C in NameOf<Tables[Name]> | NameOf<Columns[Name]>]: C extends NameOf<Tables[Name]>
		? C extends NameOf<Columns[Name]>
			? Columns[Name][C] extends Column
				? `${Name}.${C} ${Difference<Selectable<Tables[Name]>[C & keyof Selectable<Tables[Name]>], Columns[Name][C], IsOptional<Insertable<Tables[Name]>, C & keyof Insertable<Tables[Name]>>>}`
				: never
			: `${Name}.${C} is not in the database`
		: `${Name}.${C} has no type`;
}[NameOf<Tables[Name]> | NameOf<Columns[Name]>];

type Differences =
	| { [Name in NameOf<Tables> & NameOf<Columns>]: DifferencesIn<Name> }[NameOf<Tables> & NameOf<Columns>]
	| `${Exclude<NameOf<Tables>, NameOf<Columns>>} is not in the database`
	| `${Exclude<NameOf<Columns>, NameOf<Tables>>} has no type`;

/** Fails to compile, and says of which column, where types and migrated schema differ. After a migration: `npx vitest run -u --project server server/database/tables.test.ts`. */
const NO_DIFFERENCES: Record<Differences, never> = {};

/** Tables that no query of Kysely names. */
const UNTYPED = ["migration"];

/** Types of PostgreSQL, as the driver reads them. */
const READ_AS: Readonly<Record<string, string>> = {
	text: "string",
	xid8: "string",
	uuid: "string",
	tsvector: "string",
	date: "string",
	"text[]": "readonly string[]",
	boolean: "boolean",
	smallint: "number",
	integer: "number",
	bigint: "number",
	"double precision": "number",
	json: "object",
	jsonb: "object",
	bytea: "Buffer",
	"timestamp with time zone": "Date",
};

type FoundColumn = { table: string; column: string; type: string; nullable: boolean; optional: boolean };

let test: TestApp;
beforeAll(async () => {
	test = await openTestApp();
}, 60_000);
afterAll(() => test.close());

async function columns(): Promise<FoundColumn[]> {
	const client = await test.services.connect();
	try {
		const { rows } = await client.query<FoundColumn>(`
			select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
				not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' or not a.attnotnull as optional
			from pg_class c join pg_attribute a on a.attrelid = c.oid
			where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
			order by c.relname, a.attname`);
		return rows.filter(({ table }) => !UNTYPED.includes(table));
	} finally {
		await client.end();
	}
}

function printed(found: readonly FoundColumn[]): string {
	const tables = [...Map.groupBy(found, ({ table }) => table)].map(([table, own]) => {
		const lines = own.map(
			({ column, type, nullable, optional }) =>
				`\t\t${column}: { type: ${READ_AS[type] ?? `"${type}"`}; nullable: ${nullable}; optional: ${optional} };`,
		);
		return `\t${table}: {\n${lines.join("\n")}\n\t};`;
	});
	return `/* Generated from the migrated schema by \`npx vitest run -u server/database/tables.test.ts\`. Do not edit. */

/** The columns of every table, as migrations leave them: what is read, whether it may be null, whether an insert may leave it out. */
export type Columns = {
${tables.join("\n")}
};
`;
}

it("has the columns of the migrated schema, of the types by which Kysely knows them", async () => {
	await expect(printed(await columns())).toMatchFileSnapshot("./columns.gen.ts");
	expect(NO_DIFFERENCES).toEqual({});
});
