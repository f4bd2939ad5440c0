import pLimit from "p-limit";
import type { ChannelName } from "../database/tables/notification-tables.ts";
import { logFailure } from "../log/failure-log.ts";
import { type Channel, DeliveryFailure, NoRecipient } from "../notifications/channels/channel.ts";
import { CHANNELS } from "../notifications/channels/registry.ts";
import { peaceUntil } from "../notifications/quiet.ts";
import {
	type Delivery,
	MAX_ATTEMPTS,
	noteFailure,
	putOff,
	settle,
	takeDue,
} from "../repositories/notifications/outbox.ts";
import { findTimeZone } from "../repositories/queries/calendar.ts";
import { currentHandling } from "../repositories/releases/handling-documents.ts";
import type { Services } from "../services.ts";
import type { Job } from "./job.ts";

const AT_ONCE = 100;

/** Until when a message waits so that its reader is left in peace: the portal's quiet hours, and their own. Null for now. */
async function waitsUntil({ db }: Services, { starts, ends }: Delivery, now: Date): Promise<Date | null> {
	const { notifications } = await currentHandling(db);
	const portal = notifications?.quiet_hours;
	const own = starts !== null && ends !== null ? { from: starts, until: ends } : undefined;
	const hours = [portal, own].flatMap((one) => one ?? []);
	return peaceUntil(now, hours, await findTimeZone(db));
}

/** Says that an attempt failed. No name, address or word of the message stands in the line. */
async function fail({ db }: Services, { id, channel, attempts }: Delivery, error: unknown): Promise<void> {
	const isKnown = error instanceof DeliveryFailure;
	const reason = isKnown ? error.message : "failed";
	const isLast = attempts >= MAX_ATTEMPTS || (isKnown && error.final);
	if (isLast) await settle(db, id, "dead", reason);
	else await noteFailure(db, id, reason);
	const what = isLast ? "is given up" : "is tried again later";
	logFailure(`The message ${id} by ${channel} could not be sent and ${what}: ${reason}.`, isKnown ? undefined : error);
}

/** A channel, by its name, and what time it is. */
type Way = { name: ChannelName; channel: Channel; now: () => Date };

async function deliver(services: Services, { channel, now }: Way, delivery: Delivery): Promise<void> {
	const { db } = services;
	const later = channel.waits ? await waitsUntil(services, delivery, now()) : null;
	if (later) return putOff(db, delivery.id, later);
	try {
		await channel.send(delivery);
	} catch (error) {
		if (error instanceof NoRecipient) return settle(db, delivery.id, "discarded", "nobody to tell");
		return fail(services, delivery, error);
	}
	// Killed between the two, it is sent once more: with the same id, by which the receiver can tell.
	await settle(db, delivery.id, "sent");
}

/** Hands over what is due, as much as there is room for; returns how much it was. */
async function deliverSome(services: Services, way: Way): Promise<number> {
	const { name, channel } = way;
	const room = (await channel.room?.()) ?? AT_ONCE;
	const due = room > 0 ? await takeDue(services.db, name, Math.min(room, AT_ONCE)) : [];
	const one = pLimit(channel.together);
	await Promise.all(due.map((delivery) => one(() => deliver(services, way, delivery))));
	return due.length;
}

/** Sends what is to leave the portal by a channel. Each has a job of its own, so that none waits for another's receivers. */
export const deliverBy = (name: ChannelName, now = () => new Date()): Job => ({
	name: `deliver_${name}`,
	everySeconds: 15,
	async run(services) {
		const channel = CHANNELS[name](services);
		if (channel) while ((await deliverSome(services, { name, channel, now })) === AT_ONCE);
	},
});
