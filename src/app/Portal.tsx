import { Suspense } from "react";
import { useRelease } from "../../renderer/index.ts";
import { BrandStyle } from "./appearance/BrandStyle.tsx";
import { type PortalProps, ReleasedPortal } from "./ReleasedPortal.tsx";
import { CannotStart } from "./release/CannotStart.tsx";

/** The portal as the current release says; before there is one, nothing, and what is wrong if there can't be. */
export function Portal(props: PortalProps) {
	const { current, error } = useRelease();
	if (!current) return error ? <CannotStart error={error} /> : null;
	return (
		<Suspense>
			{/* Into what the server renders it writes the style sheet itself (server/prerender/start-hints.ts). */}
			{import.meta.env.SSR ? null : <BrandStyle manifest={current.manifest} />}
			<ReleasedPortal {...props} manifest={current.manifest} />
		</Suspense>
	);
}
