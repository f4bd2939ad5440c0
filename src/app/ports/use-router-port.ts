import { useMemo } from "react";
import { type Location, useNavigate } from "react-router-dom";
import type { RouterPort } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { fromIn, handedIn, stateIn } from "../navigation/entry-state.ts";
import { PortalLink } from "../navigation/PortalLink.tsx";
import { queryOf } from "../navigation/query-of.ts";
import { returnPath } from "../navigation/return-path.ts";

/** The router of the page at an address. While another page loads, the one that is shown keeps its own address. */
export function useRouterPort({ pathname, search, state }: Location, site: SiteDocument): RouterPort {
	const navigate = useNavigate();
	const location = useMemo(
		() => ({ path: pathname, query: queryOf(search), handed: handedIn(state), state: stateIn(state) }),
		[pathname, search, state],
	);
	return useMemo(
		() => ({
			location,
			Link: PortalLink,
			// What replaces an entry of the history was come to from where that was.
			navigate: (to, { replace, ...rest } = {}) =>
				void navigate(to, { replace, state: replace ? { from: fromIn(state), ...rest } : rest }),
			back: () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(site.home)),
			leaveLogin: () => void navigate(returnPath(state, site), { replace: true }),
		}),
		[location, navigate, state, site],
	);
}
