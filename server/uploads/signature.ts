import { createHmac, timingSafeEqual } from "node:crypto";

const DAY_MS = 24 * 3600 * 1000;

const sign = (secret: Buffer, id: string, until: number) =>
	createHmac("sha256", secret).update(`upload:${id}:${until}`).digest("base64url");

/**
 * A pass for one upload, good until the end of tomorrow: an <img> sends no Authorization header,
 * so who may see a file gets its address with a pass. The same all day, so that browsers can cache.
 */
export function passFor(secret: Buffer, id: string, now = Date.now()): string {
	const until = (Math.floor(now / DAY_MS) + 2) * DAY_MS;
	return `${until}.${sign(secret, id, until)}`;
}

/** Whether a pass is ours, for this upload, and not over. */
export function isPass(secret: Buffer, id: string, pass: string, now = Date.now()): boolean {
	const [until = "", signature = ""] = pass.split(".");
	const expected = Buffer.from(sign(secret, id, Number(until)));
	const given = Buffer.from(signature);
	return Number(until) > now && given.length === expected.length && timingSafeEqual(given, expected);
}
