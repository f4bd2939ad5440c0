import { Histogram, Registry } from "prom-client";

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const PRERENDER_SECONDS = [0.025, 0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 5];

/** How the prerendering of a page ended; `late` is one that a reader did not wait for. */
export type PrerenderOutcome = "prerendered" | "late" | "failed";

/** What a server notes of itself while it serves, for Prometheus and for the operator's page. */
export type Watching = {
	registry: Registry;
	/** Notes a request by the pattern of its route: an address would be about somebody, and there are endless ones. */
	noteRequest(request: { method: string; route: string; status: number }, seconds: number): void;
	notePrerender(outcome: PrerenderOutcome, seconds: number): void;
};

/** Begins to watch a server. */
export function openWatching(): Watching {
	const registry = new Registry();
	const requests = new Histogram({
		name: "portico_request_seconds",
		help: "Seconds until a request was responded to.",
		labelNames: ["method", "route", "status"],
		buckets: REQUEST_SECONDS,
		registers: [registry],
	});
	const prerenders = new Histogram({
		name: "portico_prerender_seconds",
		help: "Seconds of prerendering a page, waiting included, by how it ended; pages from the cache are not counted.",
		labelNames: ["outcome"],
		buckets: PRERENDER_SECONDS,
		registers: [registry],
	});
	return {
		registry,
		noteRequest: ({ method, route, status }, seconds) =>
			requests.observe({ method, route, status: String(status) }, seconds),
		notePrerender: (outcome, seconds) => prerenders.observe({ outcome }, seconds),
	};
}
