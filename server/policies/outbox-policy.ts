import { Refusal } from "../wire/refusal.ts";
import type { RightHolder } from "./rights.ts";

/** Whether somebody sees what could not be sent, and sends it again or gives it up. */
const mayTendOutbox = ({ roles }: RightHolder): boolean => roles.includes("administrator");

/** Throws 403 for whoever may not. */
export function demandTending(holder: RightHolder): void {
	if (!mayTendOutbox(holder)) throw new Refusal(403, "You may not do this.");
}
