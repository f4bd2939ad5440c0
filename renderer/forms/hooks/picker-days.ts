import { dayOf, limitDay, wallTimeIn } from "../../../schemas/rules/formats/dates.ts";
import { timeZoneOf } from "../../../schemas/rules/formats/time-zone.ts";
import { useRelease } from "../../loader/release-context.tsx";
import { useInBrowser } from "../../prerender/use-in-browser.ts";
import type { WidgetProps } from "../model/field.ts";
import { useNamedValue } from "./field-values.ts";

/** The time zone in which the portal calculates days. */
export function useTimeZone(): string {
	const site = useRelease().current?.manifest.site;
	return timeZoneOf(site ?? {});
}

/** The limit of a day that has none: without one, browsers take years of six digits. */
const LAST_DAY = "9999-12-31";

/** The first and the last time of a day, of a picker that asks for a time too. */
type Hours = { first: string; last: string };

/**
 * The earliest and the latest day, as in 2026-11-21, that a picker offers for a field: by how far from today they may lie
 * and by the values that it is held to. With `hours` they have a time: for today stands this moment, and a value with a
 * time goes by its minute. Calculated in the portal's time zone, for on the reader's device today may be another. No such
 * limits where the server renders, for it may have been another then.
 */
export function usePickerDays({ options, path }: WidgetProps, hours?: Hours): { min?: string; max: string } {
	const timeZone = useTimeZone();
	const inBrowser = useInBrowser();
	const { at_least, more_than, at_most, less_than } = options.compared ?? {};
	const earlier = useNamedValue(at_least ?? more_than, path);
	const later = useNamedValue(at_most ?? less_than, path);
	const { first = "", last = "" } = hours ?? {};
	if (!inBrowser) return { max: LAST_DAY + last };
	const days = (limit: string | undefined, value: unknown, hour: string) => {
		const now = hours && limit === "today" && wallTimeIn(timeZone, new Date());
		const day = typeof value === "string" && dayOf(value, timeZone);
		const held = day && (hours && day !== value ? wallTimeIn(timeZone, new Date(String(value))) : day + hour);
		const away = !now && limit && limitDay(timeZone, limit) + hour;
		return [now, away, held].filter((one) => typeof one === "string").sort();
	};
	const min = days(options.not_before, earlier, first).at(-1);
	const max = days(options.not_after, later, last)[0];
	return { min, max: max ?? LAST_DAY + last };
}
