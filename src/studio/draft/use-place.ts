import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useAdmin } from "../api/use-admin.ts";
import { TAB } from "./use-open-draft.ts";

/** Milliseconds that somebody stays at a part before others are told: who goes by arrow keys passes many. */
const STAYS = 200;

const decoded = (text: string) => {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
};

/** Tells others what is open and selected in this window; anew whenever the stream is, as the server may have forgotten it. */
export function usePlace(draft: string | null, opened: number): void {
	const call = useAdmin();
	const { pathname, search } = useLocation();
	const [, document] = pathname.split("/document/");
	const path = document === undefined ? null : decoded(document);
	const part = path === null ? null : new URLSearchParams(search).get("part");
	useEffect(() => {
		if (draft === null || opened === 0) return;
		const timer = setTimeout(() => {
			// Others see it later then: nothing of the work depends on it.
			void call("POST", `draft-releases/${draft}/presence`, { tab: TAB, path, part }).catch(() => undefined);
		}, STAYS);
		return () => clearTimeout(timer);
	}, [call, draft, opened, path, part]);
}
