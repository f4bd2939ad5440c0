import { useEffect } from "react";
import { useCaller } from "../../adapters/index.ts";
import { STAFF_READS } from "../../adapters/staff.ts";
import { useStores } from "../stores/stores-context.tsx";
import { listenForCases } from "./live-cases.ts";

/** Keeps what the desk shows of cases as they are. */
export function LiveCases() {
	const { user } = useStores();
	const caller = useCaller();
	useEffect(
		() =>
			listenForCases(
				() => user.snapshot().token,
				() => void caller.invalidate(STAFF_READS).catch(() => undefined),
			),
		[user, caller],
	);
	return null;
}
