/** Where each entry of the history was scrolled to, in pixels, by its key; survives a reload. */
export type ScrollMemory = { save(key: string, top: number): void; read(key: string): number };

const NAME = "scroll";
const MAX_POSITIONS = 50;

const isPosition = (entry: unknown): entry is [string, number] =>
	Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number";

function stored(storage: Pick<Storage, "getItem">): [string, number][] {
	try {
		const entries: unknown = JSON.parse(storage.getItem(NAME) ?? "[]");
		return Array.isArray(entries) ? entries.filter(isPosition) : [];
	} catch {
		return [];
	}
}

/** A memory in session storage; where that is forbidden, in this page only. */
export function createScrollMemory(storage: Pick<Storage, "getItem" | "setItem">): ScrollMemory {
	const positions = new Map(stored(storage));
	return {
		save(key, top) {
			positions.delete(key);
			positions.set(key, top);
			try {
				storage.setItem(NAME, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
			} catch {
				// Forbidden or full: remembered in this page only.
			}
		},
		read: (key) => positions.get(key) ?? 0,
	};
}
