import { useEffect, useMemo, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { useLoader } from "../../../renderer/index.ts";
import type { Manifest, RouteEntry } from "../../../schemas/release.ts";
import { arrivalAt } from "./arrival.ts";
import type { Progress } from "./progress.ts";

/** The page on the screen, and the address that it belongs to. */
type ShownPage = { location: Location; route: RouteEntry };

/**
 * Follows the address. The page before stays until the next one's artefacts are there, with the progress bar meanwhile;
 * redirects and unknown paths (spec §2) are followed by replacing the address. A page whose artefacts can't be had is
 * shown too: it says so itself.
 */
export function useShownPage(manifest: Manifest, progress: Progress): ShownPage | undefined {
	const loader = useLoader();
	const location = useLocation();
	const navigate = useNavigate();
	const arrival = useMemo(() => arrivalAt(manifest, location.pathname), [manifest, location.pathname]);
	const route = arrival && "route" in arrival ? arrival.route : undefined;
	const redirect = arrival && "redirect" in arrival ? arrival.redirect : undefined;
	const [settled, setSettled] = useState<RouteEntry>();
	const [last, setLast] = useState<ShownPage>();
	const ready = route !== undefined && (route === settled || loader.peekPage(route) !== undefined);
	if (ready && (last?.location !== location || last.route !== route)) setLast({ location, route });

	useEffect(() => {
		if (redirect === undefined) return;
		navigate({ pathname: redirect, search: location.search }, { replace: true, state: location.state });
	}, [redirect, location, navigate]);

	useEffect(() => {
		if (!route || ready) return;
		let stopped = false;
		const settle = () => {
			if (!stopped) setSettled(route);
		};
		progress.start();
		loader.loadPage(route).then(settle, settle);
		return () => {
			stopped = true;
			progress.done();
		};
	}, [route, ready, loader, progress]);

	return last;
}
