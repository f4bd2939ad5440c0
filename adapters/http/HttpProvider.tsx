import { createContext, type ReactNode, useContext, useMemo } from "react";
import { createHttpClient, type HttpClient, type HttpOptions } from "./client.ts";
import type { HttpPorts } from "./ports.ts";

/** The client and the cache key of its session: `session` separates one reader's cached responses from another's. */
type Http = { client: HttpClient; session: string | null };

const HttpContext = createContext<Http | null>(null);

type HttpProviderProps = {
	/** Keep it the same object between renders: a new one makes a new client. */
	ports: HttpPorts;
	/** The stored token, or anything else that changes with who is logged in; null for nobody. */
	session: string | null;
	options?: HttpOptions;
	children: ReactNode;
};

/** Gives the adapters inside their way to the server. */
export function HttpProvider({ ports, session, options, children }: HttpProviderProps) {
	const client = useMemo(() => createHttpClient(ports, options), [ports, options]);
	const http = useMemo(() => ({ client, session }), [client, session]);
	return <HttpContext value={http}>{children}</HttpContext>;
}

/** The client of the provider around; throws outside of one. */
export function useHttp(): Http {
	const http = useContext(HttpContext);
	if (!http) throw new Error("useHttp: expected an HttpProvider around the adapters");
	return http;
}
