import { isObject } from "../../schemas/json/json.ts";

/** How caches in front of the portal are told what to forget. */
export type PurgeSettings = { urls: string[]; method: string; headers: Record<string, string> };

const METHODS = ["POST", "PURGE", "BAN", "DELETE"];

function urlsOf(text: string): string[] {
	const urls = text.split(",").map((url) => url.trim());
	const wrong = urls.find((url) => !/^https?:$/.test(URL.parse(url)?.protocol ?? ""));
	if (wrong !== undefined)
		throw new Error(`PORTICO_PURGE_URL should be http or https addresses with commas between them, not "${wrong}".`);
	return urls;
}

const WRONG_HEADERS = 'PORTICO_PURGE_HEADERS should be headers as JSON, such as {"Authorization": "Bearer …"}.';

/** Never shown in an error: there are secrets in them. */
function headersOf(text: string | undefined): Record<string, string> {
	if (!text) return {};
	const headers: Record<string, string> = {};
	let parsed: unknown;
	try {
		parsed = JSON.parse(text);
	} catch {
		throw new Error(WRONG_HEADERS);
	}
	if (!isObject(parsed)) throw new Error(WRONG_HEADERS);
	for (const [name, value] of Object.entries(parsed)) {
		if (typeof value !== "string") throw new Error(WRONG_HEADERS);
		headers[name] = value;
	}
	return headers;
}

/** How caches are purged, from environment variables; null where none is. Throws on what makes no sense, naming its variable. */
export function purgeSettingsFrom(env: NodeJS.ProcessEnv): PurgeSettings | null {
	const { PORTICO_PURGE_URL: urls, PORTICO_PURGE_METHOD: method = "POST", PORTICO_PURGE_HEADERS: headers } = env;
	if (!urls) return null;
	if (!METHODS.includes(method))
		throw new Error(`PORTICO_PURGE_METHOD should be one of ${METHODS.join(", ")}, not "${method}".`);
	return { urls: urlsOf(urls), method, headers: headersOf(headers) };
}
