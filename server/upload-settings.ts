/** The address of a clamd: a unix socket, or a host and port. */
export type ClamdAddress = { path: string } | { host: string; port: number };

const MEGAPIXEL = 1_000_000;
const DEFAULT_MEGAPIXELS = 50;
const MAX_MEGAPIXELS = 250;

/** The most pixels of a picture, from a number of megapixels. Throws on one that makes no sense. */
export function pixelsOf(text: string | undefined): number {
	const megapixels = Number(text || DEFAULT_MEGAPIXELS);
	if (!(megapixels > 0 && megapixels <= MAX_MEGAPIXELS))
		throw new Error(`PORTICO_MAX_MEGAPIXELS should be a number above 0 and at most ${MAX_MEGAPIXELS}, not "${text}".`);
	return Math.round(megapixels * MEGAPIXEL);
}

/** Where clamd listens: `host:port`, or the path of a unix socket; null where nothing is said. Throws on anything else. */
export function clamdOf(text: string | undefined): ClamdAddress | null {
	if (!text) return null;
	if (text.startsWith("/")) return { path: text };
	const [, host, port] = /^(\[[\da-fA-F:.]+\]|[^:/\s]+):(\d{1,5})$/.exec(text) ?? [];
	if (host === undefined || Number(port) < 1 || Number(port) > 65_535)
		throw new Error(`PORTICO_CLAMD should be host:port or the path of a unix socket, not "${text}".`);
	return { host: host.replace(/^\[|\]$/g, ""), port: Number(port) };
}

const MB = 1024 * 1024;
const DEFAULT_STRANGERS_MB = 2048;

/** Bytes that may wait for a case of people who are not logged in, from a number of MB. Throws on one that makes no sense. */
export function strangersBytesOf(text: string | undefined): number {
	const most = Number(text || DEFAULT_STRANGERS_MB);
	if (!Number.isInteger(most) || most < 1)
		throw new Error(`PORTICO_STRANGERS_MB should be a whole number above 0, not "${text}".`);
	return most * MB;
}
