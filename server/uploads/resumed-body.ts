import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { StorageAway } from "../wire/storage-away.ts";

/** Milliseconds before a body is asked for anew the first time; as long again before each further time. */
const PAUSE_MS = 200;

type Resumption = {
	/** What is left of the body after so many bytes. Throws StorageAway where it cannot be had. */
	rest(received: number): Promise<Readable>;
	/** How many attempts in a row without a single byte it takes to give up. */
	retries: number;
};

async function* pieces(first: Readable, { rest, retries }: Resumption): AsyncIterable<Buffer> {
	let received = 0;
	let failures = 0;
	for (let body: Readable | undefined = first; ; body = undefined) {
		try {
			for await (const piece of body ?? (await rest(received))) {
				received += piece.length;
				failures = 0;
				yield piece;
			}
			return;
		} catch (error) {
			failures += 1;
			if (!(error instanceof StorageAway) || failures > retries) throw error;
			await sleep(PAUSE_MS * failures);
		}
	}
}

/** A body that is read on where it broke off or fell silent: a large backup comes over a line that does not hold as long. */
export function resumedBody(first: Readable, resumption: Resumption): Readable {
	const body = Readable.from(pieces(first, resumption), { objectMode: false });
	// Whoever leaves before the first piece has begun no reading that would end it.
	return body.once("close", () => first.destroy());
}
