import { useSyncExternalStore } from "react";

const EVENTS = ["online", "offline"] as const;

function subscribe(listener: () => void) {
	for (const event of EVENTS) window.addEventListener(event, listener);
	return () => {
		for (const event of EVENTS) window.removeEventListener(event, listener);
	};
}

const isOnline = () => navigator.onLine;
const onServer = () => true;

/** Whether the device has a connection at all; a server that can't be reached is another matter. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, onServer);
