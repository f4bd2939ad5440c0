import { timeZoneOf } from "../../../schemas/rules/time-zone.ts";
import { useRelease } from "../../loader/release-context.tsx";

/** The time zone in which the portal calculates days. */
export function useTimeZone(): string {
	const site = useRelease().current?.manifest.site;
	return timeZoneOf(site ?? {});
}
