/** A stream of events that is read part by part. */
export type EventReader = { next(): Promise<string>; close(): Promise<void> };

/** Opens a stream of events, and waits for its first bytes, which a proxy that gathers them would not pass on. Throws after so many milliseconds. */
export async function readStream(address: string, token: string | null, withinMs: number): Promise<EventReader> {
	const leaving = new AbortController();
	const late = setTimeout(() => leaving.abort(new Error(`${address} was silent for ${withinMs} ms.`)), withinMs);
	const response = await fetch(address, {
		headers: token === null ? {} : { authorization: token },
		signal: leaving.signal,
	});
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	if (!response.ok || !reader) throw new Error(`${address} was answered with ${response.status}.`);
	await reader.read();
	clearTimeout(late);
	return {
		next: async () => (await reader.read()).value ?? "",
		close: async () => leaving.abort(),
	};
}
