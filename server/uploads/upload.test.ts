import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { postFile } from "../testing/upload-file.ts";

let test: TestApp;
let token: string;

beforeAll(async () => {
	test = await openTestApp();
	token = await test.login("13700000011");
}, 60_000);
afterAll(() => test.close());

const upload = (body: Buffer, name: string) =>
	postFile(test, new File([new Uint8Array(body)], name, { type: "image/jpeg" }), { token });

const photo = () =>
	sharp({ create: { width: 900, height: 600, channels: 3, background: "#367" } })
		.withExif({ IFD0: { Copyright: "somebody" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } })
		.jpeg()
		.toBuffer();

it("removes from a photo where and by whom it was taken, and makes a thumbnail", async () => {
	const original = await photo();
	expect((await sharp(original).metadata()).exif).toBeDefined();
	const { code, data } = await upload(original, "../../home/IMG 1.jpg");
	expect(code).toBe(0);
	expect(data).toMatchObject({ name: "IMG 1.jpg", mime: "image/jpeg" });
	const stored = await test.app.inject(String(valueIn(data, "url")));
	expect((await sharp(stored.rawPayload).metadata()).exif).toBeUndefined();
	const thumbnail = await test.app.inject(String(valueIn(data, "thumbnail_url")));
	expect(await sharp(thumbnail.rawPayload).metadata()).toMatchObject({ width: 320, format: "webp" });
});

it("serves a file so that it can't run, and with its name", async () => {
	const { data } = await upload(await photo(), "路灯.jpg");
	const { headers } = await test.app.inject(String(valueIn(data, "url")));
	expect(headers["content-security-policy"]).toBe("default-src 'none'; sandbox");
	expect(headers["x-content-type-options"]).toBe("nosniff");
	expect(headers["content-disposition"]).toBe("inline; filename*=UTF-8''%E8%B7%AF%E7%81%AF.jpg");
});

it("sends the piece of a file that a player asks for, and says where that stands", async () => {
	const { data } = await upload(await photo(), "piece.jpg");
	const url = String(valueIn(data, "url"));
	const whole = (await test.app.inject(url)).rawPayload;
	const piece = await test.app.inject({ url, headers: { range: "bytes=10-19" } });
	expect([piece.statusCode, piece.headers["content-range"]]).toEqual([206, `bytes 10-19/${whole.length}`]);
	expect(piece.rawPayload.equals(whole.subarray(10, 20))).toBe(true);
	const behind = await test.app.inject({ url, headers: { range: "bytes=99999999-" } });
	expect([behind.statusCode, behind.headers["content-range"]]).toEqual([416, `bytes */${whole.length}`]);
});

it("lets no browser's own cache keep what is reached by a pass", async () => {
	const { data } = await upload(await photo(), "mine.jpg");
	const url = String(valueIn(data, "url"));
	expect(url).toContain("?pass=");
	expect((await test.app.inject(url)).headers["cache-control"]).toBe("no-store");
});

it("hides a user's file from everybody without a pass", async () => {
	const { data } = await upload(await photo(), "mine.jpg");
	const url = `/uploads/${String(valueIn(data, "id"))}`;
	expect((await test.app.inject(url)).statusCode).toBe(404);
	expect((await test.app.inject(`${url}?pass=9999999999999.forged`)).statusCode).toBe(404);
	expect((await test.app.inject({ url, headers: { authorization: token } })).statusCode).toBe(200);
});

it("believes a file's bytes, not its name, and says that they do not go together", async () => {
	const unlike = ": empty or damaged, or no file of the kind that its name says.";
	expect(await upload(Buffer.from("<script>alert(1)</script>"), "photo.jpg")).toMatchObject({
		code: 422,
		msg: `photo.jpg${unlike}`,
	});
	expect(await upload(Buffer.alloc(0), "empty.pdf")).toMatchObject({ code: 422, msg: `empty.pdf${unlike}` });
});

it("takes 10 MiB, responds with 413 to a byte more, and says the limit", async () => {
	const pdf = (bytes: number) => Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(bytes - 9, 1)]);
	expect((await upload(pdf(10 * 1024 * 1024), "full.pdf")).code).toBe(0);
	const refused = await upload(pdf(10 * 1024 * 1024 + 1), "large.pdf");
	expect(refused).toMatchObject({ code: 413, msg: "large.pdf is larger than 10 MB." });
});

it("hands a file over under the extension of what it is, also one that was stored under another", async () => {
	const { data } = await upload(Buffer.from("%PDF-1.4\n"), "a.pdf.html");
	expect(data).toMatchObject({ name: "a.pdf" });
	await test.services.db
		.updateTable("upload")
		.set({ name: "old.html" })
		.where("id", "=", String(valueIn(data, "id")))
		.execute();
	const { headers } = await test.app.inject(String(valueIn(data, "url")));
	expect(headers["content-disposition"]).toBe('attachment; filename="old.html.pdf"');
	expect(headers["x-content-type-options"]).toBe("nosniff");
});

it("tells of a file that may still say who made it, and that a picture does not", async () => {
	expect((await upload(Buffer.from("%PDF-1.4\n"), "a.pdf")).data).toMatchObject({ keeps_metadata: true });
	expect((await upload(await photo(), "a.jpg")).data).toMatchObject({ keeps_metadata: false });
});
