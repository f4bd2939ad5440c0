import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDestination } from "../../server/backup/destination.ts";
import { ACCOUNT_REGISTER } from "../../server/backup/names.ts";
import { restoreBeside } from "../../server/backup/restore.ts";
import { openerWith } from "../../server/backup/seal.ts";
import { putJson } from "../../server/backup/write-stream.ts";
import { takeBackups } from "../../server/jobs/take-backups.ts";
import { openDesk } from "../../server/testing/filed-case.ts";
import { openTestApp, type TestApp } from "../../server/testing/test-app.ts";
import { uploadFile } from "../../server/testing/upload-file.ts";
import { localStorage } from "../../server/uploads/local-storage.ts";
import { type OwnPostgres, startPostgres } from "./postgres.ts";

const STAYED = "13700000096";
const ERASED = "13700000097";

const place = mkdtempSync(join(tmpdir(), "portico-beside-"));
const to = join(place, "backups");
let postgres: OwnPostgres;
let test: TestApp;

beforeAll(async () => {
	postgres = await startPostgres();
	test = await openTestApp({ DATABASE_URL: postgres.urlAt(postgres.port), PORTICO_BACKUP_TO: to });
}, 120_000);
afterAll(async () => {
	await test.close();
	await postgres.close();
	rmSync(place, { recursive: true, force: true });
});

const usersOf = () => test.services.db.selectFrom("app_user").select(["id", "mobile"]).execute();

it("completes a database that its own means have restored: files, the erased erased anew, sessions ended", {
	timeout: 120_000,
}, async () => {
	const token = await test.login(STAYED);
	await test.login(ERASED);
	const plan = new File(["%PDF-1.4\n% a plan of the well\n"], "plan.pdf", { type: "application/pdf" });
	const file = await uploadFile(test, plan, { token });
	const desk = await openDesk(test);
	await desk.fileId(token);
	await takeBackups.run(test.services);
	// Whoever was erased after the moment to which the database was restored stands in the place's register alone.
	const erased = (await usersOf()).find(({ mobile }) => mobile === ERASED)?.id ?? expect.fail();
	const storage = openDestination(to, null);
	const scratch = join(place, "scratch");
	mkdirSync(scratch);
	await putJson({ storage, scratch }, ACCOUNT_REGISTER, {
		accounts: [createHash("sha256").update(erased).digest("hex")],
	});

	const uploads = localStorage(join(place, "uploads"));
	const source = { storage, open: openerWith(null), sealKeys: [] };
	const report = await restoreBeside(source, postgres.urlAt(postgres.port), uploads);
	expect(report).toMatchObject({
		backup: "DATABASE_URL",
		erased: { accounts: 1, cases: 0 },
		redacted: 0,
		missing: [],
		audit: true,
	});
	expect(await text((await uploads.get(file)) ?? expect.fail())).toContain("a plan of the well");
	const mobiles = (await usersOf()).map(({ mobile }) => mobile);
	expect(mobiles).toContain(STAYED);
	expect(mobiles).not.toContain(ERASED);
	expect(await test.services.db.selectFrom("session").select("user_id").execute()).toEqual([]);
});
