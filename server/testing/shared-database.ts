import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { databaseAccount } from "../database/embedded/account.ts";
import { placeDatabase } from "../database/embedded/placement.ts";
import { type EmbeddedDatabase, openEmbeddedDatabase } from "../database/embedded/postmaster.ts";
import { exclusively } from "../database/embedded/start-lock.ts";
import { copyTemplate, TEMPLATE_FOLDER } from "./database-template.ts";

/** A database of a test's own within the PostgreSQL that a run's tests share. */
export type SharedDatabase = { url: string; drop(): Promise<void> };

type Connection = EmbeddedDatabase["connection"];

/** The folder of that PostgreSQL, within the folder of the run. */
const SHARED = "shared";

const COPIED_WITHIN_MS = 120_000;

const dataOf = (folder: string) => placeDatabase(folder, databaseAccount()).data;

let opened: Promise<Connection> | undefined;

/** Starts the run's PostgreSQL where no test of the run has, over a copy of the template; other databases are copied from its own. */
async function openShared(template: string): Promise<Connection> {
	const folder = join(template, SHARED);
	await exclusively(folder, COPIED_WITHIN_MS, async () => {
		if (!existsSync(dataOf(folder))) await copyTemplate(folder);
	});
	return (await openEmbeddedDatabase(folder)).connection;
}

async function inCluster(connection: Connection, statement: string): Promise<void> {
	const client = new Client({ ...connection, database: "postgres" });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

/**
 * Makes a database as after a first start: a start of PostgreSQL and a copy of all its files take ten times the processor
 * time. Outside of a run of tests there is none.
 */
export async function sharedDatabase(): Promise<SharedDatabase | undefined> {
	const template = process.env[TEMPLATE_FOLDER];
	if (template === undefined) return undefined;
	opened ??= openShared(template);
	const connection = await opened;
	const name = `test_${randomUUID().replaceAll("-", "")}`;
	await inCluster(connection, `create database ${name} template ${connection.database} strategy file_copy`);
	return {
		url: `postgres://${connection.user}@${encodeURIComponent(connection.host)}/${name}`,
		drop: () => inCluster(connection, `drop database ${name} with (force)`),
	};
}

/** Ends the run's PostgreSQL, where one runs. */
export async function endShared(template: string): Promise<void> {
	const folder = join(template, SHARED);
	if (!existsSync(join(folder, "postgres")) || !existsSync(join(dataOf(folder), "postmaster.pid"))) return;
	await (await openEmbeddedDatabase(folder)).release();
}
