import { useMemo } from "react";
import { usePorts, useRouter } from "../ports/ports-context.tsx";
import type { Scope } from "../scope.ts";

const NO_DATA: Scope["data"] = {};

/** The scope that every page starts from: the address, who is logged in, the configurations. */
export function usePageScope(): Scope {
	const { session, config, locale } = usePorts();
	const { path, query, handed } = useRouter().location;
	const { user } = session;
	return useMemo(
		() => ({ route: { path, locale }, query, handed, user: user ?? undefined, config, data: NO_DATA }),
		[path, locale, query, handed, user, config],
	);
}
