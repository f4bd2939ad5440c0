import { createContext, type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import type { HydrationSource } from "../../schemas/prerender.ts";
import { type Clock, ClockProvider, DEVICE_CLOCK } from "../i18n/clock.ts";

/** What a page came rendered as. `taken` is called once the portal has taken over all of it. */
export type Look = HydrationSource & { taken?(): void };

/** In ms: times said longer ago read otherwise by now. */
const FRESH = 60_000;

/** Stands at the moment (ISO 8601) for which a page was rendered, until it is let go on; `asked` is whether it was read. */
function stoppedClock(at: string): Clock & { goOn(): void; requested(): boolean } {
	let stopped: Date | undefined = new Date(at);
	let requested = false;
	return {
		now() {
			requested ||= stopped !== undefined;
			return stopped ?? new Date();
		},
		goOn() {
			stopped = undefined;
		},
		requested: () => requested,
	};
}

/**
 * Nobody reads it. React cannot know that of a part which it has not taken over yet: once the value changes, it takes
 * over all of them before it shows the change, and renders nothing anew for it.
 */
const Whole = createContext(true);

/**
 * Around what the server may have rendered, as `look`: until all of it is taken over, times are said as of when it was
 * rendered. They are said again then only where they would read otherwise.
 */
export function Hydrating({ look, children }: { look?: Look; children: ReactNode }) {
	const [whole, setWhole] = useState(look === undefined);
	const [stopped] = useState(() => look && stoppedClock(look.at));
	const [clock, setClock] = useState<Clock>(stopped ?? DEVICE_CLOCK);
	useEffect(() => {
		if (!look || !stopped) return;
		// In small steps, so that the page answers its reader meanwhile.
		if (!whole) return startTransition(() => setWhole(true));
		stopped.goOn();
		look.taken?.();
		// A page that says no times, as most forms, is not rendered again for them.
		if (!stopped.requested()) return;
		if (Math.abs(Date.now() - Date.parse(look.at)) > FRESH) startTransition(() => setClock(DEVICE_CLOCK));
	}, [look, stopped, whole]);
	// The very same element, or React would not look for the parts that lie directly in it.
	const inside = useMemo(() => <ClockProvider value={clock}>{children}</ClockProvider>, [clock, children]);
	return <Whole value={whole}>{inside}</Whole>;
}
