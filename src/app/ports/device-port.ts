import type { DevicePort } from "../../../renderer/index.ts";

const isDismissal = (cause: unknown) => cause instanceof DOMException && cause.name === "AbortError";

/** The device behind a browser's window. */
export function createBrowserDevice(window: Window): DevicePort {
	const { navigator, document, location } = window;
	const copy = async (text: string) => {
		try {
			await navigator.clipboard.writeText(text);
			return true;
		} catch {
			return false;
		}
	};
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
		copy,
		copyLink: () => copy(location.href),
		save({ name, type, text }) {
			const url = URL.createObjectURL(new Blob([text], { type }));
			const link = document.createElement("a");
			link.href = url;
			link.download = name;
			link.click();
			// The browser reads the file after the click: its address must outlive it.
			setTimeout(() => URL.revokeObjectURL(url), 60_000);
		},
		open(address) {
			if (address.startsWith("http")) window.open(address, "_blank", "noopener,noreferrer");
			else location.assign(address);
		},
	};
}
