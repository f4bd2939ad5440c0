/**
 * Keeps what was opened readable without a connection. Built as /service-worker.js (scripts/build.ts). It only ever
 * stores what a page asked for by itself, answers of a session apart from those of any other.
 */
import { asStored, isWhole, networkFirst, put, saysSignedOut, storedFirst } from "./answering.ts";
import {
	answersOf,
	FILES,
	IMMUTABLE,
	isOtherSession,
	isOutdated,
	isReaders,
	isSession,
	MOST,
	PASSED,
	SHELL,
} from "./cache-names.ts";
import { storeAhead } from "./store-ahead.ts";
import { wayOf } from "./way-of.ts";
import { isWorkerMessage, type WorkerMessage } from "./worker-messages.ts";
import { type AskingEvent, isAsking, isLasting, isTelling, isWorkerScope } from "./worker-scope.ts";

/** Addresses of the portal's scripts and styles that load when they are needed: scripts/build.ts writes them in. */
declare const PORTAL_CHUNKS: readonly string[];

/**
 * Milliseconds of silence after which something stored stands in; below the portal's own time-out of 5000 (spec §9).
 */
const PATIENCE = 3500;
/** Every page is the same document: the portal reads the address itself. */
const ANY_PAGE = "/";

async function forget(isGone: (name: string) => boolean): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter(isGone).map((name) => caches.delete(name)));
}

/** Counts the sessions that have ended: what was asked for in one is not stored after it. */
let sessionsEnded = 0;

async function forgetReader(): Promise<void> {
	sessionsEnded += 1;
	await forget(isReaders);
}

type Place = { cacheName: string; address: string; most: number };

/** A request's ways to an answer. `form` gives it the form in which it is stored; undefined: not at all. */
function waysOf(
	event: AskingEvent,
	{ cacheName, address, most }: Place,
	form: (response: Response) => Promise<Response | undefined> = async (response) => response,
) {
	const asked = sessionsEnded;
	const store = async (response: Response) => {
		const formed = await form(response);
		if (formed && (asked === sessionsEnded || !isReaders(cacheName)))
			await put(await caches.open(cacheName), address, formed, most);
	};
	return {
		fetch: () => fetch(event.request),
		stored: async () => (await caches.open(cacheName)).match(address, { ignoreVary: true }),
		// Full or forbidden storage costs the reader nothing but reading off line.
		store: (response: Response) => event.waitUntil(store(response).catch(() => undefined)),
	};
}

/** Answers stand under their session's own name; another session's are gone as soon as this one asks. */
async function answerOf(event: AskingEvent): Promise<Response> {
	const { headers, url } = event.request;
	const cacheName = await answersOf(headers.get("Authorization"));
	event.waitUntil(forget((name) => isOtherSession(name, cacheName)));
	const address = `${url}${url.includes("?") ? "&" : "?"}~language=${headers.get("Accept-Language") ?? ""}`;
	const place = { cacheName, address, most: MOST.answers };
	const form = async (response: Response) => {
		if (isSession(cacheName) && (await saysSignedOut(response.clone()))) await forgetReader();
		return asStored(response, new Date());
	};
	return networkFirst(waysOf(event, place, form), PATIENCE);
}

/** Files with a pass are a person's: where nobody is logged in, as after filing anonymously, nothing of them stays. */
const asPassed = async (response: Response) => ((await caches.keys()).some(isSession) ? response : undefined);

async function obey(message: WorkerMessage): Promise<void> {
	if (message.type === "session-ended") return forgetReader();
	await storeAhead(await caches.open(IMMUTABLE), [...PORTAL_CHUNKS, ...message.files], MOST.immutable);
}

function answer(event: AskingEvent): Promise<Response> | undefined {
	const { url } = event.request;
	switch (wayOf(event.request, location.origin)) {
		case "page":
			return networkFirst(waysOf(event, { cacheName: SHELL, address: ANY_PAGE, most: MOST.shell }, asShell), PATIENCE);
		case "immutable":
			return storedFirst(waysOf(event, { cacheName: IMMUTABLE, address: url, most: MOST.immutable }));
		case "file":
			return networkFirst(waysOf(event, { cacheName: FILES, address: url, most: MOST.files }), PATIENCE);
		case "passed": {
			const place = { cacheName: PASSED, address: url, most: MOST.passed };
			return networkFirst(waysOf(event, place, asPassed), PATIENCE);
		}
		case "answer":
			return answerOf(event);
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
	if (shell) await put(await caches.open(SHELL), ANY_PAGE, shell, MOST.shell);
}

const scope = globalThis;
if (isWorkerScope(scope)) {
	addEventListener("install", (event) => {
		if (isLasting(event)) event.waitUntil(Promise.all([storeShell(), scope.skipWaiting()]));
	});
	addEventListener("activate", (event) => {
		if (isLasting(event)) event.waitUntil(Promise.all([forget(isOutdated), scope.clients.claim()]));
	});
	addEventListener("message", (event) => {
		if (isTelling(event) && isWorkerMessage(event.data)) event.waitUntil(obey(event.data));
	});
	addEventListener("fetch", (event) => {
		if (!isAsking(event)) return;
		const answered = answer(event);
		if (answered) event.respondWith(answered);
	});
}
