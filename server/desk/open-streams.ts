import type { ServerResponse } from "node:http";
import { HEARTBEAT, streamEvent } from "../wire/event-stream.ts";

/** Cases that wait for one slow reader; with more it is sent away, and asks for everything when it comes again. */
const MAX_WAITING = 1000;

/** Heartbeats after which a reader that takes nothing is sent away. */
const MAX_SILENT = 3;

/** One reader of the stream: what it has not taken yet is kept, each case once. */
class Reader<Who> {
	readonly response: ServerResponse;
	readonly who: Who;
	private readonly waiting = new Set<string>();
	private silent = 0;

	constructor(response: ServerResponse, who: Who) {
		this.response = response;
		this.who = who;
		response.on("drain", () => {
			this.silent = 0;
			this.flush();
		});
	}

	send(ids: readonly string[]): void {
		if (this.response.writableEnded) return;
		for (const id of ids) this.waiting.add(id);
		this.flush();
		if (this.waiting.size > MAX_WAITING) this.response.destroy();
	}

	beat(): void {
		if (this.response.writableEnded) return;
		if (!this.response.writableNeedDrain) this.response.write(HEARTBEAT);
		else if (++this.silent >= MAX_SILENT) this.response.destroy();
	}

	private flush(): void {
		if (this.waiting.size === 0 || this.response.writableNeedDrain) return;
		const ids = [...this.waiting].join(" ");
		this.waiting.clear();
		this.response.write(streamEvent("case", ids));
	}
}

/** The open streams of changed cases. */
export function openStreams<Who>() {
	const readers = new Map<ServerResponse, Reader<Who>>();
	return {
		get size() {
			return readers.size;
		},
		add(response: ServerResponse, who: Who): void {
			readers.set(response, new Reader(response, who));
			response.on("close", () => readers.delete(response));
		},
		/** Tells everybody of the cases that are for them, in one event; who is slow gets them when they have taken what was before. */
		send(casesFor: (who: Who) => readonly string[]): void {
			for (const reader of readers.values()) reader.send(casesFor(reader.who));
		},
		beat(): void {
			for (const reader of readers.values()) reader.beat();
		},
	};
}
