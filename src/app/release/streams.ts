import type { useCaller } from "../../../adapters/index.ts";
import type { useLoader } from "../../../renderer/index.ts";
import { listenForShownCase } from "./case-stream.ts";
import { listenForReleases } from "./release-stream.ts";

/** Hears of all that the backend tells of at an address, until the signal: releases, content, and the case on the screen. */
export function listen(
	address: string,
	loader: Pick<ReturnType<typeof useLoader>, "open">,
	caller: Pick<ReturnType<typeof useCaller>, "invalidate">,
	signal: AbortSignal,
): void {
	const changed = (operations: readonly string[]) => void caller.invalidate(operations);
	listenForReleases(address, { open: (release) => void loader.open(release), changed }, signal);
	listenForShownCase(address, changed, signal);
}
