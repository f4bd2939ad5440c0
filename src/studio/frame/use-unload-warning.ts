import { useEffect, useEffectEvent } from "react";

/** Has the browser ask before the window closes while something would be lost by that. */
export function useUnloadWarning(wouldLose: () => boolean): void {
	const warn = useEffectEvent((event: BeforeUnloadEvent) => {
		if (wouldLose()) event.preventDefault();
	});
	useEffect(() => {
		const onUnload = (event: BeforeUnloadEvent) => warn(event);
		window.addEventListener("beforeunload", onUnload);
		return () => window.removeEventListener("beforeunload", onUnload);
	}, []);
}
