import { useSyncExternalStore } from "react";
import { isObject } from "../../../schemas/json/json.ts";
import type { Clip } from "./arrangement.ts";

const KEY = "portico-studio clipboard";

const isClip = (value: unknown): value is Clip =>
	isObject(value) && typeof value.sort === "string" && typeof value.name === "string" && value.value !== undefined;

let latest: Clip | null = null;
const listeners = new Set<() => void>();

function stored(): Clip | null {
	try {
		const value: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? "null");
		return isClip(value) ? value : null;
	} catch {
		return null;
	}
}

/** Puts something into the studio's clipboard: it can be pasted into another document, in another window too. */
export function copyPart(clip: Clip): void {
	latest = clip;
	try {
		window.localStorage.setItem(KEY, JSON.stringify(clip));
	} catch {
		// Full or forbidden: this window has it all the same.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	const onStorage = (event: StorageEvent) => {
		if (event.key !== KEY) return;
		latest = stored();
		listener();
	};
	listeners.add(listener);
	window.addEventListener("storage", onStorage);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", onStorage);
	};
}

function snapshot(): Clip | null {
	latest ??= stored();
	return latest;
}

/** What is in the studio's clipboard. */
export const useClipboard = (): Clip | null => useSyncExternalStore(subscribe, snapshot, snapshot);
