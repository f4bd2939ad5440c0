import { useInBrowser } from "../host/use-in-browser.ts";

/** The device's day, as in 2026-11-21. */
export function today(now = new Date()): string {
	const pad = (part: number) => String(part).padStart(2, "0");
	return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** The day that limits a picker; none where the server draws, for which it may be another day than for its reader. */
export function usePickerDay(): string | undefined {
	return useInBrowser() ? today() : undefined;
}
