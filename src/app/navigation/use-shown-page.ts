import { useEffect, useMemo, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router-dom";
import { hasSameForms, type UnsavedChangesPort, useLoader } from "../../../renderer/index.ts";
import type { Manifest, RouteEntry } from "../../../schemas/release.ts";
import { arrivalAt } from "./arrival.ts";
import type { NavigationProgress } from "./progress.ts";

/**
 * How a page stands that a release has taken back under its reader, and where its path leads now, if anywhere; or one
 * that was replaced by another without what its reader has begun.
 */
export type Unpublished = { stays: boolean; to: string | undefined; replaced?: true };

const REPLACED: Unpublished = { stays: true, to: undefined, replaced: true };

type Pages = Pick<ReturnType<typeof useLoader>, "peekPage">;

/** The page on the screen, and the address that it belongs to. */
export type ShownPage = { location: Location; route: RouteEntry; unpublished?: Unpublished };

/** What has become of the page that stood at a path which leads to none any more; undefined where none stood there. */
function unpublishedFrom(
	last: ShownPage | undefined,
	path: string,
	to: string | undefined,
	unsavedChanges: UnsavedChangesPort,
) {
	if (last?.location.pathname !== path) return undefined;
	const unpublished = last.unpublished ?? { stays: unsavedChanges.any(), to };
	return unpublished.stays || unpublished.to === undefined ? { route: last.route, unpublished } : undefined;
}

/** The page on the screen, where the one that a release puts in its place lacks a form that was begun on it. */
function replacedBy(
	last: ShownPage | undefined,
	path: string,
	route: RouteEntry,
	unsavedChanges: UnsavedChangesPort,
	loader: Pages,
) {
	if (!last || last.route === route || last.location.pathname !== path || !unsavedChanges.any()) return undefined;
	const before = loader.peekPage(last.route);
	const after = loader.peekPage(route);
	const isSame = !before || !after || hasSameForms(before, after);
	return isSame ? undefined : { route: last.route, unpublished: REPLACED };
}

const isShown = (last: ShownPage | undefined, next: ShownPage) =>
	last?.location === next.location && last.route === next.route && last.unpublished === next.unpublished;

/**
 * Follows the address. The page before stays until the next one's artefacts are there, with the progress bar meanwhile;
 * redirects and unknown paths (spec §2) are followed by replacing the address, but not by whoever stands on a page that a
 * release takes back: they are told so there. A page whose artefacts can't be had is shown too: it says so itself.
 */
export function useShownPage(
	manifest: Manifest,
	progress: NavigationProgress,
	unsavedChanges: UnsavedChangesPort,
): ShownPage | undefined {
	const loader = useLoader();
	const location = useLocation();
	const navigate = useNavigate();
	const arrival = useMemo(() => arrivalAt(manifest, location.pathname), [manifest, location.pathname]);
	const route = arrival && "route" in arrival ? arrival.route : undefined;
	const redirect = arrival && "redirect" in arrival ? arrival.redirect : undefined;
	const absent = arrival && "absent" in arrival ? arrival.absent : undefined;
	const [settled, setSettled] = useState<RouteEntry>();
	const [last, setLast] = useState<ShownPage>();
	const ready = route !== undefined && (route === settled || loader.peekPage(route) !== undefined);
	const stays = route
		? replacedBy(last, location.pathname, route, unsavedChanges, loader)
		: unpublishedFrom(last, location.pathname, redirect, unsavedChanges);
	const page = stays ?? (ready ? { route } : undefined);
	if (page && !isShown(last, { location, ...page })) setLast({ location, ...page });

	const away = stays ? undefined : (redirect ?? absent);
	useEffect(() => {
		if (away === undefined) return;
		void navigate({ pathname: away, search: location.search }, { replace: true, state: location.state });
	}, [away, location, navigate]);

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
