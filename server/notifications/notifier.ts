import type { CaseStatus } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";

/** A case that has moved. */
export type CaseMoved = {
	message_id: string;
	/** Who filed it; null for nobody known. */
	owner_id: string | null;
	/** Whether its filer moved it, and so knows. */
	by_owner: boolean;
	/** Who moved it; null for nobody known, and for the portal. */
	mover_id: string | null;
	published: boolean;
	status: CaseStatus;
};

/**
 * Tells people that a case has moved. Called in the transaction that moves it: what has to leave the database is
 * written down here and sent by a job.
 */
export type Notifier = { caseMoved(db: Db, event: CaseMoved): Promise<void> };

/** Tells by every one of several ways. */
export const everyNotifier = (notifiers: readonly Notifier[]): Notifier => ({
	async caseMoved(db, event) {
		for (const notifier of notifiers) await notifier.caseMoved(db, event);
	},
});
