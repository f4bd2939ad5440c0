import { useSyncExternalStore } from "react";

/** What a store of the form holds: the same where the server renders it, for there too the form has just started. */
export const useStored = <T>(subscribe: (listener: () => void) => () => void, read: () => T): T =>
	useSyncExternalStore(subscribe, read, read);
