import { request as overHttp } from "node:http";
import { request as overHttps } from "node:https";
import { demandPublicHost, publicLookup } from "./public-lookup.ts";

/** What is posted where; `anywhere` allows addresses that are not public. */
export type Posting = { url: string; headers: Record<string, string>; body: string | Uint8Array; anywhere: boolean };

const TIMEOUT_MS = 10_000;

/**
 * Posts a body and returns the HTTP status of the response, of which nothing is read. Redirections are not followed: they
 * would lead past the check of the address. Rejects where there is no response within ten seconds.
 */
export function postEvent({ url, headers, body, anywhere }: Posting): Promise<number> {
	const address = new URL(url);
	const request = address.protocol === "http:" ? overHttp : overHttps;
	return new Promise((resolve, reject) => {
		if (!anywhere) demandPublicHost(address.hostname);
		const options = {
			method: "POST",
			headers: { ...headers, "content-length": Buffer.byteLength(body) },
			signal: AbortSignal.timeout(TIMEOUT_MS),
			...(!anywhere && { lookup: publicLookup }),
		};
		const sent = request(address, options, (response) => {
			response.resume();
			resolve(response.statusCode ?? 0);
		});
		sent.on("error", reject);
		sent.end(body);
	});
}
