import { freePort } from "../drill/port-of.ts";
import { startS3 } from "../drill/s3-server.ts";
import { startPortal } from "../portal-process.ts";
import { CACHE_CHECKS, type Cached } from "./cache-checks.ts";
import { startCaddy } from "./caddy.ts";
import type { Check } from "./checks.ts";
import { startNginx } from "./nginx.ts";
import { METRICS_TOKEN, PROXY_CHECKS, STREAM_CHECKS, TLS_CHECKS } from "./proxy-checks.ts";
import { startVarnish } from "./varnish.ts";

/** Tries promises one after the other, as rows of a table; false where one does not hold. */
export async function tryAll<On>(checks: readonly Check<On>[], on: On, before = ""): Promise<boolean> {
	let held = true;
	for (const { promise, run } of checks) {
		const measured = await run(on).catch((error: unknown) => {
			held = false;
			return `**broken**: ${error instanceof Error ? error.message : error}`;
		});
		console.log(`| ${before}${promise} | ${measured} |`);
	}
	return held;
}

const ENVIRONMENT = {
	PORTICO_RATE_FACTOR: "1000000",
	PORTICO_TRUST_PROXY: "1",
	PORTICO_METRICS_TOKEN: METRICS_TOKEN,
};

const nginxCame = (headers: Headers): ReturnType<Cached["came"]> => {
	const status = headers.get("x-came");
	if (status === "HIT" || status === "REVALIDATED") return "kept";
	return status === "STALE" || status === "UPDATING" ? "old" : "fetched";
};

/** Varnish names the request that fetched it beside this one; what is older than it may be kept is old. */
const varnishCame = (headers: Headers): ReturnType<Cached["came"]> => {
	if (!headers.get("x-varnish")?.includes(" ")) return "fetched";
	const seconds = Number(/s-maxage=(\d+)/.exec(headers.get("cache-control") ?? "")?.[1] ?? 0);
	return Number(headers.get("age")) >= seconds ? "old" : "kept";
};

/** nginx with TLS, then as a cache that falls back to the object storage, by the shipped configurations. */
export async function tryNginx(): Promise<boolean> {
	const s3 = await startS3();
	const portal = await startPortal({ env: ENVIRONMENT });
	const behind = { portal: Number(new URL(portal.url).port), storage: s3.port };
	const tls = await startNginx("nginx.conf", behind);
	const edge = await startNginx("nginx-edge.conf", behind);
	try {
		const cache = { url: edge.url, portal, came: nginxCame };
		const held = [
			await tryAll(TLS_CHECKS, { proxy: tls, portal }, "nginx: "),
			await tryAll(STREAM_CHECKS, { proxy: edge, portal }, "nginx as a cache: "),
			await tryAll(CACHE_CHECKS, cache, "nginx as a cache: "),
		];
		return held.every(Boolean);
	} finally {
		for (const one of [tls, edge]) await one.close();
		await portal.stop();
		await s3.close();
	}
}

/** Caddy without TLS, for which it would need a name. */
export async function tryCaddy(): Promise<boolean> {
	const portal = await startPortal({ env: ENVIRONMENT });
	const proxy = await startCaddy(Number(new URL(portal.url).port));
	try {
		return await tryAll(PROXY_CHECKS, { proxy, portal }, "Caddy: ");
	} finally {
		await proxy.close();
		await portal.stop();
	}
}

/** Varnish, which the portal tells what to forget. */
export async function tryVarnish(): Promise<boolean> {
	const port = await freePort();
	const purging = { PORTICO_PURGE_URL: `http://127.0.0.1:${port}/`, PORTICO_PURGE_METHOD: "PURGE" };
	const portal = await startPortal({ env: { ...ENVIRONMENT, ...purging } });
	const varnish = await startVarnish(port, Number(new URL(portal.url).port));
	try {
		const held = [
			await tryAll(STREAM_CHECKS, { proxy: varnish, portal }, "Varnish: "),
			await tryAll(CACHE_CHECKS, { url: varnish.url, portal, came: varnishCame }, "Varnish: "),
		];
		return held.every(Boolean);
	} finally {
		await varnish.close();
		await portal.stop();
	}
}
