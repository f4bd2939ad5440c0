import type { DevicePort } from "./ports.ts";

const isDismissal = (cause: unknown) => cause instanceof DOMException && cause.name === "AbortError";

/** The device behind a browser's window. */
export function createBrowserDevice(window: Window): DevicePort {
	const { navigator, document, location } = window;
	return {
		print: () => window.print(),
		async share() {
			if (!("share" in navigator)) return false;
			try {
				await navigator.share({ title: document.title, url: location.href });
				return true;
			} catch (cause) {
				return isDismissal(cause);
			}
		},
		async copyLink() {
			try {
				await navigator.clipboard.writeText(location.href);
				return true;
			} catch {
				return false;
			}
		},
		open(address) {
			if (address.startsWith("http")) window.open(address, "_blank", "noopener,noreferrer");
			else location.assign(address);
		},
	};
}
