import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it } from "vitest";
import { contractions, reasonToContract, tablesMade } from "./contracting.ts";
import { ROOT } from "./import-graph.ts";
import { unnamedSubqueries } from "./subqueries.ts";

/** Up to this one migrations could contract: no portal was replaced server by server before. */
const BEFORE_ROLLING = 189;

const FOLDER = join(ROOT, "server/database/migrations");
const PLANTED = join(ROOT, "server/testing/planted");

/** What a table's rows are made from, so that none are planted. */
const COMPUTED = ["message_day", "calendar", "case_change", "audit_link"];

const migrations = globSync("*.sql", { cwd: FOLDER })
	.sort()
	.map((file) => ({ file, number: Number(file.slice(0, 4)), sql: readFileSync(join(FOLDER, file), "utf8") }));

const planted = globSync("*.sql", { cwd: PLANTED }).map((file) => ({
	number: Number(basename(file, ".sql")),
	sql: readFileSync(join(PLANTED, file), "utf8"),
}));

describe("every migration", () => {
	it("only expands the schema, so that the former version runs beside it, or says why it contracts", () => {
		const silent = migrations
			.filter(({ number, sql }) => number > BEFORE_ROLLING && reasonToContract(sql) === null)
			.flatMap(({ file, sql }) => contractions(sql).map((why) => `${file} ${why}`));
		expect(
			silent,
			"split it in two versions, or add a line `-- contracts: why the former version is gone by now`",
		).toEqual([]);
	});

	it("has rows planted for the tables that it makes, which every later one must carry on", () => {
		const without = migrations.flatMap(({ number, file, sql }) =>
			tablesMade(sql)
				.filter((table) => !COMPUTED.includes(table))
				.filter(
					(table) =>
						!planted.some((one) => one.number >= number && new RegExp(`\\binsert into ${table}\\b`).test(one.sql)),
				)
				.map((table) => `${file}: ${table}`),
		);
		expect(without, "add a row in server/testing/planted/NNNN.sql").toEqual([]);
	});
});

describe("a subquery in FROM", () => {
	it("has a name in every migration and statement, as PostgreSQL 15 asks for one", () => {
		const statements = globSync("server/**/*.ts", { cwd: ROOT }).flatMap((file) => {
			const source = readFileSync(join(ROOT, file), "utf8");
			return [...source.matchAll(/\bsql(?:<[^`]*?>)?`([^`]*)`/g)].map(([, sql = ""]) => ({ file, sql }));
		});
		expect(statements.length).toBeGreaterThan(100);
		const unnamed = [...migrations, ...statements].flatMap(({ file, sql }) =>
			unnamedSubqueries(sql).map((place) => `${file}: ${place}`),
		);
		expect(unnamed).toEqual([]);
	});

	it("is found where it has none", () => {
		const unnamed = ["select a from (select (1) as a)", "from (select 1) where true", "from t join (select 1) on true"];
		expect(unnamed.filter((sql) => unnamedSubqueries(sql).length !== 1)).toEqual([]);
		const named = [
			"from (select 1) as one",
			"from (values (1)) one",
			"from t, lateral (select 1) as one",
			"in (select 1)",
		];
		expect(named.flatMap(unnamedSubqueries)).toEqual([]);
	});
});

describe("the check of contractions", () => {
	it("finds what a former version would miss or be refused", () => {
		const contracting = [
			"alter table message drop column note",
			"alter table message rename column note to remark",
			"alter table message alter column note type jsonb using note::jsonb",
			"alter table message alter column note set not null",
			"alter table message add column place text not null",
			"alter table message add constraint short check (length(title) < 9)",
			"create unique index once on message (title)",
			"drop table message_follow",
			"delete from message where status = 'draft'",
		];
		expect(contracting.filter((sql) => contractions(sql).length === 0)).toEqual([]);
	});

	it("lets pass what only expands, and what concerns a table of the same migration", () => {
		const expanding = `
			create table visit (id uuid primary key, place text not null unique);
			create unique index visit_once on visit (place);
			alter table message add column place text not null default '', add column late boolean, drop constraint message_status_check;
			drop index message_open; -- drop table message
			create function f() returns void language sql as $$ delete from message $$;`;
		expect(contractions(expanding)).toEqual([]);
		expect(tablesMade(expanding)).toEqual(["visit"]);
	});

	it("takes a reason, not a mark alone", () => {
		expect(reasonToContract("-- contracts: nothing reads it since 1.8, which all run by now\n")).toContain("since 1.8");
		expect(reasonToContract("-- contracts: yes\n")).toBeNull();
	});
});
