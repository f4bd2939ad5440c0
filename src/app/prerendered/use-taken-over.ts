import { startTransition, useEffect, useState } from "react";
import type { LookSource } from "../../../schemas/prerender.ts";

/** What a page came drawn as. `taken` is called once the portal has taken it over. */
export type Look = LookSource & { taken?(): void };

/** What the page came drawn as, until the portal has taken over all of it; undefined from then on. */
export function useTakenOver(look: Look | undefined): Look | undefined {
	const [drawn, setDrawn] = useState(look);
	useEffect(() => {
		// In small steps, so that the page answers its reader meanwhile: each part is taken over before it is drawn anew.
		if (drawn) startTransition(() => setDrawn(undefined));
		else look?.taken?.();
	}, [drawn, look]);
	return drawn;
}
