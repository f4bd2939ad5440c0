import type { ServerText } from "../../schemas/server-texts.ts";
import type { RefusedField } from "../../schemas/types.gen.ts";
import type { TextValues } from "./texts.ts";

/** The codes of a handled outcome other than success (docs/wire-contract.md). */
type RefusalCode = 1 | 401 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 500 | 503;

/** Thrown by a route to respond with a code: an outcome foreseen, sent as HTTP 200. */
export class Refusal extends Error {
	readonly code: RefusalCode;
	readonly text: ServerText;
	readonly values: TextValues;
	readonly data: unknown;

	constructor(
		code: RefusalCode,
		text: ServerText,
		{ values = {}, data = null }: { values?: TextValues; data?: unknown } = {},
	) {
		super(text);
		this.code = code;
		this.text = text;
		this.values = values;
		this.data = data;
	}
}

/** 422 with what is wrong where. A message of TEXTS is said in the caller's language. */
export const invalid = (
	errors: RefusedField[],
	text: ServerText = "Some of what was sent is not valid.",
	values: TextValues = {},
) => new Refusal(422, text, { values, data: { errors } });

/** 422 where something names an upload that is gone or somebody else's. */
export const missingAttachment = () => {
	const text = "An attachment is missing. Please add it again.";
	return invalid([{ pointer: "/attachments", message: text }], text);
};

/** 429 with the seconds to wait; the text may say them as minutes or hours. */
export const tooMany = (
	seconds: number,
	text: ServerText = "Too many requests. Please try again in {seconds} seconds.",
) =>
	new Refusal(429, text, {
		values: { seconds, minutes: Math.ceil(seconds / 60), hours: Math.ceil(seconds / 3600) },
		data: { retry_after: seconds },
	});

/** Seconds after which it may be tried again when the portal was busy. */
export const BUSY_SECONDS = 5;

/** 429 for what took the database too long, or found it with no connection free. */
export const busy = () => tooMany(BUSY_SECONDS, "The portal is very busy. Please try again in {seconds} seconds.");

/** Seconds after which it may be tried again when files could not be stored or read. */
const STORAGE_SECONDS = 60;

/** 503 where files cannot be stored or read, or the disk is full. */
export const storageAway = () =>
	new Refusal(503, "Files cannot be stored or shown at the moment. Please try again in a minute.", {
		data: { retry_after: STORAGE_SECONDS },
	});

/** Seconds after which it may be tried again when the database was away. */
const DATABASE_SECONDS = 60;

/** 503 where the database is away or has no room: nothing can be read or filed. */
export const databaseAway = () =>
	new Refusal(503, "The portal cannot reach its records at the moment. Please try again in a minute.", {
		data: { retry_after: DATABASE_SECONDS },
	});

/** 404 for what is absent or hidden from the caller; the two are not told apart. */
export const absent = () => new Refusal(404, "This could not be found. It may not be public.");
