import type { SiteDocument } from "../../types.gen.ts";

/** The time zone (IANA) in which a portal's dates are calculated. */
export const timeZoneOf = ({ time_zone = "Asia/Shanghai" }: Pick<SiteDocument, "time_zone">): string => time_zone;
