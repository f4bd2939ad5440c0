import type { StudioI18n, StudioText } from "../i18n/studio-i18n.ts";
import type { DataRequestEntry, DataRequestTask } from "./data-request-types.ts";

/** What is asked for. */
export const REQUEST_KIND_WORDS: Readonly<Record<DataRequestEntry["kind"], StudioText>> = {
	export: "Copy of their data",
	correction: "Correction",
	erasure: "Erasure",
};

/** How a request came. */
export const CHANNEL_WORDS: Readonly<Record<DataRequestEntry["channel"], StudioText>> = {
	portal: "In the member centre",
	code: "With number and query code",
	phone: "By phone",
	counter: "At the counter",
	letter: "By letter",
};

/** Whether somebody asked in the portal and reads there what becomes of it; who called, came or wrote may never look. */
export const isFromPortal = ({ channel }: Pick<DataRequestEntry, "channel">): boolean =>
	channel === "portal" || channel === "code";

/** How a request stands. */
export const DATA_STATE_WORDS: Readonly<Record<DataRequestEntry["state"], StudioText>> = {
	open: "To be done",
	waiting: "Waits for the person",
	done: "Done",
	refused: "Refused",
};

/** How it was checked who asks. */
export const IDENTITY_WORDS: Readonly<Record<NonNullable<DataRequestEntry["identity"]>, StudioText>> = {
	session: "Signed in",
	code: "Knows number and query code",
	document: "Showed an identity document",
	call_back: "Called back on the number that is held",
	letter: "Signed letter with a copy of a document",
};

/** Ways of checking that somebody of the staff can choose. */
export const STAFF_CHECKS = ["document", "call_back", "letter", "code"] as const;

const STEP_WORDS: Readonly<Record<string, StudioText>> = {
	opened: "Asked",
	assigned: "Given to somebody",
	identified: "Identity checked",
	questioned: "Asked the person back",
	resumed: "The person has answered",
	exported: "Link to the data given",
	downloaded: "Data downloaded",
	corrected: "Corrected: {what}",
	erased:
		"Erased; {held, plural, =0 {no case is kept} one {# case is kept until it may go} other {# cases are kept until they may go}}",
	done: "Done",
	refused: "Refused",
};

/** What was done, in words: the names of what was changed and numbers, and never a value. */
export function stepWords({ t }: StudioI18n, { action, detail }: DataRequestTask["steps"][number]): string {
	const words = STEP_WORDS[action];
	if (!words) return action;
	const where = [detail.case, detail.changed].filter((part) => typeof part === "string").join(" ");
	return t(words, { what: where, held: Number(detail.held ?? 0) });
}

/** A day in the reader's language. */
export const dayText = ({ locale }: StudioI18n, day: string): string =>
	new Date(`${day.slice(0, 10)}T00:00`).toLocaleDateString(locale, { dateStyle: "medium" });
