import type { StudioText } from "../i18n/studio-i18n.ts";

/** In which parameter of an address the server says how signing in at the provider came out. */
export const OUTCOME = "sign-in";

/** What is said of each outcome but success; {name} is the provider's. */
const OUTCOME_TEXTS: Readonly<Record<string, StudioText>> = {
	expired: "That took too long, or began in another browser. Please try again.",
	cancelled: "You turned back before you were signed in.",
	failed: "{name} could not confirm who you are. Try again, or sign in another way.",
	unknown:
		"Nobody here has this work account. Ask an administrator to invite you with your mobile number, or to enter your work address under “People”.",
	no_right: "Your account has no role in the portal. Ask an administrator to give you one.",
	other_identity:
		"Your number or address belongs to another work account here. An administrator can unlink it under “People”.",
	other_person: "That was somebody else's work account. Please confirm with your own.",
};

/** What to say of an outcome that the address names; undefined where there is nothing to be said. */
export function outcomeText(outcome: string | null): StudioText | undefined {
	if (outcome === null || outcome === "done") return undefined;
	return OUTCOME_TEXTS[outcome] ?? OUTCOME_TEXTS.failed;
}
