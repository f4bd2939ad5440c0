import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { portOf } from "./port-of.ts";

/** How a response came: from the origin, kept, confirmed by a 304, or old while it is fetched anew (RFC 9211 calls them so alike). */
export type CacheStatus = "miss" | "hit" | "confirmed" | "stale";

/** A cache in front of the portal, as a CDN is one, with a clock and a purge of its own. */
export type SharedCache = {
	url: string;
	/** Lets seconds pass for what is kept. */
	pass(seconds: number): void;
	/** Forgets what has a key in `Surrogate-Key`. */
	purge(key: string): void;
	/** How many variants are kept of an address. */
	variants(address: string): number;
	/** Resolves once what is fetched anew has come. */
	settled(): Promise<unknown>;
	close(): Promise<void>;
};

type Kept = { address: string; at: number; headers: Headers; body: string };

const STATUS = "x-cache";

const secondsOf = (headers: Headers, directive: string): number =>
	Number(new RegExp(`(?:^|[\\s,])${directive}=(\\d+)`).exec(headers.get("cache-control") ?? "")?.[1] ?? 0);

/** The only cookie in the key is that of the language, as docs/operating.md has CDNs do it. */
const localeIn = (cookie = "") => /(?:^|;\s*)locale=([A-Za-z-]+)/.exec(cookie)?.[1] ?? "";

/** Whether a shared cache may keep a response, RFC 9111 §3 and §3.5: with Authorization only what says so. */
function mayKeep(response: Response, asked: IncomingHttpHeaders): boolean {
	const control = response.headers.get("cache-control") ?? "";
	if (response.status !== 200 || /no-store|private|no-cache/.test(control) || response.headers.has("set-cookie"))
		return false;
	return secondsOf(response.headers, "s-maxage") > 0 && (!asked.authorization || /public|s-maxage/.test(control));
}

/** Starts a cache before an origin. It keeps what RFC 9111 and RFC 5861 allow, one variant for a language and a coding. */
export async function startSharedCache(origin: string): Promise<SharedCache> {
	const kept = new Map<string, Kept>();
	const renewing = new Set<Promise<unknown>>();
	let now = 0;

	async function fetchAnew(key: string, address: string, asked: IncomingHttpHeaders) {
		const tag = kept.get(key)?.headers.get("etag");
		const headers = new Headers({ "accept-encoding": asked["accept-encoding"] ?? "identity" });
		const locale = localeIn(asked.cookie);
		if (locale) headers.set("cookie", `locale=${locale}`);
		if (asked.authorization) headers.set("authorization", asked.authorization);
		if (tag) headers.set("if-none-match", tag);
		const response = await fetch(origin + address, { headers });
		const before = kept.get(key);
		if (response.status === 304 && before) {
			kept.set(key, { ...before, at: now });
			return { status: "confirmed" as const, code: 200, headers: before.headers, body: before.body };
		}
		const found = { headers: response.headers, body: await response.text() };
		if (mayKeep(response, asked)) kept.set(key, { address, at: now, ...found });
		else kept.delete(key);
		return { status: "miss" as const, code: response.status, ...found };
	}

	async function answer(address: string, asked: IncomingHttpHeaders) {
		const key = JSON.stringify([address, localeIn(asked.cookie), asked["accept-encoding"] ?? ""]);
		const own = kept.get(key);
		const age = own ? now - own.at - secondsOf(own.headers, "s-maxage") : 0;
		if (!own || age >= secondsOf(own.headers, "stale-while-revalidate")) return fetchAnew(key, address, asked);
		if (age < 0) return { status: "hit" as const, code: 200, ...own };
		const renewal = fetchAnew(key, address, asked).finally(() => renewing.delete(renewal));
		renewing.add(renewal);
		return { status: "stale" as const, code: 200, ...own };
	}

	const server = createServer(async ({ url = "/", headers }, response) => {
		const { status, code, headers: sent, body } = await answer(url, headers);
		response.writeHead(code, { "content-type": sent.get("content-type") ?? "", [STATUS]: status }).end(body);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return {
		url: `http://127.0.0.1:${portOf(server)}`,
		pass(seconds) {
			now += seconds;
		},
		purge(key) {
			for (const [name, { headers }] of kept)
				if (headers.get("surrogate-key")?.split(" ").includes(key)) kept.delete(name);
		},
		variants: (address) => [...kept.values()].filter((one) => one.address === address).length,
		settled: () => Promise.all(renewing),
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, "close");
		},
	};
}
