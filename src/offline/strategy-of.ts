/** How the worker answers a request: see service-worker.ts. `network` is left to the browser. */
type Strategy = "page" | "immutable" | "answer" | "file" | "passed" | "network";

type RequestLike = { method: string; url: string; mode?: string };

const IMMUTABLE = /^\/(assets\/|release\/[0-9a-f]{64}\.(json|js|css)$)/;
const RESPONSE = /^\/(api\/|report\/api\.)/;
const FILE =
	/^\/(media|uploads)\/|^\/(release\/current\.json|favicon\.svg|(before-paint|begin-portal)\.js|manifest\.webmanifest|icons\/.*)$/;
/** Addresses a person can open that are no page of the portal. */
const NO_PAGE = /^\/((admin|events|feeds|sitemaps|\.well-known)(\/|$)|(openapi\.json|robots\.txt|sitemap\.xml)$)/;

/** The way for a request to `origin`, the worker's own host. */
export function strategyOf({ method, url, mode }: RequestLike, origin: string): Strategy {
	const address = new URL(url);
	if (method !== "GET" || address.origin !== origin || NO_PAGE.test(address.pathname)) return "network";
	if (IMMUTABLE.test(address.pathname)) return "immutable";
	if (address.pathname.startsWith("/uploads/") && address.searchParams.has("pass")) return "passed";
	if (FILE.test(address.pathname)) return "file";
	if (RESPONSE.test(address.pathname)) return "answer";
	return mode === "navigate" ? "page" : "network";
}
