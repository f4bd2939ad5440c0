import { useEffect, useState } from "react";
import { useLatest } from "../state/use-latest.ts";
import { createDraftKeeper, type DraftKeeper } from "./draft-keeper.ts";
import type { KeeperOptions } from "./draft-keeping.ts";

/** Saves at once when the page goes out of sight: a phone may end it there without another word. */
function useSaveOnLeaving(leave: () => void) {
	useEffect(() => {
		window.addEventListener("pagehide", leave);
		document.addEventListener("visibilitychange", leave);
		return () => {
			window.removeEventListener("pagehide", leave);
			document.removeEventListener("visibilitychange", leave);
		};
	}, [leave]);
}

/** Keeps a form's draft on this device while it is on the screen. The options count as they are at first. */
export function useDraftKeeper(options: Omit<KeeperOptions, "user" | "owner">, user: string): DraftKeeper {
	const present = useLatest(user);
	const [keeper] = useState(() => createDraftKeeper({ ...options, owner: user, user: () => present.current }));
	useEffect(() => keeper.follow(), [keeper]);
	useSaveOnLeaving(keeper.part);
	return keeper;
}
