import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { shippedTranslators } from "../release/translators.ts";
import { withFile } from "../testing/store-bytes.ts";
import { Refusal } from "../wire/refusal.ts";
import { translate } from "../wire/texts.ts";
import { processPicture } from "./picture.ts";
import { createWorkQueue } from "./queue.ts";

const translators = shippedTranslators();

const plain = (width: number, height: number, background = "#367") =>
	sharp({ create: { width, height, channels: 3, background } });

const process = (bytes: Buffer, mime: string, maxPixels: number) =>
	withFile(bytes, async (path, folder) => {
		const results = { picture: join(folder, "picture"), thumbnail: join(folder, "thumbnail") };
		await processPicture({ path, mime, name: "a", maxPixels }, results);
		return sharp(await sharp(results.picture).toBuffer()).metadata();
	});

const refusalOf = async (work: Promise<unknown>) => {
	const error: unknown = await work.catch((thrown: unknown) => thrown);
	if (!(error instanceof Refusal)) throw new Error("It was not refused.");
	return error;
};

it("takes a picture of the most pixels, and refuses one of more by its header, naming the limit in both languages", async () => {
	expect(await process(await plain(2000, 1000).png().toBuffer(), "image/png", 2_000_000)).toMatchObject({
		width: 2000,
	});
	const refusal = await refusalOf(process(await plain(2001, 1000).png().toBuffer(), "image/png", 2_000_000));
	expect(refusal.code).toBe(413);
	expect(translate(refusal.text, translators.inLanguage("en"), refusal.values)).toBe(
		"a has 3 megapixels. A picture may have 2 at most.",
	);
	expect(translate(refusal.text, translators.inLanguage("zh-CN"), refusal.values)).toContain("最多允许 2 百万像素");
});

it("counts every frame of a film of pictures", async () => {
	const frames = await Promise.all(["#f00", "#0f0", "#00f"].map((colour) => plain(100, 100, colour).png().toBuffer()));
	const gif = await sharp(frames, { join: { animated: true } })
		.gif()
		.toBuffer();
	expect(await process(gif, "image/gif", 30_000)).toMatchObject({ format: "gif" });
	expect((await refusalOf(process(gif, "image/gif", 29_999))).code).toBe(413);
});

it("says that a broken picture can't be read", async () => {
	const broken = (await plain(100, 100).jpeg().toBuffer()).subarray(0, 200);
	expect((await refusalOf(process(broken, "image/jpeg", 1_000_000))).code).toBe(422);
});

it("works on two files at once, lets some wait and turns away the others with the time to wait", async () => {
	const queue = createWorkQueue(2, 1);
	let running = 0;
	let most = 0;
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	const work = async () => {
		running += 1;
		most = Math.max(most, running);
		await held;
		running -= 1;
	};
	const taken = [queue(work), queue(work), queue(work)];
	const refusal = await refusalOf(Promise.resolve().then(() => queue(work)));
	expect(refusal).toMatchObject({ code: 503, data: { retry_after: expect.any(Number) } });
	release();
	await Promise.all(taken);
	expect(most).toBe(2);
});

it("does nothing for a sender who has gone while they waited", async () => {
	const queue = createWorkQueue(1, 5);
	const gone = new AbortController();
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	const first = queue(() => held);
	let worked = false;
	const second = queue(async () => {
		worked = true;
	}, gone.signal).catch((error: unknown) => error);
	gone.abort();
	release();
	await first;
	expect(await second).toMatchObject({ name: "AbortError" });
	expect(worked).toBe(false);
});
