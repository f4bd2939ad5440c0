import type { UserStore } from "../stores/user-store.ts";
import { isReaders } from "./cache-names.ts";
import { wayOf } from "./way-of.ts";

const WORKER = "/service-worker.js";

/** Forgets all answers and files that were stored on this device. */
export async function forgetOpened(stores: Pick<CacheStorage, "keys" | "delete">): Promise<void> {
	const names = await stores.keys();
	await Promise.all(names.filter(isReaders).map((name) => stores.delete(name)));
}

/** Calls `onEnd` whenever a session ends or gives way to another. */
export function watchSession(user: Pick<UserStore, "subscribe" | "snapshot">, onEnd: () => void): () => void {
	let before = user.snapshot().token;
	return user.subscribe(() => {
		const { token } = user.snapshot();
		if (before !== "" && token !== before) onEnd();
		before = token;
	});
}

const WAYS_KEPT = ["immutable", "file", "answer"];

/** Asks for something once more, as the same reader in the same language. */
function askAgain(url: string, token: string) {
	const way = wayOf({ method: "GET", url }, location.origin);
	if (!WAYS_KEPT.includes(way)) return;
	const language = { "Accept-Language": document.documentElement.lang };
	const headers = way === "answer" ? { ...language, ...(token ? { Authorization: token } : {}) } : undefined;
	void fetch(url, { headers }).catch(() => undefined);
}

/**
 * What this page began to load before the worker ran passed it by, and may still be under way: it is asked for once
 * more, now through the worker. Unchanging files come from the browser's own cache.
 */
function takeIn(token: string) {
	const takenOver = performance.now();
	const seen = new Set<string>();
	const observer = new PerformanceObserver((list) => {
		for (const { name, startTime } of list.getEntries()) {
			if (startTime > takenOver || seen.has(name)) continue;
			seen.add(name);
			askAgain(name, token);
		}
	});
	observer.observe({ type: "resource", buffered: true });
}

/** Starts the worker, and clears what it stored when a session ends. Where there are no workers, nothing happens. */
export async function keepOffline(user: Pick<UserStore, "subscribe" | "snapshot">): Promise<void> {
	if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
	watchSession(user, () => void forgetOpened(caches));
	const { serviceWorker } = navigator;
	const start = () => takeIn(user.snapshot().token);
	if (!serviceWorker.controller) serviceWorker.addEventListener("controllerchange", start, { once: true });
	try {
		await serviceWorker.register(WORKER, { updateViaCache: "none" });
	} catch {
		// Private windows and old webviews refuse: the portal then needs its connection.
	}
}
