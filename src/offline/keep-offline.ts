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

/**
 * What this page loaded before the worker ran passed it by: it is asked for once more, now through it, as the same reader
 * in the same language. Unchanging files come from the browser's own cache.
 */
function askAgain(token: string) {
	const headers = {
		"Accept-Language": document.documentElement.lang,
		...(token ? { Authorization: token } : {}),
	};
	const urls = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
	for (const url of urls) {
		const way = wayOf({ method: "GET", url }, location.origin);
		const init = way === "answer" ? { headers } : {};
		if (WAYS_KEPT.includes(way)) void fetch(url, init).catch(() => undefined);
	}
}

/** Starts the worker, and clears what it stored when a session ends. Where there are no workers, nothing happens. */
export async function keepOffline(user: Pick<UserStore, "subscribe" | "snapshot">): Promise<void> {
	if (!("serviceWorker" in navigator) || !("caches" in globalThis)) return;
	watchSession(user, () => void forgetOpened(caches));
	const { serviceWorker } = navigator;
	const takeIn = () => askAgain(user.snapshot().token);
	if (!serviceWorker.controller) serviceWorker.addEventListener("controllerchange", takeIn, { once: true });
	try {
		await serviceWorker.register(WORKER, { updateViaCache: "none" });
	} catch {
		// Private windows and old webviews refuse: the portal then needs its connection.
	}
}
