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
		async put(name, body, mime) {
			const headers = { "Content-Type": mime };
			demand(await client.fetch(urlOf(name), { method: "PUT", body: new Uint8Array(body), headers }), "PUT", name);
		},
		async get(name) {
			const response = await client.fetch(urlOf(name));
			if (response.status === 404) return null;
			demand(response, "GET", name);
			return Readable.from(Buffer.from(await response.arrayBuffer()));
		},
		async delete(name) {
			const response = await client.fetch(urlOf(name), { method: "DELETE" });
			if (response.status !== 404) demand(response, "DELETE", name);
		},
	};
}
