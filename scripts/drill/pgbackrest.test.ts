import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect } from "vitest";
import { openDestination } from "../../server/backup/destination.ts";
import { restoreBeside } from "../../server/backup/restore.ts";
import { openerWith } from "../../server/backup/seal.ts";
import { shipToBackup } from "../../server/jobs/ship-to-backup.ts";
import { openDesk } from "../../server/testing/filed-case.ts";
import { openTestApp, type TestApp } from "../../server/testing/test-app.ts";
import { uploadFile } from "../../server/testing/upload-file.ts";
import { localStorage } from "../../server/uploads/local-storage.ts";
import { type ArchivedPostgres, startArchivedPostgres } from "./archived-postgres.ts";
import { itWith } from "./it-with.ts";
import { runSql } from "./postgres.ts";
import { findTool } from "./tool.ts";

const ERASED = "13700000098";
const WHAT = "whether a database of yours comes back by pgBackRest";
const itWithBoth = findTool("initdb") ? itWith("pgbackrest", WHAT) : itWith("initdb", WHAT, "postgresql pgbackrest");

const place = mkdtempSync(join(tmpdir(), "portico-pgbackrest-"));
const to = join(place, "backups");
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Completes what pgBackRest has restored, and says what is there. */
async function completed({ url }: ArchivedPostgres, name: string) {
	const uploads = localStorage(join(place, name));
	const source = { storage: openDestination(to, null), open: openerWith(null), sealKeys: [] };
	const { missing, audit, erased } = await restoreBeside(source, url, uploads);
	const ids = (await runSql(url, "select id from message")).map(({ id }) => id);
	const accounts = await runSql(url, `select id from app_user where mobile = '${ERASED}'`);
	return { ids, accounts: accounts.length, erased: erased.accounts, missing, audit };
}

/** A portal's life: a case before the backup, one after it, a moment, one more, and an account that is deleted. */
async function live(test: TestApp, postgres: ArchivedPostgres) {
	const token = await test.login(ERASED);
	const desk = await openDesk(test);
	await uploadFile(test, new File(["%PDF-1.4\n% a plan\n"], "plan.pdf", { type: "application/pdf" }), { token });
	const before = await desk.fileId();
	postgres.pgbackrest("stanza-create");
	postgres.pgbackrest("--type=full", "backup");
	// Backups end at a whole second, and a moment is restored from one that ended in a second before it.
	await sleep(1_100);
	const after = await desk.fileId();
	const [{ moment } = {}] = await runSql(postgres.url, "select clock_timestamp()::text as moment");
	const last = await desk.fileId();
	expect((await test.call("/api/User/delete", { token, body: { confirm: "delete" } })).code).toBe(0);
	await shipToBackup().run(test.services);
	return { before, after, last, moment: String(moment) };
}

itWithBoth(
	"restores a database of yours by pgBackRest to its end and to a moment, and completes it",
	{
		timeout: 240_000,
	},
	async () => {
		const postgres = await startArchivedPostgres();
		try {
			const test = await openTestApp({ DATABASE_URL: postgres.url, PORTICO_BACKUP_TO: to });
			const { before, after, last, moment } = await live(test, postgres).finally(() => test.close());
			postgres.pgbackrest("check");
			await postgres.destroy();

			postgres.pgbackrest("restore");
			await postgres.start();
			const end = await completed(postgres, "end");
			expect(end).toMatchObject({ accounts: 0, erased: 0, missing: [], audit: true });
			expect(end.ids).toEqual(expect.arrayContaining([before, after, last]));

			await postgres.destroy();
			postgres.pgbackrest("--type=time", `--target=${moment}`, "--target-action=promote", "restore");
			await postgres.start();
			const then = await completed(postgres, "then");
			expect(then).toMatchObject({ accounts: 0, erased: 1, audit: true });
			expect(then.ids).toEqual(expect.arrayContaining([before, after]));
			expect(then.ids).not.toContain(last);
		} finally {
			await postgres.close();
		}
	},
);
