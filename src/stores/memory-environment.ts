import type { StoreEnvironment } from "./persistent-store.ts";

/** A store environment in memory, for rendering where there is no browser. `foreignWrite` plays another tab. */
export function memoryEnvironment(content: Record<string, string> = {}) {
	const listeners = new Set<(key: string | null) => void>();
	const environment: StoreEnvironment = {
		storage: {
			getItem: (key) => content[key] ?? null,
			setItem: (key, value) => {
				content[key] = value;
			},
		},
		onForeignWrite(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
	const foreignWrite = (key: string | null, value?: string) => {
		if (key === null) for (const name of Object.keys(content)) delete content[name];
		else if (value === undefined) delete content[key];
		else content[key] = value;
		for (const listener of listeners) listener(key);
	};
	return { ...environment, content, foreignWrite };
}
