import { openAsBlob } from "node:fs";
import { Readable, Transform } from "node:stream";
import { AwsClient } from "aws4fetch";
import { StorageAway } from "../wire/storage-away.ts";
import { resumedBody } from "./resumed-body.ts";
import { readListing } from "./s3-listing.ts";
import type { S3Settings } from "./s3-settings.ts";
import type { Storage, StoredObject } from "./storage.ts";

/** How long the storage may take. */
export type S3Limits = {
	/** Milliseconds until a response begins, the time for a body that is sent left out. */
	responseMs: number;
	/** Milliseconds between two pieces of a body that is received. */
	silenceMs: number;
	/** A body that is sent is given time at this pace. */
	bytesPerSecond: number;
	/** How often a call that fails at the storage is made again, and a body asked for where it broke off. */
	retries: number;
};

/** A browser waits five seconds for the end of an upload: it is to be told in words before. */
export const S3_LIMITS: S3Limits = { responseMs: 4_000, silenceMs: 15_000, bytesPerSecond: 1024 * 1024, retries: 2 };

type Method = "PUT" | "GET" | "DELETE";

/** Ends a stream that brings nothing for a while. */
function bounded(body: Readable, silenceMs: number): Readable {
	let last = Date.now();
	const through = new Transform({
		transform(chunk, _encoding, done) {
			last = Date.now();
			done(null, chunk);
		},
	});
	const timer = setInterval(() => {
		// What its reader has not taken yet is not what the storage keeps back.
		if (body.readableLength > 0 || through.readableLength > 0) last = Date.now();
		else if (Date.now() - last > silenceMs)
			through.destroy(new StorageAway(`The object storage has sent nothing for ${silenceMs} ms.`));
	}, silenceMs / 4);
	through.once("close", () => {
		clearInterval(timer);
		body.destroy();
	});
	body.once("error", (error) => through.destroy(new StorageAway("The object storage broke off.", { cause: error })));
	return body.pipe(through);
}

/** Keeps files in an S3-compatible bucket, below the settings' prefix. */
export function s3Storage(
	{ endpoint, bucket, region, accessKeyId, secretAccessKey, prefix = "" }: S3Settings,
	limits = S3_LIMITS,
): Storage {
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: limits.retries });
	const root = `${endpoint.replace(/\/$/, "")}/${bucket}`;
	const urlOf = (name: string) => `${root}/${prefix}${name}`;

	async function request(method: Method, url: string, init: RequestInit = {}, bodyBytes = 0): Promise<Response> {
		const timeoutMs = limits.responseMs + (bodyBytes / limits.bytesPerSecond) * 1_000;
		const timer = new AbortController();
		const timeout = setTimeout(() => timer.abort(), timeoutMs);
		const response = await client
			.fetch(url, { ...init, method, signal: timer.signal })
			.catch((cause: unknown) => {
				const why = timer.signal.aborted ? `did not respond within ${timeoutMs} ms` : "could not be reached";
				throw new StorageAway(`The object storage ${why} (${method} ${url}).`, { cause });
			})
			.finally(() => clearTimeout(timeout));
		if (response.ok || response.status === 404) return response;
		await response.body?.cancel();
		throw new StorageAway(`The object storage answered ${response.status} to ${method} ${url}.`);
	}

	const bodyOf = ({ body }: Response): Readable =>
		body ? bounded(Readable.from(body), limits.silenceMs) : Readable.from([]);

	async function* objects(from = ""): AsyncIterable<StoredObject> {
		for (let next: string | null = ""; next !== null; ) {
			const query = new URLSearchParams({
				"list-type": "2",
				prefix: prefix + from,
				...(next && { "continuation-token": next }),
			});
			const page = readListing(await (await request("GET", `${root}?${query}`)).text());
			for (const found of page.objects) yield { ...found, name: found.name.slice(prefix.length) };
			next = page.next;
		}
	}

	return {
		async put(name, path, mime) {
			// A Blob of a file is read as it is sent, and again where the call is repeated; its size is known, as S3 demands.
			const body = await openAsBlob(path, { type: mime });
			const response = await request("PUT", urlOf(name), { body, headers: { "Content-Type": mime } }, body.size);
			await response.body?.cancel();
			if (!response.ok) throw new StorageAway(`There is no bucket ${bucket} at ${endpoint}.`);
		},
		async get(name, range) {
			const headers = range && { Range: `bytes=${range.start}-${range.end}` };
			const response = await request("GET", urlOf(name), { ...(headers && { headers }) });
			if (response.status === 404) {
				await response.body?.cancel();
				return null;
			}
			const state = response.headers.get("ETag");
			const rest = async (received: number) => {
				const from = { Range: `bytes=${(range?.start ?? 0) + received}-${range?.end ?? ""}` };
				const more = await request("GET", urlOf(name), { headers: { ...from, ...(state && { "If-Match": state }) } });
				if (more.status === 206) return bodyOf(more);
				await more.body?.cancel();
				throw new StorageAway(`The object storage does not give the rest of ${name} (HTTP ${more.status}).`);
			};
			return resumedBody(bodyOf(response), { rest, retries: limits.retries });
		},
		list: objects,
		async delete(name) {
			await (await request("DELETE", urlOf(name))).body?.cancel();
		},
	};
}
