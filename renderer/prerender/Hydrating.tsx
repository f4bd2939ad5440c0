import { createContext, type ReactNode, startTransition, useEffect, useMemo, useState } from "react";
import type { HydrationSource } from "../../schemas/prerender.ts";
import { type Clock, ClockProvider, DEVICE_CLOCK } from "../i18n/clock.ts";

/** What a page was rendered from. `onHydrated` is called once React has hydrated all of it. */
export type Prerendered = HydrationSource & { onHydrated?(): void };

/** In ms: times said longer ago read otherwise by now. */
const FRESH = 60_000;

/** Stands at the moment (ISO 8601) for which a page was rendered, until it is let go on; `requested` is whether it was read. */
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
 * Nobody reads it. React cannot know that of a part which it has not hydrated yet: once the value changes, it hydrates all
 * of them before it shows the change, and renders nothing anew for it.
 */
const Whole = createContext(true);

/**
 * Around what the server may have rendered: until all of it is hydrated, times are said as of when it was rendered. They are
 * said again then only where they would read otherwise.
 */
export function Hydrating({ prerendered, children }: { prerendered?: Prerendered; children: ReactNode }) {
	const [whole, setWhole] = useState(prerendered === undefined);
	const [stopped] = useState(() => prerendered && stoppedClock(prerendered.at));
	const [clock, setClock] = useState<Clock>(stopped ?? DEVICE_CLOCK);
	useEffect(() => {
		if (!prerendered || !stopped) return;
		// In small steps, so that the page answers its reader meanwhile.
		if (!whole) return startTransition(() => setWhole(true));
		stopped.goOn();
		prerendered.onHydrated?.();
		// A page that says no times, as most forms, is not rendered again for them.
		if (!stopped.requested()) return;
		if (Math.abs(Date.now() - Date.parse(prerendered.at)) > FRESH) startTransition(() => setClock(DEVICE_CLOCK));
	}, [prerendered, stopped, whole]);
	// The very same element, or React would not look for the parts that lie directly in it.
	const inside = useMemo(() => <ClockProvider value={clock}>{children}</ClockProvider>, [clock, children]);
	return <Whole value={whole}>{inside}</Whole>;
}
