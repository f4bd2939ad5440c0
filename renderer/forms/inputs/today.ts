import { limitDay } from "../../../schemas/rules/dates.ts";
import { timeZoneOf } from "../../../schemas/rules/time-zone.ts";
import { useRelease } from "../../loader/release-context.tsx";
import { useInBrowser } from "../../prerendered/use-in-browser.ts";

/** The limit of a day that has none: without one, browsers take years of six digits. */
export const LAST_DAY = "9999-12-31";

/** The time zone in which the portal reckons days. */
export function useTimeZone(): string {
	const site = useRelease().current?.manifest.site;
	return timeZoneOf(site ?? {});
}

/**
 * Tells the day that a relative limit names, as in 2026-11-21, which limits a picker: reckoned in the portal's time
 * zone, for on the reader's device today may be another. None where the server draws, for it may have been another
 * then.
 */
export function usePickerDay(): (limit: string | undefined) => string | undefined {
	const timeZone = useTimeZone();
	const inBrowser = useInBrowser();
	return (limit) => (inBrowser && limit ? limitDay(timeZone, limit) : undefined);
}
