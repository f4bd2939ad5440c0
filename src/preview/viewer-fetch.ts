type Fetch = typeof globalThis.fetch;

/** By whom a preview reads: the viewer's id, and the token of the member of the staff who made it. */
type OpenViewer = { id: string; token: string };

/** Where the portal's operations are served. */
const OPERATIONS = /^\/(report\/)?api[./]/;

/** The headers of an answer that comes from here. */
const JSON_HEADERS = { "content-type": "application/json" };

/**
 * A fetch that has the server answer what a page reads as it answers a viewer: the reporter of a case, or from records. All
 * that is no operation of the portal is read as ever.
 */
export function viewerFetch(fetch: Fetch, { id, token }: OpenViewer, origin: string): Fetch {
	return async (input, init) => {
		const { pathname, search } = new URL(input instanceof Request ? input.url : input, origin);
		if (!OPERATIONS.test(pathname)) return fetch(input, init);
		const language = new Headers(init?.headers).get("accept-language");
		const response = await fetch(`/admin/api/preview-viewers/${id}/responses`, {
			method: "POST",
			headers: { ...JSON_HEADERS, authorization: token, ...(language && { "accept-language": language }) },
			body: JSON.stringify({ address: pathname + search }),
			...(init?.signal && { signal: init.signal }),
		});
		const envelope: { code: number; data: unknown } = await response.json();
		return new Response(JSON.stringify(envelope.code === 0 ? envelope.data : envelope), { headers: JSON_HEADERS });
	};
}
