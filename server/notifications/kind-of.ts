import type { CaseStatus } from "../../schemas/types.gen.ts";
import type { NotificationTable } from "../database/tables/notification-tables.ts";

/** What the filer is told of a case that came into a state. */
export const kindOf = (status: CaseStatus): NotificationTable["kind"] =>
	status === "replied" ? "case_replied" : status === "info_requested" ? "info_requested" : "case_moved";
