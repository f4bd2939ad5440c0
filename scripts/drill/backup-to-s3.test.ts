import { rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listBackups } from "../../server/backup/list-backups.ts";
import { restoreBackup } from "../../server/backup/restore.ts";
import { targetOf } from "../../server/backup/run-backup.ts";
import { openerWith } from "../../server/backup/seal.ts";
import { openDatabase } from "../../server/database/connection.ts";
import { readLastBackup, takeBackups } from "../../server/jobs/take-backups.ts";
import { type CaseDesk, openDesk } from "../../server/testing/filed-case.ts";
import { makeMemoryFolder } from "../../server/testing/memory-folder.ts";
import { openEmbeddedTestApp, type TestApp } from "../../server/testing/test-app.ts";
import { uploadFile } from "../../server/testing/upload-file.ts";
import { localStorage } from "../../server/uploads/local-storage.ts";
import { listStored } from "../../server/uploads/storage.ts";
import { type S3Server, startS3 } from "./s3-server.ts";

const CITIZEN = "13700000098";

const place = makeMemoryFolder("portico-from-s3-");
let s3: S3Server;
let test: TestApp;
let desk: CaseDesk;

beforeAll(async () => {
	s3 = await startS3();
	test = await openEmbeddedTestApp({
		...s3.envAt(s3.port),
		// The bucket is in the address: nothing else than the prefix is the backup's.
		PORTICO_BACKUP_TO: "s3://portico-public/backups",
		PORTICO_BACKUP_KEEP_DAYS: "2",
	});
	desk = await openDesk(test);
}, 60_000);
afterAll(async () => {
	await test.close();
	await s3.close();
	rmSync(place, { recursive: true, force: true });
});

const backup = () => test.services.settings.backup ?? expect.fail();
const storage = () => targetOf(backup(), test.services.settings).storage;
const source = () => ({ storage: storage(), open: openerWith(null), sealKeys: [] });
const namesOf = async () => (await listBackups(storage())).map(({ name }) => name);

it("is taken to an object storage by the job, proven there, and restored from it with its files", {
	timeout: 240_000,
}, async () => {
	const token = await test.login(CITIZEN);
	const plan = new File(["%PDF-1.4\n% a plan of the tap\n"], "plan.pdf", { type: "application/pdf" });
	const file = await uploadFile(test, plan, { token });
	const id = await desk.fileId(token);
	await takeBackups.run(test.services);
	const [name] = await namesOf();
	expect(await readLastBackup(test.services.db)).toMatchObject({ name, verified: true });

	const folder = join(place, "restored");
	const uploads = localStorage(join(folder, "uploads"));
	const report = await restoreBackup(source(), { folder, uploads });
	expect(report).toMatchObject({ backup: name, missing: [], audit: true });
	expect(await text((await uploads.get(file)) ?? expect.fail())).toContain("a plan of the tap");
	const { db, close } = await openDatabase({ url: null, folder });
	expect(await db.selectFrom("message").select("id").where("id", "=", id).execute()).toEqual([{ id }]);
	await close();
});

it("is taken anew only once the newest is as old as the settings say, and goes when its days are over", {
	timeout: 240_000,
}, async () => {
	const [first] = await namesOf();
	await takeBackups.run(test.services);
	expect(await namesOf()).toEqual([first]);

	const atOnce = { ...test.services.settings, backup: { ...backup(), everyHours: 0, keepDays: 0 } };
	await takeBackups.run({ ...test.services, settings: atOnce });
	const left = await namesOf();
	expect(left).toHaveLength(1);
	expect(left).not.toEqual([first]);
	const objects = (await listStored(storage())).map(({ name }) => name);
	expect(objects.filter((name) => name.startsWith(`base/${first}/`))).toEqual([]);
	expect(await readLastBackup(test.services.db)).toMatchObject({ name: left[0], verified: true });
	expect(objects.filter((name) => name.startsWith("uploads/")).length).toBeGreaterThan(0);
});
