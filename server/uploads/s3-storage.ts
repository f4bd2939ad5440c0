import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../settings.ts";
import type { Storage } from "./storage.ts";

/** Keeps uploads in an S3-compatible bucket. */
export function s3Storage({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): Storage {
	const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
	const urlOf = (name: string) => `${endpoint.replace(/\/$/, "")}/${bucket}/${name}`;
	const demand = (response: Response, what: "PUT" | "GET" | "DELETE", name: string) => {
		if (!response.ok) throw new Error(`The object storage answered ${response.status} to ${what} ${urlOf(name)}.`);
	};
	return {
		async put(name, path, mime) {
			// A Blob of a file is read as it is sent, and again where the call is repeated; its size is known, as S3 demands.
			const body = await openAsBlob(path, { type: mime });
			demand(await client.fetch(urlOf(name), { method: "PUT", body, headers: { "Content-Type": mime } }), "PUT", name);
		},
		async get(name) {
			const response = await client.fetch(urlOf(name));
			if (response.status === 404) return null;
			demand(response, "GET", name);
			return response.body ? Readable.from(response.body) : Readable.from([]);
		},
		async delete(name) {
			const response = await client.fetch(urlOf(name), { method: "DELETE" });
			if (response.status !== 404) demand(response, "DELETE", name);
		},
	};
}
