import type { NotifyingScope } from "./show-notification.ts";

/**
 * The parts of a service worker's world that ours uses. TypeScript's own library for it can't stand beside that of
 * pages.
 */
type WorkerScope = NotifyingScope & {
	skipWaiting(): Promise<void>;
	clients: { claim(): Promise<void> };
	registration: { pushManager?: { getSubscription(): Promise<{ unsubscribe(): Promise<unknown> } | null> } };
};

/** An event that may last. */
export type LastingEvent = Event & { waitUntil(done: Promise<unknown>): void };

/** A request of a page that the worker may respond to. */
export type FetchEvent = LastingEvent & { request: Request; respondWith(response: Promise<Response>): void };

/** A page's message to the worker. */
export type MessageEventLike = LastingEvent & { data: unknown };

/** Whether this code runs in a service worker. */
export const isWorkerScope = (value: object): value is WorkerScope => "skipWaiting" in value && "clients" in value;

/** Whether an event may last, as a worker's own do. */
export const isLasting = (event: Event): event is LastingEvent => "waitUntil" in event;

/** Whether an event is a page's request. */
export const isFetchEvent = (event: Event): event is FetchEvent => isLasting(event) && "respondWith" in event;

/** Whether an event is a page's message. */
export const isMessageEvent = (event: Event): event is MessageEventLike => isLasting(event) && "data" in event;
