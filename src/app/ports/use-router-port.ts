import { useLayoutEffect, useMemo, useRef } from "react";
import { type Location, useNavigate } from "react-router-dom";
import type { RouterPort } from "../../../renderer/index.ts";
import type { SiteDocument } from "../../../schemas/types.gen.ts";
import { fromIn, handedIn, stateIn } from "../navigation/entry-state.ts";
import { PortalLink } from "../navigation/PortalLink.tsx";
import { queryOf } from "../navigation/query-of.ts";
import { returnPath } from "../navigation/return-path.ts";

/**
 * The router of the page at an address. While another page loads, the one that is shown keeps its own address. All but the
 * address stays the same while the path does: a part of the page that does not read the address is not rendered again for it.
 */
export function useRouterPort({ pathname, search, state }: Location, site: SiteDocument): RouterPort {
	const navigate = useNavigate();
	const entry = useRef(state);
	useLayoutEffect(() => {
		entry.current = state;
	}, [state]);
	const location = useMemo(
		() => ({ path: pathname, query: queryOf(search), handed: handedIn(state), state: stateIn(state) }),
		[pathname, search, state],
	);
	const ways = useMemo(
		(): Omit<RouterPort, "location"> => ({
			Link: PortalLink,
			// What replaces an entry of the history was come to from where that was.
			navigate: (to, { replace, ...rest } = {}) =>
				void navigate(to, { replace, state: replace ? { from: fromIn(entry.current), ...rest } : rest }),
			back: () => void (window.history.state?.idx > 0 ? navigate(-1) : navigate(site.home)),
			leaveLogin: () => void navigate(returnPath(entry.current, site), { replace: true }),
		}),
		[navigate, site],
	);
	return { ...ways, location };
}
