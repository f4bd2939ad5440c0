import type { Services } from "../../services.ts";
import { smsLeft, takeSms } from "../../sms/budget.ts";
import { deliveryWords } from "../case-words.ts";
import { type Channel, DeliveryFailure, NoRecipient } from "./channel.ts";

/** Short messages to the number that somebody logs in with, within the budget of an hour. */
export const smsChannel = (services: Services): Channel => ({
	waits: true,
	together: 4,
	room: () => smsLeft(services, "notice"),
	async send(delivery) {
		if (delivery.mobile === null) throw new NoRecipient();
		const { text, values } = await deliveryWords(services.db, services.settings, delivery, "sms");
		await takeSms(services, "notice");
		await services.sms.sendText(delivery.mobile, text, values).catch((error: unknown) => {
			throw new DeliveryFailure(error instanceof Error ? error.message : "failed");
		});
	},
});
