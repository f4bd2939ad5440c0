import { setTimeout as sleep } from "node:timers/promises";
import { EventSourceParserStream } from "eventsource-parser/stream";

/** A tab of the desk: it listens to the stream of changed cases, and asks for its list as the desk's pages do. */
export type Tab = { stop(): void };

/** What is seen by all tabs. */
export type Seen = {
	/** When the last move of a case began, as performance.now() has it. */
	startedAt: ReadonlyMap<string, number>;
	heardMs: number[];
	listMs: number[];
	/** How many calls were not answered, by the code that came, or why none did. */
	failures: Map<string, number>;
};

const note = ({ failures }: Seen, why: string) => failures.set(why, (failures.get(why) ?? 0) + 1);

/** After a change a list is asked for once, and again no sooner than after so long (src/desk/reload-pace.ts), in milliseconds. */
const MIN_MS = 3_000;
const MORE_MS = 2_000;

/** Opens a tab, its first list read. */
export async function openTab(origin: string, token: string, query: string, seen: Seen): Promise<Tab> {
	const stop = new AbortController();
	const headers = { authorization: token };
	const reload = async () => {
		const startedAt = performance.now();
		try {
			for (const path of [`cases?${query}`, "counts"]) {
				const response = await fetch(`${origin}/admin/api/desk/${path}`, { headers, signal: stop.signal });
				const { code }: { code: number } = await response.json();
				if (code !== 0) return note(seen, String(code));
			}
			seen.listMs.push(performance.now() - startedAt);
		} catch (error) {
			if (!stop.signal.aborted) note(seen, String(error));
		}
	};
	let changed = false;
	const reading = async () => {
		while (!stop.signal.aborted) {
			await sleep(MIN_MS + MORE_MS * Math.random());
			if (changed) await reload();
			changed = false;
		}
	};
	const response = await fetch(`${origin}/admin/api/desk/events`, { headers, signal: stop.signal });
	if (!response.ok || !response.body) throw new Error(`The stream was refused with ${response.status}.`);
	const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
	const heard = new Map<string, number>();
	/** Of a move once: a bulk step changes the same case again, which is told of, too. */
	const hear = (id: string) => {
		const startedAt = seen.startedAt.get(id);
		if (startedAt === undefined || heard.get(id) === startedAt) return;
		heard.set(id, startedAt);
		seen.heardMs.push(performance.now() - startedAt);
	};
	const listening = async () => {
		for await (const { event, data } of events) {
			if (event !== "case") continue;
			changed = true;
			for (const id of data.split(" ")) hear(id);
		}
	};
	await reload();
	void listening().catch((error: unknown) => stop.signal.aborted || note(seen, String(error)));
	void reading();
	return { stop: () => stop.abort() };
}
