import { createContext, useContext } from "react";
import type { Scope } from "../scope.ts";

const ScopeContext = createContext<Scope>({
	route: { path: "/", locale: "en-US" },
	query: {},
	config: { admin: {}, report: {} },
	data: {},
});

/** Sets the scope for what is inside. */
export const ScopeProvider = ScopeContext.Provider;

/** The scope at this place of the page. */
export const useScope = (): Scope => useContext(ScopeContext);
