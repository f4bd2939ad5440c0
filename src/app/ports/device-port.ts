import type { DevicePort } from "../../../renderer/ports/ports.ts";

/** The browser's own printing, sharing and clipboard. */
export const devicePort: DevicePort = {
	print: () => window.print(),
	async share() {
		if (typeof navigator.share !== "function") return false;
		try {
			await navigator.share({ title: document.title, url: window.location.href });
			return true;
		} catch (error) {
			return error instanceof DOMException && error.name === "AbortError";
		}
	},
	async copyLink() {
		try {
			await navigator.clipboard.writeText(window.location.href);
			return true;
		} catch {
			return false;
		}
	},
	save({ name, type, text }) {
		const url = URL.createObjectURL(new Blob([text], { type }));
		const link = document.createElement("a");
		link.href = url;
		link.download = name;
		link.click();
		// The browser reads the file after the click: its address must outlive it.
		setTimeout(() => URL.revokeObjectURL(url), 60_000);
	},
	open: (address) => void window.open(address, "_blank", "noopener,noreferrer"),
};
