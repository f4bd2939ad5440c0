import type { ServerResponse } from "node:http";
import { HEARTBEAT, streamEvent } from "../wire/event-stream.ts";

/** Cases that wait for one slow reader; with more it is sent away, and asks for everything when it comes again. */
const MAX_WAITING = 1000;

/** Heartbeats after which a reader that takes nothing is sent away. */
const MAX_SILENT = 3;

/** One reader of the stream: what it has not taken yet is kept, each case once. */
class Reader {
	readonly response: ServerResponse;
	private readonly waiting = new Set<string>();
	private silent = 0;

	constructor(response: ServerResponse) {
		this.response = response;
		response.on("drain", () => {
			this.silent = 0;
			this.flush();
		});
	}

	send(ids: readonly string[]): void {
		for (const id of ids) this.waiting.add(id);
		this.flush();
		if (this.waiting.size > MAX_WAITING) this.response.destroy();
	}

	beat(): void {
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
export function openStreams() {
	const readers = new Map<ServerResponse, Reader>();
	return {
		get size() {
			return readers.size;
		},
		add(response: ServerResponse): void {
			readers.set(response, new Reader(response));
			response.on("close", () => readers.delete(response));
		},
		/** Tells everybody of some cases, in one event; who is slow gets them when they have taken what was before. */
		send(ids: readonly string[]): void {
			if (ids.length > 0) for (const reader of readers.values()) reader.send(ids);
		},
		beat(): void {
			for (const reader of readers.values()) reader.beat();
		},
		end(): void {
			for (const { response } of readers.values()) response.end();
		},
	};
}
