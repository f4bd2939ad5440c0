import type { StudioI18n, StudioText } from "../i18n/studio-i18n.ts";
import type { RegisterEntry, StoredTime } from "./retention-types.ts";

const SPANS: Readonly<Record<StoredTime["unit"], StudioText>> = {
	days: "{count, plural, one {# day} other {# days}}",
	months: "{count, plural, one {# month} other {# months}}",
	years: "{count, plural, one {# year} other {# years}}",
};

/** A span of time in words. */
export const spanText = ({ t }: StudioI18n, { length, unit }: StoredTime): string => t(SPANS[unit], { count: length });

/** Why something was erased, and what of it. */
export const CAUSE_WORDS: Readonly<Record<RegisterEntry["cause"], StudioText>> = {
	retention_anonymised: "Anonymised: its time was over",
	retention_deleted: "Deleted: its time was over",
	account_deleted: "Deleted with an account",
	erasure_requested: "Erased: somebody asked for it",
};
