import { dayIn } from "../../../schemas/rules/dates.ts";
import { timeZoneOf } from "../../../schemas/rules/time-zone.ts";
import { useRelease } from "../../loader/release-context.tsx";
import { useInBrowser } from "../host/use-in-browser.ts";

/** The time zone in which the portal reckons days. */
export function useTimeZone(): string {
	const site = useRelease().current?.manifest.site;
	return timeZoneOf(site ?? {});
}

/**
 * The portal's day, as in 2026-11-21, which limits a picker: on the reader's device it may be another. None where the server
 * draws, for it may have been another then.
 */
export function usePickerDay(): string | undefined {
	const timeZone = useTimeZone();
	return useInBrowser() ? dayIn(timeZone, new Date()) : undefined;
}
