import { dayFrom } from "../../rules/dates.ts";
import { toPointer } from "../../rules/pointer.ts";
import type { Report } from "../diagnostic.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** Days to try: months and leap years are not alike. */
const TODAYS = ["2023-01-31", "2023-03-01", "2024-02-29", "2024-12-31"];

/** A date must be able to lie between its two relative limits, today or some day. */
export function checkDateLimits({ place, document }: SourcedForm, report: Report): void {
	for (const [pointer, { not_before, not_after }] of Object.entries(document.fields ?? {})) {
		if (not_before === undefined || not_after === undefined) continue;
		if (TODAYS.some((today) => dayFrom(today, not_before) <= dayFrom(today, not_after))) continue;
		const message = `No day lies between ${not_before} and ${not_after} from today, so ${pointer} can't be answered. Expected a "not_before" that is no later than "not_after".`;
		report.add(place, `/fields${toPointer([pointer])}/not_before`, "contradiction", message);
	}
}
