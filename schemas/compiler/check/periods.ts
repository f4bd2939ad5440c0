import { periodMoment } from "../../rules/formats/form-period.ts";
import type { Report } from "../diagnostic.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import { worded } from "../worded.ts";
import type { SourcedForm } from "./sourced-form.ts";

/** A form's period must be one that the server holds it to, of days that there are, and not over before it begins. */
export const checkPeriods: DocumentCheck = ofKind("form", (form, _names, report) => {
	if (form.document.open) checkPeriod(form, form.document.open, report);
});

function checkPeriod(
	{ place, document }: SourcedForm,
	{ from, until }: { from?: string; until?: string },
	report: Report,
) {
	if (document.submit.operation !== "messagesIndex") {
		const message = worded`Only forms that file cases open and close: ${document.submit.operation} takes what is sent at any time. Expected "submit" with the operation messagesIndex, or no "open".`;
		report.add(place, "/open", "operation-kind", message);
	}
	const begins = from === undefined ? undefined : momentOf(from, "from");
	const ends = until === undefined ? undefined : momentOf(until, "until");
	if (begins && ends && begins >= ends) {
		const message = worded`The form closes before it opens, so nobody could ever send it. Expected a time after ${from}.`;
		report.add(place, "/open/until", "unsendable", message);
	}

	function momentOf(wall: string, side: "from" | "until"): Date | undefined {
		const moment = periodMoment(wall, "UTC", side);
		if (!moment)
			report.add(
				place,
				`/open/${side}`,
				"meta",
				worded`No calendar has ${wall}. Expected a day such as 2026-12-31, or a day and a time such as 2026-12-31T17:00.`,
			);
		return moment;
	}
}
