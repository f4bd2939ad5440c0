import type { Delivery } from "../../repositories/notifications/outbox.ts";

/**
 * That a message could not be handed over. The reason is for the administrators' list and the log: technical, and nothing of
 * whom it was for or of what it says. `final` where another attempt would fail as well.
 */
export class DeliveryFailure extends Error {
	readonly final: boolean;

	constructor(reason: string, { final = false }: { final?: boolean } = {}) {
		super(reason);
		this.name = "DeliveryFailure";
		this.final = final;
	}
}

/** There is nobody to tell any more: an address, a browser or a webhook was removed meanwhile. */
export class NoRecipient extends Error {}

/** A way out of the portal. */
export type Channel = {
	/** Whether messages wait while their reader is to be left in peace. */
	waits: boolean;
	/** How many at once. */
	together: number;
	/** How many there is room for now; endless where left out. */
	room?(): Promise<number>;
	/** Hands a message over. Throws DeliveryFailure or NoRecipient. */
	send(delivery: Delivery): Promise<void>;
};
