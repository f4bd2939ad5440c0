import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { everyRow } from "../testing/every-row.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { openEmbeddedTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { uploadFile } from "../testing/upload-file.ts";
import { keyMac } from "./key-mac.ts";

const MOBILE = "13700000085";
const NAME = "Wang Xiaoming the reporter";
/** Written while the report was still to be filed by name, and after it no longer was. */
const EARLY = "The envelope lay under the counter";
const LATE = "The inspector counted it twice";
const KEYS = { early: crypto.randomUUID(), late: crypto.randomUUID() };

let test: TestApp;
let desk: CaseDesk;
let token: string;
let userId: string;

beforeAll(async () => {
	test = await openEmbeddedTestApp({ PORTICO_LOG_LEVEL: "debug" });
	desk = await openDesk(test);
	token = await test.login(MOBILE);
	userId = String(valueIn((await test.call("/api/User/getProfile", { token })).data, "id"));
}, 60_000);
afterAll(() => test.close());

const post = async (path: string, body: object, as?: string) =>
	test.call(path, { body, ...(as !== undefined && { token: as }) });

const pdf = (text: string) => new File([`%PDF-1.4\n% ${text}\n`], "evidence.pdf", { type: "application/pdf" });

const PAGE = 8192;

/** Every page of every file below the data folder: heap, indexes, WAL, logs, uploads. */
function* everyPage(): Generator<{ file: string; text: string }> {
	const folder = test.services.settings.data;
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
		const path = join(folder, name);
		if (!statSync(path).isFile()) continue;
		const bytes = readFileSync(path);
		for (let at = 0; at < bytes.length; at += PAGE)
			yield { file: name, text: bytes.subarray(at, at + PAGE).toString("latin1") };
	}
}

/** A UUID as PostgreSQL stores it, read as latin1. */
const stored = (id: string) => Buffer.from(id.replaceAll("-", ""), "hex").toString("latin1");

/** The lines that the server logs from now on; they are printed, too. */
function logLines(): string[] {
	const { log } = test.app;
	const name = Object.getOwnPropertySymbols(log).find(({ description }) => description === "pino.stream");
	const output: { write(line: string): unknown } = Reflect.get(log, name ?? "");
	const lines: string[] = [];
	const write = output.write.bind(output);
	output.write = (line) => {
		lines.push(line);
		return write(line);
	};
	return lines;
}

const walPlace = async () => {
	const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn() as lsn`.execute(test.services.db);
	return rows[0]?.lsn ?? "";
};

/** What the write-ahead log holds since a place: of each transaction all that it wrote, and each page that was copied whole. */
async function writtenTogether(begin: string): Promise<string[]> {
	const { db } = test.services;
	await sql`create extension if not exists pg_walinspect`.execute(db);
	const { rows } = await sql<{ xid: string | null; data: Buffer | null; page: Buffer | null }>`
		select xid, block_data as data, block_fpi_data as page
		from pg_get_wal_block_info(${begin}, ${await walPlace()}, true)`.execute(db);
	const byTransaction = Map.groupBy(rows, ({ xid }) => String(xid)).values();
	const texts = (parts: (Buffer | null)[]) => parts.map((part) => part?.toString("latin1") ?? "");
	return [...byTransaction].flatMap((of) => [
		texts(of.map(({ data }) => data)).join("\n"),
		...texts(of.map(({ page }) => page)),
	]);
}

const draft = (data: object, idempotency_key: string, attachments: string[]) => ({
	form: "suggestion",
	form_hash: "",
	version: 0,
	data,
	idempotency_key,
	attachments,
});

it("joins what was written after the choice to be nobody with nobody: in no row, page, file, transaction or log; its key stands nowhere, WAL included", async () => {
	const mine = { token };
	const begin = await walPlace();
	const lines = logLines();
	const named = await uploadFile(test, pdf("early evidence"), mine);
	const started = draft({ title: EARLY, identity: "named", contact_name: NAME }, KEYS.early, [named]);
	expect((await post("/report/api.Drafts/save", started, token)).code).toBe(0);

	// What the portal's client does when the choice falls.
	const forget = { form: "suggestion", idempotency_key: KEYS.early, forget: true, attachments: [named] };
	expect((await post("/report/api.Drafts/delete", forget, token)).code).toBe(0);
	const nameless = await uploadFile(test, pdf(LATE));
	const attempt = draft({ title: EARLY, description: LATE, identity: "anonymous" }, KEYS.late, []);
	expect((await post("/report/api.Drafts/save", attempt, token)).code).toBe(403);
	const values = { identity: "anonymous", title: EARLY, description: LATE, attachments: [nameless] };
	const { code, data } = await desk.file(undefined, values, { idempotency_key: KEYS.late, attachments: [nameless] });
	expect(code).toBe(0);
	const id = String(valueIn(data, "id"));
	const proof = { id, number: valueIn(data, "number"), query_code: valueIn(data, "query_code") };
	await desk.act(id, { action: "accept" });
	await desk.act(id, { action: "request-info", note: "Which counter was it?" });
	const outcome = { ...proof, note: LATE, idempotency_key: KEYS.late };
	expect((await post("/report/api.Messages/supplement", outcome)).code).toBe(0);
	const who = [userId, stored(userId), MOBILE, NAME, token];
	// Before the checkpoint, which may take away what has been read.
	const together = (await writtenTogether(begin)).filter((text) => text.includes(LATE));
	expect(together.length).toBeGreaterThan(1);
	const log = lines.join("");
	expect(log).toContain("/report/api.Messages/supplement");
	expect([...who, LATE, EARLY, KEYS.late, KEYS.early, id].filter((one) => log.includes(one))).toEqual([]);
	await sql`checkpoint`.execute(test.services.db);

	const rows = await everyRow(test.services.db);
	expect(rows.filter((row) => row.includes(KEYS.late) || row.includes(KEYS.early))).toEqual([]);
	expect(rows.filter((row) => row.includes(NAME))).toEqual([]);
	const ofCase = rows.filter((row) => row.includes(LATE) || row.includes(id));
	expect(ofCase.length).toBeGreaterThan(3);
	expect(ofCase.filter((row) => row.includes(userId) || row.includes(MOBILE))).toEqual([]);
	expect(rows.filter((row) => row.includes(userId)).map((row) => row.split(" ")[0])).toEqual(
		expect.not.arrayContaining(["draft", "discarded_draft", "upload", "message", "notification", "user_log"]),
	);

	expect(rows.filter((row) => /^rate_window .*(cases|uploads)ByIp:\d{1,3}\./.test(row))).toEqual([]);
	expect(rows.some((row) => /^rate_window .*casesByIp:/.test(row))).toBe(true);

	const joined: string[] = [];
	let written = 0;
	for (const { file, text } of everyPage()) {
		if (text.includes(LATE)) written += 1;
		// The user's id and number stand in other pages: only those with what was written would join the two.
		// In the write-ahead log pages follow each other by time: it is searched by transaction, below.
		if (text.includes(LATE) && !file.includes("pg_wal")) joined.push(...who.filter((one) => text.includes(one)));
		if (text.includes(KEYS.late)) joined.push(`the key in ${file}`);
	}
	expect(written).toBeGreaterThan(1);
	joined.push(...together.flatMap((text) => who.filter((one) => text.includes(one))));
	expect(joined).toEqual([]);
}, 60_000);

it("takes no file into a case without a name that was sent in an account, nor looks at a session that comes along", async () => {
	const file = await uploadFile(test, pdf("mine"), { token });
	const values = { identity: "anonymous", attachments: [file] };
	expect((await desk.file(token, values, { attachments: [file] })).code).toBe(422);
	const { data } = await desk.file(token, { identity: "anonymous" });
	const row = await test.services.db
		.selectFrom("message")
		.selectAll()
		.where("id", "=", String(valueIn(data, "id")))
		.executeTakeFirstOrThrow();
	expect(row).toMatchObject({ user_id: null, idempotency_owner: "anonymous" });
});

it("has kept the keys of earlier cases without a name as the same MACs", async () => {
	const { db, secret } = test.services;
	const raw = crypto.randomUUID();
	const { data } = await desk.file(undefined, {}, { idempotency_key: crypto.randomUUID() });
	const id = String(valueIn(data, "id"));
	const key = async () =>
		(await db.selectFrom("message").select("idempotency_key").where("id", "=", id).executeTakeFirstOrThrow())
			.idempotency_key;
	await db.updateTable("message").set({ idempotency_key: raw }).where("id", "=", id).execute();
	const migration = new URL("../database/migrations/0015_keys_without_a_name.sql", import.meta.url);
	await sql.raw(readFileSync(migration, "utf8")).execute(db);
	expect(await key()).toBe(keyMac(secret, raw));
});
