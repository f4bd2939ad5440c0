import type { PushMessage } from "../../../schemas/types.gen.ts";
import type { Delivery } from "../../repositories/notifications/outbox.ts";
import { deleteSubscription, listSubscriptions } from "../../repositories/notifications/push-subscription.ts";
import type { Services } from "../../services.ts";
import { postEvent } from "../../webhooks/post-event.ts";
import { deliveryWords, pathOf } from "../case-words.ts";
import type { PushKeys } from "../push/push-keys.ts";
import type { PushSettings } from "../push/push-settings.ts";
import { type Channel, DeliveryFailure, NoRecipient } from "./channel.ts";
import { wordFor } from "./word-for.ts";

/** By these a push service says that the browser is not there any more. */
const GONE = [404, 410];

/** Too much at once, or something is wrong on their side: another attempt may do. */
const mayComeLater = (status: number) => status === 429 || status >= 500;

/** For so long a push service holds what a browser that is off does not fetch, in seconds. */
const TTL_SECONDS = 24 * 3600;

type Subscription = Awaited<ReturnType<typeof listSubscriptions>>[number];
type Sender = PushKeys & Pick<PushSettings, "contact" | "anywhere">;

/** Hands it to one browser's push service, sealed for that browser (RFC 8291); the HTTP status of what that says. */
async function post({ endpoint, p256dh, auth }: Subscription, message: PushMessage, sender: Sender): Promise<number> {
	const { default: webPush } = await import("web-push");
	const { headers, body } = webPush.generateRequestDetails(
		{ endpoint, keys: { p256dh, auth } },
		JSON.stringify(message),
		{
			vapidDetails: { subject: sender.contact, publicKey: sender.publicKey, privateKey: sender.privateKey },
			TTL: TTL_SECONDS,
			urgency: "normal",
		},
	);
	const given = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
	return postEvent({ url: endpoint, headers: Object.fromEntries(given), body, anywhere: sender.anywhere });
}

/** What became of it in one browser: why it failed, or null. */
async function sendTo(services: Services, one: Subscription, message: PushMessage, sender: Sender) {
	const status = await post(one, message, sender).catch((error: unknown) => wordFor(error));
	if (typeof status === "string") return new DeliveryFailure(status, { final: status === "ENOTPUBLIC" });
	if (GONE.includes(status)) {
		await deleteSubscription(services.db, one.id);
		return new NoRecipient();
	}
	const isTaken = status >= 200 && status <= 299;
	return isTaken ? null : new DeliveryFailure(`HTTP ${status}`, { final: !mayComeLater(status) });
}

async function shownFor({ db, settings }: Services, delivery: Delivery): Promise<PushMessage> {
	const { subject, text, locale } = await deliveryWords(db, settings, delivery, "push");
	return { title: subject, body: text, lang: locale, path: pathOf(delivery), tag: delivery.id };
}

/**
 * Messages to the browsers in which somebody wants them, by these browsers' push services. Another attempt goes to all of them once
 * more: by its tag a browser shows the same message once.
 */
export const pushChannel = (services: Services): Channel | null => {
	const { push, settings } = services;
	if (!push || !settings.push) return null;
	const sender = { ...settings.push, ...push };
	return {
		waits: true,
		together: 8,
		async send(delivery) {
			const devices = delivery.user_id === null ? [] : await listSubscriptions(services.db, delivery.user_id);
			if (devices.length === 0) throw new NoRecipient();
			const message = await shownFor(services, delivery);
			const outcomes = await Promise.all(devices.map((one) => sendTo(services, one, message, sender)));
			const failures = outcomes.filter((one) => one instanceof DeliveryFailure);
			const worth = failures.find(({ final }) => !final) ?? (outcomes.includes(null) ? undefined : failures[0]);
			if (worth) throw worth;
			if (!outcomes.includes(null)) throw new NoRecipient();
		},
	};
};
