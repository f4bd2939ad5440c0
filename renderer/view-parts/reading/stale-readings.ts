import { useEffect, useId, useRef, useSyncExternalStore } from "react";

/** A response on the page that may be out of date, and how to request it again. */
type StaleReading = { id: string; reload(): void };

let readings: readonly StaleReading[] = [];
const listeners = new Set<() => void>();

function change(next: readonly StaleReading[]): void {
	readings = next;
	for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

const first = () => readings[0]?.id;
const none = () => undefined;

/** Asks again for everything on the page that may be out of date. */
export function reloadStale(): void {
	for (const { reload } of readings) reload();
}

/** Milliseconds after which what may be out of date is requested again by itself, while there is a connection. */
const RETRY_MS = 15_000;

/**
 * Counts a response among those that may be out of date. True for the one of them that says so for all: a page has one such
 * bar. It requests all of them again as soon as the connection is back, and from time to time after that.
 */
export function useStaleBar(stale: boolean, online: boolean, reload: () => void): boolean {
	const id = useId();
	const latest = useRef(reload);
	useEffect(() => {
		latest.current = reload;
	});
	useEffect(() => {
		if (!stale) return;
		change([...readings, { id, reload: () => latest.current() }]);
		return () => change(readings.filter((reading) => reading.id !== id));
	}, [stale, id]);
	const leads = useSyncExternalStore(subscribe, first, none) === id;
	useEffect(() => {
		if (!leads) return;
		addEventListener("online", reloadStale);
		return () => removeEventListener("online", reloadStale);
	}, [leads]);
	useEffect(() => {
		if (!leads || !online) return;
		const timer = setInterval(reloadStale, RETRY_MS);
		return () => clearInterval(timer);
	}, [leads, online]);
	return leads && stale;
}
