import { logFailure } from "../log/failure-log.ts";
import { deletePurges, takePurges } from "../repositories/releases/purge-note.ts";
import type { Services } from "../services.ts";
import type { PurgeSettings } from "./purge-settings.ts";

const TIMEOUT_MS = 10_000;
const LOOK_MS = 1_000;

/** Tells each cache what to forget, in the words of all of them: `Surrogate-Key`, `Cache-Tag`, `xkey-purge`, and tags as JSON. Throws where one does not. */
async function sendPurge({ urls, method, headers }: PurgeSettings, keys: readonly string[]): Promise<void> {
	for (const url of urls) {
		const response = await fetch(url, {
			method,
			redirect: "error",
			signal: AbortSignal.timeout(TIMEOUT_MS),
			headers: {
				"Content-Type": "application/json",
				"Surrogate-Key": keys.join(" "),
				"Cache-Tag": keys.join(","),
				"xkey-purge": keys.join(" "),
				...headers,
			},
			body: JSON.stringify({ tags: keys }),
		});
		await response.body?.cancel();
		if (!response.ok) throw new Error(`A cache answered ${response.status} to what it should forget.`);
	}
}

/** Tells caches what is due. What fails stays noted, and comes again later each time. */
export async function purgeDue({ jobs: db, settings }: Pick<Services, "jobs" | "settings">): Promise<void> {
	if (!settings.purge) return;
	const notes = await takePurges(db);
	if (notes.length === 0) return;
	await sendPurge(settings.purge, [...new Set(notes.map(({ key }) => key))]);
	await deletePurges(db, notes);
}

/** Keeps telling caches what to forget, where there are any. Returns how to stop: after what is being told. */
export function startPurging(services: Services): () => Promise<void> {
	if (!services.settings.purge) return async () => undefined;
	let working: Promise<void> | null = null;
	const look = () => {
		working ??= purgeDue(services)
			.catch((error: unknown) => logFailure("Caches could not be told what to forget. It is tried again.", error))
			.finally(() => {
				working = null;
			});
	};
	const timer = setInterval(look, LOOK_MS);
	return async () => {
		clearInterval(timer);
		await working;
	};
}
