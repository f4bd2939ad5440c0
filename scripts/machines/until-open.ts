import { setTimeout as sleep } from "node:timers/promises";

/** Waits until something responds at an address, whatever it says; throws with its name where it does not within half a minute. */
export async function untilOpen(url: string, name: string): Promise<void> {
	for (const end = Date.now() + 30_000; ; await sleep(50)) {
		const opened = await fetch(url).then(
			(response) => response.body?.cancel().then(() => true) ?? true,
			() => false,
		);
		if (opened) return;
		if (Date.now() > end) throw new Error(`${name} did not start.`);
	}
}
