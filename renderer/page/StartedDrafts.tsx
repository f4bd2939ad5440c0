import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { useRelease } from "../loader/release-context.tsx";
import { usePorts } from "../ports/ports-context.tsx";
import { draftsToOffer, type OpenDraft, openDrafts } from "./open-drafts.ts";

const DraftOffers = lazy(() => import("../forms/offers/DraftOffers.tsx"));

/**
 * What somebody without an account has started to write, to go on with or to discard, where they come back to: their drafts are
 * on this device only. Who is logged in finds theirs in the member centre.
 */
export function StartedDrafts() {
	const { session, router } = usePorts();
	const manifest = useRelease().current?.manifest;
	const [drafts, setDrafts] = useState<readonly OpenDraft[]>([]);
	const { location } = router;
	useEffect(() => {
		if (!manifest || session.user) return setDrafts([]);
		const known = openDrafts().filter(({ form }) => Object.hasOwn(manifest.forms, form));
		setDrafts(draftsToOffer(known, manifest.site.home, location));
	}, [manifest, session.user, location]);
	if (drafts.length === 0) return null;
	// Where its code cannot be had, the page goes without.
	return (
		<ErrorBoundary of={drafts} onError={() => {}} fallback={() => null}>
			<Suspense>
				<DraftOffers drafts={drafts} />
			</Suspense>
		</ErrorBoundary>
	);
}
