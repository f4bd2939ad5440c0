import { type ReactNode, useMemo } from "react";
import type { Scope } from "../scope.ts";
import { ScopeProvider, useScope } from "./scope.ts";

/** Adds to the scope for what is inside. The scope stays the same object while nothing in it changes. */
export function AddToScope({ add, children }: { add: Partial<Scope>; children?: ReactNode }) {
	const scope = useScope();
	const { route, query, user, config, data, item, form, submission, result } = { ...scope, ...add };
	const within = useMemo(
		(): Scope => ({ route, query, user, config, data, item, form, submission, result }),
		[route, query, user, config, data, item, form, submission, result],
	);
	return <ScopeProvider value={within}>{children}</ScopeProvider>;
}
