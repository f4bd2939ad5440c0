import type { PushDevice } from "../../../schemas/types.gen.ts";
import type { Db } from "../../database/connection.ts";
import type { NewSubscription } from "../../repositories/notifications/push-subscription.ts";
import {
	countOthers,
	deleteSubscriptionOf,
	saveSubscription,
} from "../../repositories/notifications/push-subscription.ts";
import type { Services } from "../../services.ts";
import { demandPublicHost } from "../../webhooks/public-lookup.ts";
import { invalid, Refusal } from "../../wire/refusal.ts";

/** Browsers in which one person is told at most. */
const MAX_DEVICES = 10;

/** Bytes of the point that a browser's public key is, uncompressed, and of the secret beside it. */
const POINT_BYTES = 65;
const SECRET_BYTES = 16;

const text = "This device cannot be told. Please reload the page and try again.";
const refused = (pointer: string) => invalid([{ pointer, message: text }], text);

/** Whether messages may be posted to an address: over https, at its port, of a public host. What a name leads to is looked at as they are. */
export function isPushAddress(endpoint: string): boolean {
	const url = URL.parse(endpoint);
	if (url?.protocol !== "https:" || url.port !== "" || url.username !== "" || url.hostname === "localhost")
		return false;
	try {
		demandPublicHost(url.hostname);
	} catch {
		return false;
	}
	return true;
}

const hasBytes = (encoded: string, bytes: number) => Buffer.from(encoded, "base64url").length === bytes;

type Offered = Pick<Services, "settings" | "push">;

/** What a browser has subscribed to, as it is stored. Throws 422 for what no push service gives, and for another portal's key. */
function subscriptionIn({ settings, push }: Offered, { key, endpoint, p256dh, auth }: PushDevice) {
	if (key !== push?.publicKey) throw refused("/push/key");
	if (!endpoint || !(settings.push?.anywhere || isPushAddress(endpoint))) throw refused("/push/endpoint");
	if (!p256dh || !hasBytes(p256dh, POINT_BYTES)) throw refused("/push/p256dh");
	if (!auth || !hasBytes(auth, SECRET_BYTES)) throw refused("/push/auth");
	return { endpoint, p256dh, auth };
}

/**
 * Has the browser of a session told from now on, or not any more, within a transaction. Throws 409 where as many others are told as may
 * be, and 422.
 */
export async function setPushDevice(
	transaction: Db,
	services: Offered,
	{ user_id, session_id }: Pick<NewSubscription, "user_id" | "session_id">,
	device: PushDevice,
): Promise<void> {
	if (!device.on) return deleteSubscriptionOf(transaction, session_id);
	// What is on already comes back as it was shown, without the browser's own part.
	if (device.endpoint === undefined) return;
	const subscription = subscriptionIn(services, device);
	if ((await countOthers(transaction, user_id, session_id)) >= MAX_DEVICES)
		throw new Refusal(409, "You are told on ten devices already. Log out of one, or turn it off there.");
	await saveSubscription(transaction, { user_id, session_id, ...subscription });
}
