import { mkdtempSync, rmSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sweepFiles } from "../jobs/sweep-files.ts";
import { demandAnyAdministrator } from "../people/demand-any-administrator.ts";
import { storeBytes } from "../testing/store-bytes.ts";
import { openTestApp, type TestApp } from "../testing/test-app.ts";
import { postFile, uploadFile } from "../testing/upload-file.ts";
import { StorageAway } from "../wire/storage-away.ts";
import { localStorage } from "./local-storage.ts";
import { listStored } from "./storage.ts";
import { demandSameStorage, STORAGE_ID } from "./storage-identity.ts";

const other = mkdtempSync(join(tmpdir(), "portico-other-"));
const pdf = () => new File(["%PDF-1.4\n% a plan\n"], "plan.pdf", { type: "application/pdf" });
let test: TestApp;
let file: string;

beforeAll(async () => {
	test = await openTestApp({ PORTICO_STRANGERS_MB: "1" });
	file = await uploadFile(test, pdf());
}, 60_000);
afterAll(async () => {
	await test.close();
	rmSync(other, { recursive: true, force: true });
});

it("refuses a second server that does not share the files, and takes the storage that they were moved to", async () => {
	const { db, storage } = test.services;
	await demandSameStorage(db, storage);
	await expect(demandSameStorage(db, localStorage(other))).rejects.toThrow(
		"are in another storage than this empty one",
	);
	const id = (await storage.get(STORAGE_ID)) ?? expect.fail();
	await storeBytes(localStorage(other), STORAGE_ID, Buffer.concat(await id.toArray()), "text/plain");
	await demandSameStorage(db, localStorage(other));
});

it("sweeps bytes that no row knows once they are a day old, and nothing else", async () => {
	const { storage, settings } = test.services;
	for (const name of ["orphan-old", "orphan-new"]) await storeBytes(storage, name, "x", "application/pdf");
	const yesterday = new Date(Date.now() - 25 * 3600_000);
	for (const name of ["orphan-old", file, STORAGE_ID])
		await utimes(join(settings.data, "uploads", name.slice(0, 2), name), yesterday, yesterday);
	await sweepFiles.run(test.services);
	const left = (await listStored(storage)).map(({ name }) => name);
	expect(left).toEqual(expect.arrayContaining(["orphan-new", file, STORAGE_ID]));
	expect(left).not.toContain("orphan-old");
});

it("says in words that files cannot be stored, and takes them again by itself once the storage is back", async () => {
	const { storage } = test.services;
	const put = storage.put;
	for (const error of [new StorageAway("gone"), Object.assign(new Error("full"), { code: "ENOSPC" })]) {
		storage.put = () => Promise.reject(error);
		const outcome = await postFile(test, pdf(), { language: "zh-CN" });
		expect(outcome).toMatchObject({
			code: 503,
			msg: "目前无法保存或显示文件，请稍后重试。",
			data: { retry_after: 60 },
		});
	}
	storage.put = put;
	expect((await postFile(test, pdf())).code).toBe(0);
});

it("bounds what files of people who are not logged in take together, and leaves those who are alone", async () => {
	const token = await test.login("13700000012");
	await test.services.db
		.updateTable("upload")
		.set({ size: 1024 * 1024 })
		.where("id", "=", file)
		.execute();
	expect(await postFile(test, pdf())).toMatchObject({ code: 503, data: { retry_after: 3600 } });
	expect((await postFile(test, pdf(), { token })).code).toBe(0);
	const { database } = test.services.settings;
	const usual = database.diskReserve;
	database.diskReserve = Number.MAX_SAFE_INTEGER;
	expect(await postFile(test, pdf(), { token })).toMatchObject({ code: 503, data: { retry_after: 60 } });
	database.diskReserve = usual;
});

it("demands that a production has an administrator", async () => {
	await demandAnyAdministrator(test.services.db);
	await test.services.db.updateTable("app_user").set({ roles: [] }).execute();
	await expect(demandAnyAdministrator(test.services.db)).rejects.toThrow("PORTICO_ADMIN_MOBILES is needed");
});
