import { useCallback } from "react";
import { STAFF_READS } from "../../adapters/staff.ts";
import { usePorts } from "../../renderer/index.ts";
import { STAFF_OPERATIONS } from "../../schemas/staff-operations.gen.ts";
import type { StaffOperations } from "../../schemas/types.gen.ts";
import { useDeskText } from "./use-desk-text.ts";

type Command = keyof typeof STAFF_OPERATIONS & keyof StaffOperations;

/** Sends a staff command; what it answered, or null where it was refused or failed, of which its reader is then told. */
export function useStaffCommand(): <O extends Command>(
	operation: O,
	body: StaffOperations[O]["request"],
) => Promise<{ data: unknown } | null> {
	const { caller, dialogs } = usePorts();
	const t = useDeskText();
	return useCallback(
		async (operation, body) => {
			try {
				const { code, msg, data } = await caller.call(STAFF_OPERATIONS[operation], body);
				caller.invalidate(STAFF_READS).catch(() => undefined);
				if (code === 0) return { data };
				dialogs.toast({ tone: "error", text: msg });
			} catch {
				dialogs.toast({ tone: "error", text: t("The server does not answer. Check your connection and try again.") });
			}
			return null;
		},
		[caller, dialogs, t],
	);
}
