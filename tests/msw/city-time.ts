import { dayIn } from "../../schemas/rules/formats/dates.ts";
import { timeZoneOf } from "../../schemas/rules/formats/time-zone.ts";

/** The time zone of the shipped portal, which names none. */
export const CITY = timeZoneOf({});

/** The city's day at a moment. */
export const cityDay = (at: string): string => dayIn(CITY, new Date(at));
