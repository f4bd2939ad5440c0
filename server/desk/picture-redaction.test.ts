import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { storedNames } from "../backup/uploads.ts";
import { deleteAccount } from "../member/delete-account.ts";
import { unknownFiles } from "../repositories/messages/upload.ts";
import { findUserBy } from "../repositories/people/user.ts";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { postFile } from "../testing/upload-file.ts";
import { listStored } from "../uploads/storage.ts";

const CITIZEN = "13700000061";
const HANDLER = "13900000062";
const PLATE = { x: 100, y: 60, width: 80, height: 40 };
const FACE = { x: 200, y: 100, width: 50, height: 50 };

let test: TestApp;
let desk: CaseDesk;
let supervisor: string;
let handler: string;
let citizen: string;

beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	[supervisor, citizen, handler] = [
		await test.login(ADMIN_MOBILE),
		await test.login(CITIZEN),
		await test.login(HANDLER),
	];
	const roles = sql<never>`array['handler']`;
	await test.services.db.updateTable("app_user").set({ roles }).where("mobile", "=", HANDLER).execute();
}, 90_000);
afterAll(() => test.close());

/** A picture all red: what is not red any more was burnt in. */
const red = (type: "jpeg" | "png") =>
	sharp({ create: { width: 400, height: 300, channels: 3, background: "#f00" } })
		.withExif({ IFD0: { Copyright: "somebody" } })
		[type]()
		.toBuffer();

async function upload(bytes: Buffer, name: string, mime: string): Promise<string> {
	const sent = await postFile(test, new File([new Uint8Array(bytes)], name, { type: mime }), { token: citizen });
	return String(valueIn(sent.data, "id"));
}

/** An accepted case that a citizen filed with a picture. */
async function filedPicture(bytes: Buffer, name: string, mime: string) {
	const file = await upload(bytes, name, mime);
	const filed = await desk.file(citizen, { attachments: [file] }, { attachments: [file] });
	const id = String(valueIn(filed.data, "id"));
	await desk.act(id, { action: "accept" });
	return { id, file };
}

const versionOf = async (id: string) => valueIn((await preview(id)).data, "version");
const preview = (id: string, token = supervisor) => test.call(`/admin/api/desk/publication?id=${id}`, { token });
const pictureOf = async (id: string, token = supervisor) =>
	asObject(asArray(valueIn((await preview(id, token)).data, "pictures"))[0]);
const redact = async (id: string, file: string, areas: object[], more: object = {}, token = handler) =>
	test.call("/admin/api/desk/redact-picture", {
		token,
		body: { id, version: await versionOf(id), upload: file, areas, ...more },
	});
const get = (url: string, token?: string) =>
	test.app.inject({ url, headers: token === undefined ? {} : { authorization: token } });

async function colourAt(bytes: Buffer, x: number, y: number): Promise<"red" | "black" | "other"> {
	const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * info.channels);
	if (g > 20 || b > 20) return "other";
	return r > 230 ? "red" : r < 20 ? "black" : "other";
}

it.each([
	["jpeg", "image/jpeg"],
	["png", "image/png"],
] as const)(
	"burns rectangles into a %s for everybody, its filer too, under the address that it has",
	async (type, mime) => {
		const { id, file } = await filedPicture(await red(type), `car.${type}`, mime);
		const shownBefore = String(valueIn(await pictureOf(id, handler), "url"));
		const before = (await get(`/uploads/${file}`, citizen)).rawPayload;
		expect(await colourAt(before, 140, 80)).toBe("red");
		expect((await redact(id, file, [PLATE])).code).toBe(0);
		for (const response of [
			await get(`/uploads/${file}`, citizen),
			await get(`/uploads/${file}`, handler),
			await get(`/uploads/${file}`, supervisor),
			await get(shownBefore),
		]) {
			expect(response.statusCode).toBe(200);
			expect(await colourAt(response.rawPayload, 140, 80)).toBe("black");
			expect(await colourAt(response.rawPayload, 50, 50)).toBe("red");
			expect((await sharp(response.rawPayload).metadata()).exif).toBeUndefined();
			expect(Number(response.headers["content-length"] ?? response.rawPayload.length)).toBe(response.rawPayload.length);
		}
		const small = await get(`/uploads/${file}/thumbnail`, citizen);
		expect(await colourAt(await sharp(small.rawPayload).png().toBuffer(), 112, 64)).toBe("black");
		expect(String(valueIn(await pictureOf(id, handler), "url"))).not.toBe(shownBefore);
	},
);

it("shows the original to who supervises, on record, and to nobody else, whatever pass they have", async () => {
	const { id, file } = await filedPicture(await red("png"), "car.png", "image/png");
	const url = `/uploads/${file}/original`;
	expect((await get(url, supervisor)).statusCode).toBe(404);
	await redact(id, file, [PLATE]);
	const found = await pictureOf(id);
	expect(found).toMatchObject({ id: file, areas: [PLATE], original_url: expect.stringContaining(url) });
	expect(await pictureOf(id, handler)).toMatchObject({ original_url: null });
	const original = await get(String(found.original_url));
	expect(await colourAt(original.rawPayload, 140, 80)).toBe("red");
	expect(original.headers["cache-control"]).toBe("no-store");
	const pass = new URL(String(found.url), "http://portal").searchParams.get("pass");
	const refused = [await get(url), await get(url, citizen), await get(url, handler), await get(`${url}?pass=${pass}`)];
	expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
	const log = JSON.stringify((await test.call(`/admin/api/audit?object=${file}`, { token: supervisor })).data);
	expect(log).toContain('"original":true');
});

it("no longer opens by a pass once who it names has lost the right", async () => {
	const { id, file } = await filedPicture(await red("png"), "car.png", "image/png");
	await redact(id, file, [PLATE]);
	const mobile = "13900000063";
	const other = await test.login(mobile);
	const set = (roles: string) =>
		sql`update app_user set roles = ${roles}::text[] where mobile = ${mobile}`.execute(test.services.db);
	await set("{administrator}");
	const url = String(valueIn(await pictureOf(id, other), "original_url"));
	expect((await get(url)).statusCode).toBe(200);
	await set("{handler}");
	expect((await get(url)).statusCode).toBe(404);
});

it("adds rectangles for who publishes, draws them anew and takes them back for who supervises, and records each", async () => {
	const { id, file } = await filedPicture(await red("png"), "car.png", "image/png");
	expect((await redact(id, file, [PLATE])).code).toBe(0);
	expect((await redact(id, file, [FACE])).code).toBe(0);
	const both = (await get(`/uploads/${file}`, citizen)).rawPayload;
	expect([await colourAt(both, 140, 80), await colourAt(both, 225, 125)]).toEqual(["black", "black"]);
	expect((await redact(id, file, [], { anew: true })).code).toBe(403);
	expect((await redact(id, file, [FACE], { anew: true }, supervisor)).code).toBe(0);
	const anew = (await get(`/uploads/${file}`, citizen)).rawPayload;
	expect([await colourAt(anew, 140, 80), await colourAt(anew, 225, 125)]).toEqual(["red", "black"]);
	expect((await redact(id, file, [], { anew: true }, supervisor)).code).toBe(0);
	expect(await colourAt((await get(`/uploads/${file}`, citizen)).rawPayload, 225, 125)).toBe("red");
	expect(await pictureOf(id)).toMatchObject({ areas: [], redacted_at: null, original_url: null });
	const log = asArray(valueIn((await test.call(`/admin/api/audit?object=${id}`, { token: supervisor })).data, "list"));
	const done = log.filter((one) => String(valueIn(one, "action")).startsWith("case.redact"));
	expect(done.map((one) => [valueIn(one, "action"), valueIn(valueIn(one, "detail"), "rectangles")])).toEqual([
		["case.redaction_taken_back", 0],
		["case.redacted", 1],
		["case.redacted", 2],
		["case.redacted", 1],
	]);
	expect(JSON.stringify(done)).toContain(file);
});

it("says what is wrong with a rectangle or a file, and changes nothing", async () => {
	const { id, file } = await filedPicture(await red("png"), "car.png", "image/png");
	const beyond = await redact(id, file, [PLATE, { ...PLATE, x: 399 }]);
	expect(beyond).toMatchObject({ code: 422, msg: expect.stringContaining("400 by 300") });
	expect(JSON.stringify(beyond.data)).toContain("/areas/1");
	expect((await redact(id, file, [])).code).toBe(422);
	expect((await redact(id, file, [], { anew: true }, supervisor)).code).toBe(422);
	expect((await redact(id, "none", [PLATE])).code).toBe(422);
	const { id: other } = await filedPicture(await red("png"), "other.png", "image/png");
	expect((await redact(other, file, [PLATE])).code).toBe(422);
	expect(await pictureOf(id)).toMatchObject({ areas: [], redacted_at: null });
});

it("shows everybody the redacted picture of a step, from before its publication on", async () => {
	const { id, file } = await filedPicture(await red("png"), "car.png", "image/png");
	const { db } = test.services;
	await sql`
		update upload set flow_id = step.id from message_flow as step
		where step.message_id = ${id} and action = 'accept' and upload.id = ${file}
	`.execute(db);
	expect(await pictureOf(id)).toMatchObject({ public: true });
	await redact(id, file, [PLATE]);
	const body = { id, version: await versionOf(id), published: true, attachments: true };
	expect((await test.call("/admin/api/desk/cases/publish", { token: handler, body })).code).toBe(0);
	const seen = await get(`/uploads/${file}`);
	expect([seen.statusCode, await colourAt(seen.rawPayload, 140, 80)]).toEqual([200, "black"]);
	expect((await get(`/uploads/${file}/original`)).statusCode).toBe(404);
});

it("keeps the original's bytes as long as its row, takes them to the backup, and erases both with the account", async () => {
	const { id, file } = await filedPicture(await red("png"), "car.png", "image/png");
	await desk.publish(id);
	const since = new Date();
	const there = (await listStored(test.services.storage)).length;
	await redact(id, file, [PLATE]);
	await redact(id, file, [FACE]);
	const { db, storage } = test.services;
	const names = (await listStored(storage)).map(({ name }) => name);
	expect(names.length).toBe(there + 2);
	expect(await unknownFiles(db, [file, `${file}-thumbnail`])).toEqual([]);
	expect(new Set(await storedNames(db, since))).toEqual(new Set(await storedOf(file)));
	const user = await findUserBy(db, "mobile", CITIZEN);
	if (!user) throw new Error("The citizen is gone.");
	await deleteAccount(test.services, user);
	const left = new Set((await listStored(storage)).map(({ name }) => name));
	expect([left.has(file), left.has(`${file}-thumbnail`)]).toEqual([false, false]);
});

/** The names of an upload's bytes, and of what it was before. */
async function storedOf(file: string): Promise<string[]> {
	const { db } = test.services;
	const { rows } = await sql<{ names: string[] }>`
		select array[upload.file, upload.thumbnail, kept.file, kept.thumbnail] as names
		from upload join picture_original as kept on kept.upload_id = upload.id where upload.id = ${file}
	`.execute(db);
	return rows.flatMap(({ names }) => names);
}
