import type { StoreEnvironment } from "./persistent-store.ts";

/** The browser's own local storage and its news from other tabs. Even touching `localStorage` may throw. */
export function browserEnvironment(): StoreEnvironment {
	return {
		storage: {
			getItem: (key) => window.localStorage.getItem(key),
			setItem: (key, value) => window.localStorage.setItem(key, value),
		},
		onForeignWrite(listener) {
			const onStorage = (event: StorageEvent) => listener(event.key);
			window.addEventListener("storage", onStorage);
			return () => window.removeEventListener("storage", onStorage);
		},
	};
}
