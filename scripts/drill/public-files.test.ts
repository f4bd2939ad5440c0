import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { uploadStorage } from "../../server/backup/run-backup.ts";
import { copyOpenFiles } from "../../server/jobs/copy-open-files.ts";
import { newSealKey } from "../../server/sealing/seal-keys.ts";
import { openTestApp, type TestApp, valueIn } from "../../server/testing/test-app.ts";
import { postFile } from "../../server/testing/upload-file.ts";
import { withCopies } from "../../server/uploads/public-store.ts";
import { listStored } from "../../server/uploads/storage.ts";
import { publicEnvAt, type S3Server, startS3 } from "./s3-server.ts";

let s3: S3Server;
let test: TestApp;
let token: string;

beforeAll(async () => {
	s3 = await startS3();
	const PORTICO_SEAL_KEYS = newSealKey();
	test = await openTestApp({ ...s3.envAt(s3.port), ...publicEnvAt(s3.port), PORTICO_SEAL_KEYS });
	token = await test.login("13700000041");
});
afterAll(async () => {
	await test.close();
	await s3.close();
});

const run = () => copyOpenFiles.run(test.services);
const copies = async () =>
	(await listStored(test.services.publicStore?.storage ?? expect.fail())).map(({ name }) => name);
const get = (url: string, headers = {}) => test.app.inject({ url, headers });

/** A picture that its owner has uploaded; `open` makes it one of an article, which everybody sees. */
async function picture(name: string, open: boolean) {
	const body = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#367" } })
		.jpeg()
		.toBuffer();
	const { data } = await postFile(test, new File([new Uint8Array(body)], name, { type: "image/jpeg" }), { token });
	const id = String(valueIn(data, "id"));
	if (open) await setOpen(id, true);
	return { id, passed: String(valueIn(data, "url")), url: `/uploads/${id}` };
}

const setOpen = (id: string, content: boolean) =>
	test.services.db.updateTable("upload").set({ content }).where("id", "=", id).execute();

it("sends browsers to the object storage for a file that everybody may see, once it is copied there", async () => {
	const { id, url } = await picture("lamp.jpg", true);
	const streamed = await get(url);
	expect(streamed.statusCode).toBe(200);
	await run();
	const sent = await get(url);
	expect([sent.statusCode, sent.headers["cache-control"]]).toEqual([302, "private, max-age=60"]);
	const address = new URL(String(sent.headers.location));
	expect(address.pathname).toBe(`/portico-public/files/${id}`);
	expect(Number(address.searchParams.get("X-Amz-Expires"))).toBe(300);
	const response = await fetch(address);
	expect(response.headers.get("content-type")).toBe("image/jpeg");
	expect(response.headers.get("content-disposition")).toBe('inline; filename="lamp.jpg"');
	expect(Buffer.from(await response.arrayBuffer()).equals(streamed.rawPayload)).toBe(true);
	address.searchParams.set("response-content-type", "text/html");
	expect((await fetch(address)).status).toBe(403);
});

it("has the object storage call a file by its name, in whatever letters", async () => {
	const { url } = await picture("路灯.jpg", true);
	await get(url);
	await run();
	const address = new URL(String((await get(url)).headers.location));
	expect(address.searchParams.get("response-content-disposition")).toBe(
		"inline; filename*=UTF-8''%E8%B7%AF%E7%81%AF.jpg",
	);
});

it("sends them there for its thumbnail, too, and keeps the pass out of caches", async () => {
	const { id, url, passed } = await picture("small.jpg", true);
	expect((await get(`${url}/thumbnail`)).statusCode).toBe(200);
	expect((await get(passed)).statusCode).toBe(200);
	await run();
	const small = await get(`${url}/thumbnail`);
	expect(String(small.headers.location)).toContain(`/files/${id}-thumbnail?`);
	const { statusCode, headers } = await get(passed);
	expect([statusCode, headers["cache-control"]]).toEqual([302, "no-store"]);
});

it("streams a file that is not for everybody through the server, with rights, and never copies it", async () => {
	const { id, url, passed } = await picture("mine.jpg", false);
	expect((await get(passed)).statusCode).toBe(200);
	expect((await get(url)).statusCode).toBe(404);
	await run();
	expect((await get(passed)).statusCode).toBe(200);
	expect((await copies()).join()).not.toContain(id);
});

it("sends nobody to a file that is hidden again, and deletes its copy", async () => {
	const { id, url } = await picture("hidden.jpg", true);
	await get(url);
	await run();
	expect(await copies()).toContain(`files/${id}`);
	await setOpen(id, false);
	expect((await get(url)).statusCode).toBe(404);
	await run();
	expect(await copies()).not.toContain(`files/${id}`);
});

it("deletes the copy with the file", async () => {
	const { id, url } = await picture("erased.jpg", true);
	await get(url);
	await run();
	await test.services.storage.delete(id);
	expect(await copies()).not.toContain(`files/${id}`);
});

it("deletes a file while the bucket of the copies is away, and its copy once that is back", async () => {
	const { id, url } = await picture("stuck.jpg", true);
	await get(url);
	await run();
	expect(await copies()).toContain(`files/${id}`);
	const store = test.services.publicStore ?? expect.fail();
	const away = {
		...store,
		storage: { ...store.storage, delete: () => Promise.reject(new Error("The bucket is away.")) },
	};
	await test.services.db.deleteFrom("upload").where("id", "=", id).execute();
	await withCopies(uploadStorage(test.services.settings), away).delete(id);
	expect(await test.services.storage.get(id)).toBeNull();
	await expect(copyOpenFiles.run({ ...test.services, publicStore: away })).rejects.toThrow("The bucket is away.");
	await run();
	expect(await copies()).not.toContain(`files/${id}`);
	const left = test.services.db.selectFrom("open_file").select("file").where("file", "=", id);
	expect(await left.execute()).toEqual([]);
});

it("lets pages show what comes from the object storage, and nothing else from elsewhere", async () => {
	const policy = String((await get("/healthz")).headers["content-security-policy"]).split(";");
	const origin = `http://127.0.0.1:${s3.port}`;
	expect(policy).toContain(`img-src 'self' data: blob: ${origin}`);
	expect(policy).toContain(`media-src 'self' ${origin}`);
	expect(policy).toContain("script-src 'self'");
});
