import { isPushMessage } from "../../schemas/checks/worker.gen.ts";
import type { PushMessage } from "../../schemas/types.gen.ts";
import type { LastingEvent } from "./worker-scope.ts";

/** What of the worker's world a notification needs. */
export type NotifyingScope = {
	registration: { showNotification(title: string, options: object): Promise<void> };
	clients: { matchAll(options: object): Promise<readonly PortalWindow[]>; openWindow(path: string): Promise<unknown> };
};

type PortalWindow = { url: string; focus(): Promise<unknown> };

/** An event of a push service; its data is empty where the service sends none. */
export type PushEvent = LastingEvent & { data: { json(): unknown } | null };

/** Whether an event is a push service's. */
export const isPush = (event: Event): event is PushEvent =>
	event.type === "push" && "waitUntil" in event && "data" in event;

/** A press on a notification. */
export type NotificationPress = LastingEvent & { notification: { data: unknown; close(): void } };

/** Whether an event is such a press. */
export const isNotificationPress = (event: Event): event is NotificationPress =>
	event.type === "notificationclick" && "waitUntil" in event && "notification" in event;

/** What came, or null for what the portal never sends. */
function pushedIn({ data }: PushEvent): PushMessage | null {
	try {
		const pushed: unknown = data?.json();
		return isPushMessage(pushed) ? pushed : null;
	} catch {
		return null;
	}
}

/** Shows what came, in the language that it came in; the same message that came twice once. */
export async function showPushed({ registration }: NotifyingScope, event: PushEvent): Promise<void> {
	const pushed = pushedIn(event);
	if (!pushed) return;
	const { title, body, lang, tag, path } = pushed;
	await registration.showNotification(title, { body, lang, tag, icon: "/icons/192.png", data: path });
}

/** A path of this portal; its first page for anything else. */
const pathIn = (data: unknown) => (typeof data === "string" && /^\/(?![/\\])/.test(data) ? data : "/");

/**
 * Leads to what a notification is about: to a window that shows it already, else to a new one. No window is taken elsewhere:
 * something may be typed in it.
 */
export async function followPress({ clients }: NotifyingScope, { notification }: NotificationPress): Promise<void> {
	notification.close();
	const path = pathIn(notification.data);
	const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
	const open = windows.find(({ url }) => url === new URL(path, location.origin).href);
	if (open) await open.focus();
	else await clients.openWindow(path);
}
