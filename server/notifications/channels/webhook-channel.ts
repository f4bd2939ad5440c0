import type { Services } from "../../services.ts";
import { caseEvent } from "../../webhooks/case-event.ts";
import { postEvent } from "../../webhooks/post-event.ts";
import { signedHeaders } from "../../webhooks/signature.ts";
import { portalAt } from "../case-words.ts";
import { type Channel, DeliveryFailure, NoRecipient } from "./channel.ts";
import { wordFor } from "./word-for.ts";

/** By this a receiver says that it is gone for good. */
const GONE = 410;

/** Systems outside that are told of cases, by CloudEvents that are signed as Standard Webhooks says. */
export const webhookChannel = ({ settings }: Services): Channel => {
	const { webhooks, privateWebhooks: anywhere } = settings.notifications;
	return {
		waits: false,
		together: 8,
		async send(delivery) {
			const webhook = webhooks.find(({ id }) => id === delivery.webhook);
			if (!webhook) throw new NoRecipient();
			const body = JSON.stringify(caseEvent(delivery, portalAt(settings)));
			const signed = signedHeaders(webhook.secret, { id: delivery.id, at: new Date(), body });
			const headers = { "content-type": "application/cloudevents+json", ...signed };
			const status = await postEvent({ url: webhook.url, headers, body, anywhere }).catch((error: unknown) => {
				throw new DeliveryFailure(wordFor(error));
			});
			if (status < 200 || status > 299) throw new DeliveryFailure(`HTTP ${status}`, { final: status === GONE });
		},
	};
};
