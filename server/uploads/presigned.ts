import { AwsClient } from "aws4fetch";
import type { PublicBucket } from "./s3-settings.ts";

/** What an object storage is to say of a file that it hands over. */
export type FileDescription = { mime: string; disposition: string };

/** Seconds for which an address opens a file. */
const ADDRESS_SECONDS = 300;

/** Addresses of the same minute are the same, for browsers to know what they have. */
const SAME_FOR_MS = 60_000;

/** A moment as signatures of S3 have it. */
const stamp = (ms: number) => new Date(ms).toISOString().replace(/[:-]|\.\d{3}/g, "");

/**
 * Makes addresses at which a browser gets a file of a bucket from the object storage itself, with a signature that is over
 * after four to five minutes and that holds type and disposition, too.
 */
export function presigner({ browserUrl, bucket, accessKeyId, secretAccessKey, region }: PublicBucket) {
	if (browserUrl === null) return null;
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
	return async (name: string, { mime, disposition }: FileDescription, now = Date.now()): Promise<string> => {
		const query = new URLSearchParams({
			"X-Amz-Expires": String(ADDRESS_SECONDS),
			"response-content-type": mime,
			"response-content-disposition": disposition,
		});
		const datetime = stamp(Math.floor(now / SAME_FOR_MS) * SAME_FOR_MS);
		const address = `${browserUrl}/${bucket}/${name}?${query}`;
		const { url } = await client.sign(address, { method: "GET", aws: { signQuery: true, datetime } });
		// Signatures are made over %20; not every storage reads a plus as the same.
		return url.replaceAll("+", "%20").replaceAll("*", "%2A");
	};
}
