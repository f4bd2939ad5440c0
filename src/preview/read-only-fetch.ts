/** Said to whoever presses a button that would send something. */
export const NOT_SENT = "This is a preview: nothing is sent.";

type Fetch = typeof globalThis.fetch;

const REFUSAL = { code: 400, msg: NOT_SENT, data: null };

/**
 * A fetch that reads only: a request that could change something is answered here, with a refusal in the wire's own
 * envelope, and never leaves. With `account` false no session goes along either.
 */
export function readOnlyFetch(fetch: Fetch): Fetch {
	return async (input, init) => {
		const method = init?.method ?? (input instanceof Request ? input.method : "GET");
		if (method.toUpperCase() === "GET") return fetch(input, init);
		return new Response(JSON.stringify(REFUSAL), { headers: { "content-type": "application/json" } });
	};
}
