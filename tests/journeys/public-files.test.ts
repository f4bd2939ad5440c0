import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, expect, it } from "vitest";
import { publicEnvAt, type S3Server, startS3 } from "../../scripts/drill/s3-server.ts";
import { startOwnJourney } from "./journey.ts";
import { inDatabase } from "./portal-database.ts";

/** Jobs that are due are looked for every 15 s. */
const JOB_RUNS = { timeout: 45_000, interval: 500 };

let s3: S3Server | undefined;

const journey = startOwnJourney(async () => {
	s3 = await startS3();
	return { ...s3.envAt(s3.port), ...publicEnvAt(s3.port) };
});
afterAll(() => s3?.close());

const bucket = () => `http://127.0.0.1:${s3?.port}/`;

/** A picture that somebody has uploaded: its id, and the address with which its owner sees it. */
async function uploadPicture(token: string): Promise<{ id: string; url: string }> {
	const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#2a7" } })
		.jpeg()
		.toBuffer();
	const body = new FormData();
	body.append("file", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }), "cover.jpg");
	const response = await fetch(`${journey.portal().url}/api/File/upload`, {
		method: "POST",
		headers: { authorization: token },
		body,
	});
	const { data }: { data: { id: string; url: string } } = await response.json();
	return data;
}

/** Makes a picture the cover of the newest article, as editors do; returns the article's id. */
const makeCover = (id: string) =>
	inDatabase(journey.portal(), async (db) => {
		await db.updateTable("upload").set({ content: true }).where("id", "=", id).execute();
		const newest = await db
			.selectFrom("article")
			.select("id")
			.where("published_at", "<=", new Date())
			.orderBy("published_at", "desc")
			.executeTakeFirstOrThrow();
		await db
			.updateTable("article")
			.set({ cover: `/uploads/${id}` })
			.where("id", "=", newest.id)
			.execute();
		return newest.id;
	});

/** Lets the copies be made now, not within the minute. */
const copiesAreDue = () =>
	inDatabase(journey.portal(), (db) =>
		sql`update job set run_after = now() where name = 'copy_open_files'`.execute(db),
	);

/** What the portal says to who asks for a file: its status, and where else it sends them. */
async function outcomeOf(path: string) {
	const response = await fetch(new URL(path, journey.portal().url), { redirect: "manual" });
	await response.body?.cancel();
	return { status: response.status, sentTo: response.headers.get("location") ?? "" };
}

it("shows an article's picture from the object storage, which the page's policy lets in, and somebody's own from here", async () => {
	const session = await journey.newSession();
	const [cover, own] = [await uploadPicture(session.token), await uploadPicture(session.token)];
	const article = await makeCover(cover.id);
	// Both are asked for before the copies are made, as only what was asked for is copied.
	expect(await outcomeOf(`/uploads/${cover.id}`)).toEqual({ status: 200, sentTo: "" });
	expect(await outcomeOf(own.url)).toEqual({ status: 200, sentTo: "" });
	await copiesAreDue();
	await expect.poll(async () => (await outcomeOf(`/uploads/${cover.id}`)).sentTo, JOB_RUNS).toContain(bucket());

	const page = await journey.blank();
	const [response] = await Promise.all([
		page.waitForResponse((one) => one.url().startsWith(bucket())),
		journey.go(page, `/article/detail?id=${article}`),
	]);
	expect(response.status()).toBe(200);
	const shown = page.getByRole("main").locator(`img[src*="/uploads/${cover.id}"]`).first();
	await shown.scrollIntoViewIfNeeded();
	await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
	expect(await outcomeOf(own.url)).toEqual({ status: 200, sentTo: "" });
	expect(await outcomeOf(`/uploads/${own.id}`)).toEqual({ status: 404, sentTo: "" });
});
