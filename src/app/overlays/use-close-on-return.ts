import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import type { Gate } from "../dialogs/gate.ts";

/** Back and forward close what stands over the page, unanswered: it belongs to the page that is left. */
export function useCloseOnReturn(gate: Pick<Gate<never>, "settle">): void {
	const { key } = useLocation();
	const type = useNavigationType();
	const before = useRef(key);
	useEffect(() => {
		if (before.current === key) return;
		before.current = key;
		if (type === NavigationType.Pop) gate.settle(false);
	}, [key, type, gate]);
}
