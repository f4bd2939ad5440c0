import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import type { ConfigStore } from "./config-store.ts";
import type { PersistentStore } from "./persistent-store.ts";
import type { PreferencesStore } from "./preferences-store.ts";
import type { UserStore } from "./user-store.ts";

/** All stores of the application. */
export type Stores = { user: UserStore; config: ConfigStore; preferences: PreferencesStore };

const StoresContext = createContext<Stores | null>(null);

/** Hands the stores to everything inside. */
export function StoresProvider({ stores, children }: { stores: Stores; children: ReactNode }) {
	return <StoresContext value={stores}>{children}</StoresContext>;
}

/** The stores themselves, for what changes them; throws outside a StoresProvider. */
export function useStores(): Stores {
	const stores = useContext(StoresContext);
	if (!stores) throw new Error("useStores: expected a StoresProvider around");
	return stores;
}

/** A store's state; renders again when it changes. Until a prerendered page is hydrated, the state that it was rendered with. */
export const useStore = <T,>({
	subscribe,
	snapshot,
	serverSnapshot = snapshot,
}: Pick<PersistentStore<T>, "subscribe" | "snapshot" | "serverSnapshot">): T =>
	useSyncExternalStore(subscribe, snapshot, serverSnapshot);
