import { createHmac, timingSafeEqual } from "node:crypto";

const DAY_MS = 24 * 3600 * 1000;

const sign = (secret: Buffer, id: string, until: number, reader: string) =>
	createHmac("sha256", secret)
		.update(`upload:${id}:${until}${reader && `:${reader}`}`)
		.digest("base64url");

/**
 * A pass for one upload, good until the end of tomorrow: an <img> sends no Authorization header,
 * so who may see a file gets its address with a pass. The same all day, so that browsers can cache. One made for a `reader`,
 * a user of the staff, names them, so that what they open is recorded.
 */
export function passFor(secret: Buffer, id: string, { reader = "", now = Date.now() } = {}): string {
	const until = (Math.floor(now / DAY_MS) + 2) * DAY_MS;
	return [until, sign(secret, id, until, reader), ...(reader ? [reader] : [])].join(".");
}

/** Whether the pass of a request, ours or not, names a reader. */
export const namesReader = ({ query: { pass = "" } }: { query: { pass?: string } }): boolean =>
	(pass.split(".")[2] ?? "") !== "";

/** A pass that is ours, for this upload, and not over: the user that it names, empty where it names none; null for no such pass. */
export function readerOfPass(secret: Buffer, id: string, pass: string, now = Date.now()): string | null {
	const [until = "", signature = "", reader = ""] = pass.split(".");
	const expected = Buffer.from(sign(secret, id, Number(until), reader));
	const given = Buffer.from(signature);
	const isOurs = Number(until) > now && given.length === expected.length && timingSafeEqual(given, expected);
	return isOurs ? reader : null;
}
