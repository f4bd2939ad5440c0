import type { CaseStatus } from "../../schemas/types.gen.ts";
import type { NotificationTable } from "../database/tables/notification-tables.ts";

/** The kind of notification that the filer of a case gets when it comes into a state. */
export function kindOf(status: CaseStatus): NotificationTable["kind"] {
	if (status === "replied") return "case_replied";
	return status === "info_requested" ? "info_requested" : "case_moved";
}
