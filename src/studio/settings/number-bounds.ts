import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import type { StudioI18n } from "../i18n/studio-i18n.ts";

/** What a meta-schema says of a number: its range, whether it is a whole one, and what it counts. */
export type NumberBounds = {
	least: number | undefined;
	most: number | undefined;
	isWhole: boolean;
	/** English source of the word: "days". */
	unit: string | undefined;
};

const asNumber = (value: unknown) => (typeof value === "number" ? value : undefined);

/** The bounds of a number by its node of a meta-schema; null of what is no number. */
export const boundsOf = ({ type, minimum, maximum, unit }: JsonObject): NumberBounds | null =>
	type === "number" || type === "integer"
		? { least: asNumber(minimum), most: asNumber(maximum), isWhole: type === "integer", unit: asString(unit) }
		: null;

/** Whether a text is a number within its bounds. */
export function isWithin({ least = -Infinity, most = Infinity, isWhole }: NumberBounds, text: string): boolean {
	const number = text.trim() === "" ? Number.NaN : Number(text);
	return Number.isFinite(number) && number >= least && number <= most && (!isWhole || Number.isInteger(number));
}

/** Which numbers are allowed, in words; "" where all are. */
export function rangeWords({ least, most, unit }: NumberBounds, { t, translate }: StudioI18n): string {
	const of = unit === undefined ? "" : translate(unit);
	if (least === undefined || most === undefined) return of;
	return of
		? t("Allowed: {least} to {most} {unit}.", { least, most, unit: of })
		: t("Allowed: {least} to {most}.", { least, most });
}

/** What was expected where a number is not taken. */
export function expectedWords({ least, most, isWhole }: NumberBounds, { t }: StudioI18n): string {
	if (least === undefined || most === undefined) return t("Expected a number.");
	return isWhole
		? t("Expected a whole number from {least} to {most}.", { least, most })
		: t("Expected a number from {least} to {most}.", { least, most });
}
