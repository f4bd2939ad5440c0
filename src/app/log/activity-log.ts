import type { Operations } from "../../../schemas/types.gen.ts";

type Event = Operations["userLogCreateLog"]["request"]["events"][number];

/** What the log needs around it. */
export type ActivityLogPorts = {
	send(events: Event[]): Promise<unknown>;
	/** Sends while the page goes away; false when the browser refuses. */
	sendLast(events: Event[]): boolean;
	/** The reader asked not to be tracked: nothing is recorded, and so nothing is sent. */
	doNotTrack(): boolean;
	now(): Date;
};

/** Records visits, actions and errors, without personal content, and sends them in batches. */
export type ActivityLog = {
	visit(path: string): void;
	action(path: string, name: string): void;
	error(path: string, error: unknown): void;
	/** Sends what has gathered. */
	flush(): Promise<void>;
	/** The same while the page goes away. */
	flushLast(): void;
};

/** The wire takes 50 events at once (schemas/api/userLogCreateLog). */
const MAX_BATCH = 50;
const MAX_QUEUED = 200;

/**
 * Query strings may hold what people typed, so may what an error quotes, and long runs of digits may be numbers of
 * people, what has an @ an address: none is recorded.
 */
const impersonal = (text: string) =>
	text.replaceAll(/[?#][^\s)]*/g, "").replaceAll(/(["'`“‘«]).*?["'`”’»]|\S+@\S+|\d{6,}/g, "…");

function detailOf(error: unknown): string {
	const text = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
	return impersonal(text).slice(0, 2000);
}

/** The log of userLogCreateLog (spec §7). Events that could not be sent wait for the next time. */
export function createActivityLog(ports: ActivityLogPorts): ActivityLog {
	let waiting: Event[] = [];
	const add = (type: Event["type"], path: string, detail?: string) => {
		if (ports.doNotTrack()) return;
		const event = { type, path: impersonal(path).slice(0, 500), at: ports.now().toISOString() };
		waiting = [...waiting, detail === undefined ? event : { ...event, detail }].slice(-MAX_QUEUED);
	};
	const take = () => {
		const batch = waiting.slice(0, MAX_BATCH);
		waiting = waiting.slice(MAX_BATCH);
		return batch;
	};
	return {
		visit: (path) => add("visit", path),
		action: (path, name) => add("action", path, name),
		error: (path, error) => add("error", path, detailOf(error)),
		async flush() {
			const batch = take();
			if (batch.length === 0) return;
			try {
				await ports.send(batch);
			} catch {
				waiting = [...batch, ...waiting].slice(0, MAX_QUEUED);
			}
		},
		flushLast() {
			while (waiting.length > 0) {
				const batch = take();
				if (!ports.sendLast(batch)) return;
			}
		},
	};
}
