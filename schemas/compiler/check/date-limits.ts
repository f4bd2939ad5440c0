import { FIELD_AUTHORING } from "../../field-types/authoring.gen.ts";
import { toPointer } from "../../json/pointer.ts";
import { dayFrom } from "../../rules/formats/dates.ts";
import type { FieldOptions, FormDocument } from "../../types.gen.ts";
import type { Report } from "../diagnostic.ts";
import { worded } from "../worded.ts";
import { responseSchemas, type SourcedForm } from "./sourced-form.ts";

/** Days to try: months and leap years are not alike. */
const TODAYS = ["2023-01-31", "2023-03-01", "2024-02-29", "2024-12-31"];

/** Whether a date is entered with its time: today is then this very moment. */
const isTimed = (form: FormDocument, pointer: string, { widget }: FieldOptions) =>
	(widget && FIELD_AUTHORING[widget].dated === "moment") ||
	responseSchemas(form, pointer).some(({ format }) => format === "date-time");

/** A date must be able to lie between its two relative limits, today or some day. */
export function checkDateLimits({ place, document }: SourcedForm, report: Report): void {
	for (const [pointer, options] of Object.entries(document.fields ?? {})) {
		const { not_before, not_after } = options;
		if (not_before === undefined || not_after === undefined) continue;
		const isMoment = not_before === "today" && not_after === "today" && isTimed(document, pointer, options);
		if (!isMoment && TODAYS.some((today) => dayFrom(today, not_before) <= dayFrom(today, not_after))) continue;
		const message = worded`No ${isMoment ? "time" : "day"} lies between ${not_before} and ${not_after} from today, so ${pointer} can't be answered. Expected a "not_before" that is no later than "not_after".`;
		report.add(place, `/fields${toPointer([pointer])}/not_before`, "contradiction", message);
	}
}
