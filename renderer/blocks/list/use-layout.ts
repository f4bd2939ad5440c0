import { useSyncExternalStore } from "react";
import type { ListView } from "../../../schemas/types.gen.ts";

/** From here on a table has room: Chakra's `md`. */
const WIDE = "(min-width: 48rem)";

/** How entries are laid out, as a view says it. */
export type Layout = NonNullable<ListView["layout"]>;

function subscribe(listener: () => void): () => void {
	const query = globalThis.matchMedia?.(WIDE);
	query?.addEventListener("change", listener);
	return () => query?.removeEventListener("change", listener);
}

const isWide = () => globalThis.matchMedia?.(WIDE).matches ?? false;

/**
 * How to lay a list out on this screen: a table needs columns and a wide one, else it is cards. `either` where the screen is not
 * known, on the server and until its page is hydrated: one page is rendered for all screens, and its style sheet decides.
 */
export function useLayout({ layout = "cards", columns }: ListView): Layout | "either" {
	const wide = useSyncExternalStore<boolean | null>(subscribe, isWide, () => null);
	if (layout !== "table") return layout;
	if (!columns?.length || wide === false) return "cards";
	return wide ? "table" : "either";
}
