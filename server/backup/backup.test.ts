import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "../database/connection.ts";
import { shipToBackup } from "../jobs/ship-to-backup.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
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
	test = await openTestApp({
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

async function backUp() {
	const { services } = test;
	const { backup } = services.settings;
	if (!backup) throw new Error("expected settings of backups");
	const uploads = uploadStorage(services.settings);
	return runBackup({ db: services.jobs, embedded: services.embedded, uploads }, backup, services.settings);
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
	await database.close();
	return { report, folder, cases, users, sessions };
}

const now = async () => {
	const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(test.services.db);
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
	const between = await now();
	const last = await desk.fileId();
	await test.call("/api/User/delete", { token, body: { confirm: "delete" } });
	await ship();

	const whole = await restored(null);
	expect(whole.cases).toEqual(expect.arrayContaining([later, last]));
	expect(whole.users).not.toContain(CITIZEN);

	const earlier = await restored(between);
	expect(earlier.cases).toContain(early);
	expect(earlier.cases).toContain(later);
	expect(earlier.cases).not.toContain(last);
	// The account was there at that moment, and is deleted anew with its file.
	expect(earlier.report.erased).toBe(1);
	expect(earlier.users).not.toContain(CITIZEN);
	expect(earlier.sessions).toEqual([]);
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
	const first = (await backUp()).description;
	const second = (await backUp()).description;
	const storage = openDestination(to, null);
	const inAYear = new Date(Date.now() + 365 * 24 * 3600_000);
	expect(await pruneBackups(storage, 30)).toBe(0);
	await pruneBackups(storage, 30, inAYear);
	const left = (await listBackups(storage)).map(({ name }) => name);
	expect(left).toContain(second?.name);
	expect(left).not.toContain(first?.name);
	expect(await tryRestore(source())).toMatchObject({ backup: second?.name, missing: [] });
});
