import { useSyncExternalStore } from "react";
import type { ListView } from "../../../schemas/types.gen.ts";
import { usePorts } from "../../ports/ports-context.tsx";

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

/** How to lay a list out on this screen: a table needs columns and a wide one, else it is cards. */
export function useLayout({ layout = "cards", columns }: ListView): Layout {
	const { device } = usePorts();
	const wide = useSyncExternalStore(subscribe, isWide, () => device.wide ?? false);
	if (layout !== "table") return layout;
	return wide && columns && columns.length > 0 ? "table" : "cards";
}
