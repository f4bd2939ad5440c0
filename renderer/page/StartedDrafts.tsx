import { lazy, Suspense, useEffect, useState } from "react";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { hasUnsent } from "../forms/model/open-drafts.ts";
import { useRouter } from "../ports/ports-context.tsx";

const Unsent = lazy(() => import("../forms/form/Unsent.tsx"));

/**
 * What somebody has begun to write and not sent, or sent without a connection, where they come back to. What draws it loads
 * only where this device has something.
 */
export function StartedDrafts() {
	const { location } = useRouter();
	const [any, setAny] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew on every page
	useEffect(() => setAny(hasUnsent()), [location]);
	if (!any) return null;
	// Where its code cannot be had, the page goes without.
	return (
		<ErrorBoundary of={location} onError={() => {}} fallback={() => null}>
			<Suspense>
				<Unsent />
			</Suspense>
		</ErrorBoundary>
	);
}
