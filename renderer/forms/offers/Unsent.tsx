import { useMemo } from "react";
import { useRelease } from "../../loader/release-context.tsx";
import { draftsToOffer, openDrafts } from "../../page/open-drafts.ts";
import { usePorts } from "../../ports/ports-context.tsx";
import QueueStrips from "../queue/QueueStrips.tsx";
import DraftOffers from "./DraftOffers.tsx";

/**
 * What waits to be sent, and what somebody without an account has begun, to go on with or to discard: their drafts are on
 * this device only. Who is logged in finds theirs in the member centre.
 */
export default function Unsent() {
	const { session, router } = usePorts();
	const manifest = useRelease().current?.manifest;
	const { location } = router;
	const drafts = useMemo(() => {
		if (!manifest || session.user) return [];
		const known = openDrafts().filter(({ form }) => Object.hasOwn(manifest.forms, form));
		return draftsToOffer(known, manifest.site.home, location);
	}, [manifest, session.user, location]);
	return (
		<>
			<QueueStrips />
			<DraftOffers drafts={drafts} />
		</>
	);
}
