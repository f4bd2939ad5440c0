import type { NotificationTemplate } from "../../types.gen.ts";

/** What a case is called where nobody may learn what it is about: its number, and where it stands, in words and by name. */
const OF_A_CASE = ["number", "state", "status", "portal", "link"] as const;

/**
 * What the texts of notifications may name, by what is told. Nothing that somebody wrote is among it: messages are read on
 * locked screens, and numbers and mailboxes change hands.
 */
export const NOTIFICATION_VALUES: Readonly<Record<NotificationTemplate["event"], readonly string[]>> = {
	case_moved: OF_A_CASE,
	case_rejected: OF_A_CASE,
	case_replied: OF_A_CASE,
	info_requested: OF_A_CASE,
	followed_case_moved: OF_A_CASE,
	staff_invited: ["portal", "link"],
	outside_answered: OF_A_CASE,
	supervised_case_moved: OF_A_CASE,
	case_filed: OF_A_CASE,
	data_request_moved: ["portal", "link"],
	data_request_answered: ["portal", "link"],
	email_code: ["code", "minutes", "portal"],
};
