import { isOneOf } from "../../schemas/json/one-of.ts";

/** Someone else's system that is told of cases. */
export type WebhookSettings = {
	/** Names it in the outbox and to administrators. */
	id: string;
	url: string;
	/** The key of its signatures. */
	secret: Buffer;
	/** What it is told of; all, where left out. */
	events: readonly WebhookEvent[];
};

/** What webhooks can be told of. */
const WEBHOOK_EVENTS = ["case.moved", "case.replied", "case.info_requested"] as const;

/** One of them. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

const NAME = "PORTICO_WEBHOOKS";

/** The key in a secret as Standard Webhooks writes it: `whsec_` and 24 to 64 bytes in base64. */
function secretOf(id: string, text: unknown): Buffer {
	const key = typeof text === "string" && text.startsWith("whsec_") ? Buffer.from(text.slice(6), "base64") : null;
	if (key && key.length >= 24 && key.length <= 64) return key;
	throw new Error(`${NAME}: the secret of "${id}" should be whsec_ and 24 to 64 bytes in base64.`);
}

const isEvent = (value: unknown) => isOneOf(WEBHOOK_EVENTS, value);

function eventsOf(id: string, events: unknown): readonly WebhookEvent[] {
	if (events === undefined) return WEBHOOK_EVENTS;
	if (Array.isArray(events) && events.length > 0 && events.every(isEvent)) return events;
	throw new Error(`${NAME}: the events of "${id}" should be a list of ${WEBHOOK_EVENTS.join(", ")}.`);
}

function webhookOf(entry: unknown, privateWebhooks: boolean): WebhookSettings {
	const { id, url, secret, events }: Partial<Record<string, unknown>> = { ...(entry ?? {}) };
	if (typeof id !== "string" || !/^[a-z0-9][a-z0-9-]{0,39}$/.test(id))
		throw new Error(`${NAME}: every webhook needs an "id" of small letters, digits and hyphens.`);
	const { protocol } = URL.parse(typeof url === "string" ? url : "") ?? {};
	if (typeof url !== "string" || (protocol !== "https:" && !(privateWebhooks && protocol === "http:")))
		throw new Error(`${NAME}: the url of "${id}" should be an https address.`);
	return { id, url, secret: secretOf(id, secret), events: eventsOf(id, events) };
}

/** Reads the webhooks of a portal from JSON; those in one's own network only where they are allowed. Throws on what makes no sense. */
export function webhooksFrom(text: string | undefined, privateWebhooks: boolean): WebhookSettings[] {
	if (!text) return [];
	let list: unknown;
	try {
		list = JSON.parse(text);
	} catch {
		throw new Error(`${NAME} should be JSON: a list of {"id", "url", "secret", "events"}.`);
	}
	if (!Array.isArray(list)) throw new Error(`${NAME} should be a list of {"id", "url", "secret", "events"}.`);
	const webhooks = list.map((entry: unknown) => webhookOf(entry, privateWebhooks));
	const twice = webhooks.find(({ id }, index) => webhooks.findIndex((one) => one.id === id) < index);
	if (twice) throw new Error(`${NAME} has two webhooks with the id "${twice.id}".`);
	return webhooks;
}
