import { useEffect, useState } from "react";
import { useLatest } from "../state/use-latest.ts";
import { type Autosaver, createAutosaver } from "./autosaver.ts";
import type { AutosaverOptions } from "./autosaving.ts";

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

/** Stores a form's draft on this device while it is on the screen. The options count as they are at first. */
export function useAutosaver(options: Omit<AutosaverOptions, "user" | "owner">, user: string): Autosaver {
	const present = useLatest(user);
	const [autosaver] = useState(() => createAutosaver({ ...options, owner: user, user: () => present.current }));
	useEffect(() => autosaver.follow(), [autosaver]);
	useSaveOnLeaving(autosaver.part);
	return autosaver;
}
