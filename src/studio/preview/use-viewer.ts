import { useCallback, useEffect, useRef, useState } from "react";
import { useAdmin } from "../api/use-admin.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** As whom the preview is looked at, and whether over recorded answers. `number` is that of the reporter's case. */
export type ViewerChoices = { as: string; number: string; recorded: boolean };

/** By what a preview reads; since when, where it is recorded. */
export type MadeViewer = { id: string; recorded_at: string };

type ViewerState = { viewer?: MadeViewer; failure?: string };

/** A guest and a member read live what comes to them anyhow; a reporter without a number cannot be looked for. */
const needsViewer = ({ as, number, recorded }: ViewerChoices) => (as === "reporter" ? number !== "" : recorded);

/**
 * Asks the server to read as somebody. `ready` says whether what is wanted can be looked at: as a guest and as a member it can
 * without. `anew` forgets what was recorded.
 */
export function useViewer({ as, number, recorded }: ViewerChoices) {
	const call = useAdmin();
	const { t } = useStudioI18n();
	const [state, setState] = useState<ViewerState>({});
	const wanted = needsViewer({ as, number, recorded });
	/** Counts requests: what an earlier one brings is not for whoever is wanted now. */
	const latest = useRef(0);
	const request = useCallback(
		async (anew: boolean) => {
			latest.current += 1;
			const own = latest.current;
			setState({});
			if (!wanted) return;
			const body = { view_as: as, recorded, anew, ...(as === "reporter" && { number }) };
			const answer = await call<MadeViewer>("POST", "preview-viewers", body).catch(() => null);
			if (own !== latest.current) return;
			if (answer?.code === 0) setState({ viewer: answer.data });
			else setState({ failure: answer?.msg ?? t("The server does not answer. Check your connection and try again.") });
		},
		[call, t, wanted, as, number, recorded],
	);
	useEffect(() => void request(false), [request]);
	const ready = wanted ? state.viewer !== undefined : as !== "reporter";
	return { ...state, ready, recordAnew: () => void request(true) };
}
