import { useEffect, useRef } from "react";
import { usePorts } from "../../ports/ports-context.tsx";
import { useSignedOut } from "../state/use-signed-out.ts";

/**
 * Tells once whether somebody was logged in over this form whose session has since ended by itself: what they send now
 * would no longer be theirs, and they have not said so.
 */
export function useLostName(): () => boolean {
	const user = usePorts().session.user?.id;
	const last = useRef(user);
	useEffect(() => {
		if (user !== undefined) last.current = user;
	}, [user]);
	useSignedOut(() => {
		last.current = undefined;
	});
	return () => {
		const isLost = user === undefined && last.current !== undefined;
		last.current = user;
		return isLost;
	};
}
