import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { burnAreas } from "./burn-areas.ts";

let folder: string;
beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "portico-burn-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const AREA = { x: 10, y: 10, width: 20, height: 20 };

it("burns into every frame of a moving picture, and leaves it moving", async () => {
	const colours = ["#f00", "#0f0", "#00f"];
	const frames = colours.map((background) => sharp({ create: { width: 100, height: 60, channels: 3, background } }));
	const path = join(folder, "a");
	const picture = join(folder, "b");
	const thumbnail = join(folder, "c");
	const stills = await Promise.all(frames.map((frame) => frame.png().toBuffer()));
	await sharp(stills, { join: { animated: true } })
		.gif({ delay: [90, 80, 70] })
		.toFile(path);
	await burnAreas({ path, mime: "image/gif", name: "a.gif", maxPixels: 1_000_000 }, [AREA], { picture, thumbnail });
	const { pages, delay } = await sharp(picture, { animated: true }).metadata();
	expect([pages, delay]).toEqual([3, [90, 80, 70]]);
	for (const [page, colour] of colours.entries()) {
		const still = sharp(picture, { page }).removeAlpha();
		const at = async (left: number, top: number) =>
			`#${(await still.clone().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()).toString("hex")}`;
		expect(await at(20, 20)).toBe("#000000");
		expect(await at(60, 40)).toBe(`#${[...colour.slice(1)].map((digit) => digit + digit).join("")}`);
	}
});

it("leaves none of what stood below in the bytes, nor in the thumbnail", async () => {
	const path = join(folder, "d");
	const picture = join(folder, "e");
	const thumbnail = join(folder, "f");
	const noise = Buffer.from(Array.from({ length: 200 * 100 * 3 }, (_, at) => (at * 7919) % 256));
	await sharp(noise, { raw: { width: 200, height: 100, channels: 3 } })
		.jpeg()
		.toFile(path);
	const whole = { x: 0, y: 0, width: 200, height: 100 };
	await burnAreas({ path, mime: "image/jpeg", name: "d.jpg", maxPixels: 1_000_000 }, [whole], { picture, thumbnail });
	for (const file of [picture, thumbnail]) {
		const { channels } = await sharp(file).removeAlpha().stats();
		expect(Math.max(...channels.map(({ max }) => max))).toBe(0);
	}
});
