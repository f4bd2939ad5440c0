/**
 * Stores what was opened readable without a connection. Built as /service-worker.js (scripts/build.ts). It only ever
 * stores what a page requested by itself, responses of a session apart from those of any other.
 */

import { isWorkerMessage } from "../../schemas/checks/worker.gen.ts";
import type { WorkerMessage } from "../../schemas/types.gen.ts";
import {
	FILES,
	IMMUTABLE,
	isOtherSession,
	isOutdated,
	isReaders,
	isSession,
	MAX_ENTRIES,
	PASSED,
	responsesOf,
	SHELL,
} from "./cache-names.ts";
import { asStored, isWhole, networkFirst, put, saysSignedOut, storedFirst } from "./respond.ts";
import { followPress, isNotificationPress, isPush, showPushed } from "./show-notification.ts";
import { storeAhead } from "./store-ahead.ts";
import { strategyOf } from "./strategy-of.ts";
import { type FetchEvent, isFetchEvent, isLasting, isMessageEvent, isWorkerScope } from "./worker-scope.ts";

/** Addresses of the portal's scripts and styles that load when they are needed: scripts/build.ts writes them in. */
declare const PORTAL_CHUNKS: readonly string[];

/**
 * Milliseconds of silence after which something stored stands in; below the portal's own time-out of 5000 (spec §9).
 */
const WAIT_MS = 3500;
/** Every page is the same document: the portal reads the address itself. */
const ANY_PAGE = "/";

/** What the document at ANY_PAGE runs before the portal's own scripts: stored with it, since another page may not load them. */
const SHELL_SCRIPTS = ["/before-paint.js", "/begin-portal.js"];

const scope = globalThis;

async function forget(isGone: (name: string) => boolean): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter(isGone).map((name) => caches.delete(name)));
}

/** Counts the sessions that have ended: what was requested in one is not stored after it. */
let sessionsEnded = 0;

async function forgetReader(): Promise<void> {
	sessionsEnded += 1;
	await forget(isReaders);
}

type Place = { cacheName: string; address: string; max: number };

/** A request's ways to a response. `form` gives it the form in which it is stored; undefined: not at all. */
function waysOf(
	event: FetchEvent,
	{ cacheName, address, max }: Place,
	form: (response: Response) => Promise<Response | undefined> = async (response) => response,
) {
	const before = sessionsEnded;
	const store = async (response: Response) => {
		const formed = await form(response);
		if (formed && (before === sessionsEnded || !isReaders(cacheName)))
			await put(await caches.open(cacheName), address, formed, max);
	};
	return {
		fetch: () => fetch(event.request),
		stored: async () => (await caches.open(cacheName)).match(address, { ignoreVary: true }),
		// Full or forbidden storage costs the reader nothing but reading off line.
		store: (response: Response) => event.waitUntil(store(response).catch(() => undefined)),
	};
}

/** Responses are stored under their session's own name; another session's are deleted as soon as this one makes a request. */
async function responseOf(event: FetchEvent): Promise<Response> {
	const { headers, url } = event.request;
	const cacheName = await responsesOf(headers.get("Authorization"));
	event.waitUntil(forget((name) => isOtherSession(name, cacheName)));
	const address = `${url}${url.includes("?") ? "&" : "?"}~language=${headers.get("Accept-Language") ?? ""}`;
	const place = { cacheName, address, max: MAX_ENTRIES.answers };
	const form = async (response: Response) => {
		if (isSession(cacheName) && (await saysSignedOut(response.clone()))) await forgetReader();
		return asStored(response, new Date());
	};
	return networkFirst(waysOf(event, place, form), WAIT_MS);
}

/** Files with a pass are a person's: where nobody is logged in, as after filing anonymously, nothing of them stays. */
const asPassed = async (response: Response) => ((await caches.keys()).some(isSession) ? response : undefined);

/** The portal has ended the subscription with the session; the browser need not be reached any more. */
async function endSubscription(): Promise<void> {
	if (!isWorkerScope(scope)) return;
	await (await scope.registration.pushManager?.getSubscription())?.unsubscribe();
}

async function obey(message: WorkerMessage): Promise<void> {
	if (message.type === "session-ended") return void (await Promise.all([forgetReader(), endSubscription()]));
	await storeAhead(await caches.open(IMMUTABLE), [...PORTAL_CHUNKS, ...message.files], MAX_ENTRIES.immutable);
}

function response(event: FetchEvent): Promise<Response> | undefined {
	const { url } = event.request;
	switch (strategyOf(event.request, location.origin)) {
		case "page":
			return networkFirst(
				waysOf(event, { cacheName: SHELL, address: ANY_PAGE, max: MAX_ENTRIES.shell }, asShell),
				WAIT_MS,
			);
		case "immutable":
			return storedFirst(waysOf(event, { cacheName: IMMUTABLE, address: url, max: MAX_ENTRIES.immutable }));
		case "file": {
			const ofShell = SHELL_SCRIPTS.includes(new URL(url).pathname);
			const place = ofShell
				? { cacheName: SHELL, address: url, max: MAX_ENTRIES.shell }
				: { cacheName: FILES, address: url, max: MAX_ENTRIES.files };
			return networkFirst(waysOf(event, place), WAIT_MS);
		}
		case "passed": {
			const place = { cacheName: PASSED, address: url, max: MAX_ENTRIES.passed };
			return networkFirst(waysOf(event, place, asPassed), WAIT_MS);
		}
		case "answer":
			return responseOf(event);
		default:
			return undefined;
	}
}

/** Only documents stand for the page around everything: nothing that a server says instead. */
const asShell = async (response: Response) =>
	response.headers.get("Content-Type")?.startsWith("text/html") ? response : undefined;

/** The page around everything, so that even the first visit can be opened again. */
async function storeShell(): Promise<void> {
	const response = await fetch(ANY_PAGE, { cache: "no-cache" });
	const shell = isWhole(response) ? await asShell(response) : undefined;
	if (!shell) return;
	const cache = await caches.open(SHELL);
	await put(cache, ANY_PAGE, shell, MAX_ENTRIES.shell);
	await storeAhead(cache, SHELL_SCRIPTS, MAX_ENTRIES.shell);
}

if (isWorkerScope(scope)) {
	addEventListener("install", (event) => {
		if (isLasting(event)) event.waitUntil(Promise.all([storeShell(), scope.skipWaiting()]));
	});
	addEventListener("activate", (event) => {
		if (isLasting(event)) event.waitUntil(Promise.all([forget(isOutdated), scope.clients.claim()]));
	});
	addEventListener("message", (event) => {
		if (isMessageEvent(event) && isWorkerMessage(event.data)) event.waitUntil(obey(event.data));
	});
	addEventListener("push", (event) => {
		if (isPush(event)) event.waitUntil(showPushed(scope, event));
	});
	addEventListener("notificationclick", (event) => {
		if (isNotificationPress(event)) event.waitUntil(followPress(scope, event));
	});
	addEventListener("fetch", (event) => {
		if (!isFetchEvent(event)) return;
		const responded = response(event);
		if (responded) event.respondWith(responded);
	});
}
