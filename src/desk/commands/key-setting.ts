const NAME = "portico.desk.keys";
const listeners = new Set<() => void>();

/** Whether single keys act on this device: who speaks to their computer, or types by accident, turns them off (WCAG 2.1.4). */
export function areKeysOn(): boolean {
	try {
		return window.localStorage.getItem(NAME) !== "off";
	} catch {
		return true;
	}
}

/** Turns them on or off. */
export function setKeysOn(on: boolean): void {
	try {
		window.localStorage.setItem(NAME, on ? "on" : "off");
	} catch {
		// Without storage they stay as they are.
	}
	for (const listener of listeners) listener();
}

/** Calls back when that changes. Gives the way to stop. */
export function onKeySetting(listener: () => void): () => void {
	listeners.add(listener);
	return () => void listeners.delete(listener);
}
