import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray } from "../../schemas/json/json.ts";
import { openDatabase } from "../database/connection.ts";
import { shipToBackup } from "../jobs/ship-to-backup.ts";
import { type CaseDesk, complaintIn, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openEmbeddedTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { uploadFile } from "../testing/upload-file.ts";
import { localStorage } from "../uploads/local-storage.ts";
import { listStored } from "../uploads/storage.ts";
import { openDestination } from "./destination.ts";
import { listBackups } from "./list-backups.ts";
import { pruneBackups } from "./prune.ts";
import { restoreBackup, tryRestore } from "./restore.ts";
import { runBackup, uploadStorage } from "./run-backup.ts";
import { openerWith } from "./seal.ts";

const CITIZEN = "13700000099";

const place = mkdtempSync(join(tmpdir(), "portico-backup-"));
const key = join(place, "key.txt");
const to = join(place, "backups");
const shipping = shipToBackup();
const folders: string[] = [place];

let test: TestApp;
let desk: CaseDesk;

beforeAll(async () => {
	const identity = await generateX25519Identity();
	writeFileSync(key, `# for tests\n${identity}\n`);
	test = await openEmbeddedTestApp({
		PORTICO_BACKUP_TO: to,
		PORTICO_BACKUP_RECIPIENTS: await identityToRecipient(identity),
		PORTICO_BACKUP_IDENTITY_FILE: key,
	});
	desk = await openDesk(test);
}, 60_000);
afterAll(async () => {
	await test.close();
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const source = () => ({ storage: openDestination(to, null), open: openerWith(key), sealKeys: [] });

const emptyFolder = () => {
	const folder = mkdtempSync(join(tmpdir(), "portico-restored-"));
	folders.push(folder);
	return folder;
};

/** Without its secret key a backup is not restored for a trial. */
async function backUp(more: { identityFile?: null } = {}) {
	const { services } = test;
	const { backup } = services.settings;
	if (!backup) throw new Error("expected settings of backups");
	const uploads = uploadStorage(services.settings);
	const source = { db: services.jobs, embedded: services.embedded, uploads };
	return runBackup(source, { ...backup, ...more }, services.settings);
}

/** Has PostgreSQL hand over what it has written, and takes it to the backup. */
async function ship(): Promise<void> {
	const spool = test.services.embedded?.spool;
	if (!spool) throw new Error("expected an archive");
	const { rows } = await sql<{ name: string }>`select pg_walfile_name(pg_switch_wal()) as name`.execute(
		test.services.db,
	);
	await expect.poll(() => readdirSync(spool), { timeout: 30_000 }).toContain(rows[0]?.name);
	await shipping.run(test.services);
}

/** Restores into an empty folder, and gives what stands in the restored database. */
async function restored(at: Date | null, folder = emptyFolder()) {
	const report = await restoreBackup(source(), { folder, uploads: localStorage(join(folder, "uploads")), at });
	const database = await openDatabase({ url: null, folder });
	const { db } = database;
	const cases = (await db.selectFrom("message").select("id").execute()).map(({ id }) => id);
	const users = (await db.selectFrom("app_user").select("mobile").execute()).map(({ mobile }) => mobile);
	const sessions = await db.selectFrom("session").select("user_id").execute();
	const written = JSON.stringify(await db.selectFrom("message").select(["data", "title"]).execute());
	const held = (await db.selectFrom("held_erasure").select("message_id").execute()).map(({ message_id }) => message_id);
	const files = new Map(
		(await db.selectFrom("upload").select(["id", "file"]).execute()).map(({ id, file }) => [id, file]),
	);
	await database.close();
	return { report, files, folder, cases, users, sessions, written, held };
}

/** A case that somebody filed without a name, with what finds it. */
async function filedWithoutName(title: string, status: string) {
	const body = await complaintIn(test, "noise", { identity: "anonymous", title });
	const { data } = await test.call("/report/api.Messages/index", { body });
	const number = String(valueIn(data, "number"));
	await sql`update message set status = ${status} where number = ${number}`.execute(test.services.db);
	return { id: String(valueIn(data, "id")), proof: { number, query_code: String(valueIn(data, "query_code")) } };
}

/** Blots a name out of a case, and burns a rectangle into its picture; returns under which name that has its bytes then. */
async function redactBoth(id: string, upload: string): Promise<string> {
	const token = await test.login(ADMIN_MOBILE);
	const version = async () => valueIn((await test.call(`/admin/api/desk/case?id=${id}`, { token })).data, "version");
	const text = { id, version: await version(), text: "Kublai" };
	expect((await test.call("/admin/api/desk/redact", { token, body: text })).code).toBe(0);
	const areas = [{ x: 5, y: 5, width: 20, height: 10 }];
	const body = { id, version: await version(), upload, areas };
	expect((await test.call("/admin/api/desk/redact-picture", { token, body })).code).toBe(0);
	const row = test.services.db.selectFrom("upload").select("file").where("id", "=", upload);
	return (await row.executeTakeFirstOrThrow()).file;
}

/** Has a case erased whose filer asks for it by its number and code, or once it is no longer handled. */
async function eraseOnRequest({ number, query_code }: { number: string; query_code: string }): Promise<void> {
	const token = await test.login(ADMIN_MOBILE);
	await test.call("/api/DataRequests/create", { body: { kind: "erasure", number, query_code } });
	const { data } = await test.call(`/admin/api/data-requests?keyword=${number}`, { token });
	const id = String(valueIn(asArray(valueIn(data, "list"))[0], "id"));
	const erased = await test.call(`/admin/api/data-requests/${id}/erase`, { token, body: { confirm: number } });
	expect(erased.code).toBe(0);
}

/** A moment after all that was committed. A Date has whole milliseconds, and one cut off would lie before the last commit. */
const now = async () => {
	const { rows } = await sql<{ now: Date }>`
		select date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond' as now, pg_sleep(0.002)
	`.execute(test.services.db);
	return rows[0]?.now ?? new Date(0);
};

it("brings back, after everything was destroyed, all that was acknowledged before any moment, and nothing after it", {
	timeout: 240_000,
}, async () => {
	const token = await test.login(CITIZEN);
	const photo = new File(["%PDF-1.4\n% a plan of the bench\n"], "plan.pdf", { type: "application/pdf" });
	const file = await uploadFile(test, photo, { token });
	const early = await desk.fileId(token);
	const { description, trial } = await backUp();
	expect(trial).toMatchObject({ backup: description?.name, missing: [], audit: true });

	const later = await desk.fileId();
	const settled = await filedWithoutName("Howling dogs at the mill", "closed");
	const handled = await filedWithoutName("Drums under the bridge", "processing");
	const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#f00" } })
		.png()
		.toBuffer();
	const car = await uploadFile(test, new File([new Uint8Array(picture)], "car.png", { type: "image/png" }));
	const filed = await desk.file(
		undefined,
		{ title: "Kublai parks on the path", attachments: [car] },
		{ attachments: [car] },
	);
	const parked = String(valueIn(filed.data, "id"));
	const between = await now();
	const last = await desk.fileId();
	const redactedFile = await redactBoth(parked, car);
	await eraseOnRequest(settled.proof);
	await eraseOnRequest(handled.proof);
	await test.call("/api/User/delete", { token, body: { confirm: "delete" } });
	await ship();

	const whole = await restored(null);
	expect(whole.cases).toEqual(expect.arrayContaining([later, last]));
	expect(whole.users).not.toContain(CITIZEN);

	const earlier = await restored(between);
	expect(earlier.cases).toContain(early);
	expect(earlier.cases).toEqual(expect.arrayContaining([later, parked]));
	expect(earlier.cases).not.toContain(last);
	// The account was there at that moment, and is deleted anew with its file.
	expect(earlier.report.erased).toEqual({ accounts: 1, cases: 2 });
	expect(earlier.users).not.toContain(CITIZEN);
	expect(earlier.sessions).toEqual([]);
	// So is what was redacted since: a text, and a picture, whose redacted bytes are those of the backup.
	expect([earlier.report.redacted, whole.report.redacted]).toEqual([2, 0]);
	expect([earlier.written, whole.written].map((text) => text.includes("Kublai"))).toEqual([false, false]);
	expect(earlier.written).toContain("*** parks on the path");
	expect([earlier.files.get(car), whole.files.get(car)]).toEqual([redactedFile, redactedFile]);
	expect(existsSync(join(earlier.folder, "uploads", redactedFile.slice(0, 2), redactedFile))).toBe(true);
	expect(readFileSync(join(to, "redactions.json"), "utf8")).not.toContain("Kublai");
	// So is what had been filed without an account and was erased on request; what is still handled will be.
	expect(earlier.cases).toEqual(expect.arrayContaining([settled.id, handled.id]));
	expect([earlier.written, whole.written].map((text) => text.includes("Howling dogs"))).toEqual([false, false]);
	expect([earlier.held, whole.held]).toEqual([[handled.id], [handled.id]]);
	expect(whole.report.erased).toEqual({ accounts: 0, cases: 0 });
	expect(existsSync(join(earlier.folder, "uploads", file.slice(0, 2), file))).toBe(false);

	const sealed = await listStored(openDestination(to, null));
	const upload = sealed.find(({ name }) => name.includes(file))?.name ?? "";
	expect(upload).toMatch(/\.age$/);
	expect(readFileSync(join(to, upload), "latin1")).not.toContain("plan of the bench");
	const opened = await source().open(upload, (await source().storage.get(upload)) ?? expect.fail());
	expect((await buffer(opened)).toString()).toContain("PDF");
});

it("refuses a moment that no backup reaches, and says which are reached", { timeout: 120_000 }, async () => {
	await expect(tryRestore(source(), new Date("2020-01-01T00:00:00Z"))).rejects.toThrow(
		"The earliest moment that can be restored is 20",
	);
	await expect(tryRestore(source(), new Date(Date.now() + 3600_000))).rejects.toThrow(
		"The backup does not reach this moment. The last that it holds is 20",
	);
});

it("refuses to restore over a database, without the key, and what was changed meanwhile", {
	timeout: 120_000,
}, async () => {
	const { data } = test.services.settings;
	const uploads = localStorage(join(data, "uploads"));
	await expect(restoreBackup(source(), { folder: data, uploads })).rejects.toThrow("holds a database already");
	await expect(tryRestore({ ...source(), open: openerWith(null) })).rejects.toThrow("This backup is encrypted");
	const [newest] = (await listBackups(source().storage)).slice(-1);
	const part = join(to, newest?.parts[0] ?? "");
	const bytes = readFileSync(part);
	writeFileSync(part, bytes.fill(0, 5_000, 5_100));
	await expect(tryRestore(source())).rejects.toThrow();
	rmSync(join(to, "base", newest?.name ?? ""), { recursive: true });
});

it("keeps the newest backup however old it is, and of older ones what nothing needs any more goes", {
	timeout: 120_000,
}, async () => {
	const first = (await backUp({ identityFile: null })).description;
	const second = (await backUp({ identityFile: null })).description;
	const storage = openDestination(to, null);
	const inAYear = new Date(Date.now() + 365 * 24 * 3600_000);
	expect(await pruneBackups(storage, 30)).toBe(0);
	await pruneBackups(storage, 30, inAYear);
	const left = (await listBackups(storage)).map(({ name }) => name);
	expect(left).toContain(second?.name);
	expect(left).not.toContain(first?.name);
	expect(await tryRestore(source())).toMatchObject({ backup: second?.name, missing: [] });
});
