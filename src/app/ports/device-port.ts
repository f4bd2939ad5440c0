import type { DevicePort } from "../../../renderer/index.ts";
import { saveFile } from "../../device/save-file.ts";

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
		save: ({ name, type, text }) => saveFile(name, new Blob([text], { type })),
		open(address) {
			if (address.startsWith("http")) window.open(address, "_blank", "noopener,noreferrer");
			else location.assign(address);
		},
	};
}
