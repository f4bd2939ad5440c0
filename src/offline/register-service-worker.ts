import type { UserStore } from "../stores/user-store.ts";
import { post } from "./forget-with-session.ts";
import { takenInAs } from "./taken-in.ts";

const WORKER = "/service-worker.js";

/** Requests something once more, as the same reader in the same language. */
function refetch(url: string, token: string) {
	const way = takenInAs(url, location.origin);
	if (!way) return;
	const language = { "Accept-Language": document.documentElement.lang };
	const headers = way === "answer" ? { ...language, ...(token ? { Authorization: token } : {}) } : undefined;
	void fetch(url, { headers }).catch(() => undefined);
}

/**
 * What this page started to load before the worker ran passed it by, and may still be under way: it is requested once
 * more, now through the worker. Unchanging files come from the browser's own cache.
 */
function takeIn(token: string) {
	const hydrated = performance.now();
	const seen = new Set<string>();
	const observer = new PerformanceObserver((list) => {
		for (const { name, startTime } of list.getEntries()) {
			if (startTime > hydrated || seen.has(name)) continue;
			seen.add(name);
			refetch(name, token);
		}
	});
	observer.observe({ type: "resource", buffered: true });
}

/** Whether a reader has asked their browser to load no more than it must. */
const savesData = () => {
	const connection: unknown = Reflect.get(navigator, "connection");
	return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
};

/**
 * Starts the worker, and has it store what a page can open, so that this works without a connection and after a newer
 * portal has taken the place of this one: `files` are those of the release. Where there are no workers, nothing happens.
 */
export async function registerServiceWorker(
	user: Pick<UserStore, "subscribe" | "snapshot">,
	files: () => string[],
): Promise<void> {
	if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
	const { serviceWorker } = navigator;
	const start = () => takeIn(user.snapshot().token);
	if (!serviceWorker.controller) serviceWorker.addEventListener("controllerchange", start, { once: true });
	try {
		await serviceWorker.register(WORKER, { updateViaCache: "none" });
		const { active } = await serviceWorker.ready;
		if (!savesData()) post(active, { type: "store-ahead", files: files() });
	} catch {
		// Private windows and old webviews refuse: the portal then needs its connection.
	}
}
