import { useCallback } from "react";
import { type NavigateOptions, useNavigate, useSearchParams } from "react-router-dom";

/** Changes the parameters of the address, without a place of its own in the history. */
export type ChangeSearch = (
	change: (search: URLSearchParams) => void,
	options?: Pick<NavigateOptions, "state">,
) => void;

/**
 * The parameters of the address as they are drawn, and a way to change what the address says now. `useSearchParams` would change what was drawn last: a tab chosen right after a part would lose the part
 * (https://github.com/remix-run/react-router/issues/14528).
 */
export function useSearch(): [search: URLSearchParams, change: ChangeSearch] {
	const [search] = useSearchParams();
	const navigate = useNavigate();
	const change = useCallback<ChangeSearch>(
		(edit, options) => {
			const now = new URLSearchParams(window.location.search);
			const before = now.toString();
			edit(now);
			// The same address once more would render all that reads it again.
			if (now.toString() === before && options === undefined) return;
			void navigate({ search: now.toString() }, { replace: true, ...options });
		},
		[navigate],
	);
	return [search, change];
}
