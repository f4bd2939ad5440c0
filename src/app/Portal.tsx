import { Suspense } from "react";
import { useRelease } from "../../renderer/index.ts";
import { useBrandStyle } from "../theme/use-brand-style.ts";
import { type PortalProps, ReleasedPortal } from "./ReleasedPortal.tsx";
import { CannotStart } from "./release/CannotStart.tsx";

/** The portal as the current release says; before there is one, nothing, and what is wrong if there can't be. */
export function Portal(props: PortalProps) {
	const { current, error } = useRelease();
	const hasBrand = useBrandStyle(current?.manifest.style);
	if (!current) return error ? <CannotStart error={error} /> : null;
	return <Suspense>{hasBrand && <ReleasedPortal {...props} manifest={current.manifest} />}</Suspense>;
}
