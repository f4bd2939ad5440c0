import type { WorkerMessage } from "../../schemas/types.gen.ts";
import type { UserStore } from "../stores/user-store.ts";
import { isReaders } from "./cache-names.ts";

/** Tells the worker something; nothing where there is none. */
export const post = (worker: ServiceWorker | null, message: WorkerMessage): void => worker?.postMessage(message);

/** Forgets all responses and files that were stored on this device. */
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

/**
 * Clears what was stored whenever a session ends, from now on: the page by itself, since a worker may have gone, and the
 * worker, which may be about to store what was requested before.
 */
export function forgetWithSession(user: Pick<UserStore, "subscribe" | "snapshot">): void {
	if (!("caches" in globalThis)) return;
	watchSession(user, () => {
		post(navigator.serviceWorker?.controller ?? null, { type: "session-ended" });
		void forgetOpened(caches);
	});
}
