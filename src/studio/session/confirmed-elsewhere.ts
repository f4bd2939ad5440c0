const CHANNEL = "portico-confirmed";

/** Tells the other windows that the session has been confirmed. The provider's page in between cuts a window from its opener. */
export function announceConfirmed(): void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage(true);
	channel.close();
}

/** Hears when another window has confirmed the session. Returns how to stop. */
export function onConfirmedElsewhere(then: () => void): () => void {
	const channel = new BroadcastChannel(CHANNEL);
	channel.addEventListener("message", then);
	return () => channel.close();
}
