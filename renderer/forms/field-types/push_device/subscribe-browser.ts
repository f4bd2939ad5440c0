import type { EngineText } from "../../../../schemas/engine-texts.ts";

/** What a browser has subscribed to, as the portal stores it. */
export type BrowserSubscription = { endpoint: string; p256dh: string; auth: string };

const REFUSED: EngineText =
	"This site may not show notifications. Allow it in your browser's settings, and tick the box again.";
const NONE: EngineText =
	"This browser cannot show notifications of this site. On an iPhone or iPad, add the site to the home screen first.";
const FAILED: EngineText = "Your browser could not turn notifications on. Please try again later.";

/** The worker that shows notifications starts at a reader's first touch: it may be on its way still. */
const WORKER_TIMEOUT_MS = 10_000;

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
	const late = new Promise<undefined>((resolve) => setTimeout(resolve, WORKER_TIMEOUT_MS, undefined));
	return Promise.race([navigator.serviceWorker.ready, late]);
}

/** A subscription for another key, as of a portal that has changed its own, has to go first. */
async function subscribe({ pushManager }: ServiceWorkerRegistration, applicationServerKey: string) {
	const options = { userVisibleOnly: true, applicationServerKey };
	try {
		return await pushManager.subscribe(options);
	} catch {
		await (await pushManager.getSubscription())?.unsubscribe();
		return pushManager.subscribe(options);
	}
}

/**
 * Asks the person whether the site may show notifications, and subscribes to the browser's push service for a portal's public
 * key. Called as somebody presses; resolves to what to do instead where it may or can not be.
 */
export async function subscribeBrowser(key: string): Promise<BrowserSubscription | { problem: EngineText }> {
	if (!("Notification" in window && "PushManager" in window && "serviceWorker" in navigator)) return { problem: NONE };
	if ((await Notification.requestPermission()) !== "granted") return { problem: REFUSED };
	try {
		const registration = await worker();
		const { endpoint, keys } = (registration && (await subscribe(registration, key)).toJSON()) ?? {};
		return endpoint && keys?.p256dh && keys.auth
			? { endpoint, p256dh: keys.p256dh, auth: keys.auth }
			: { problem: FAILED };
	} catch {
		return { problem: FAILED };
	}
}
