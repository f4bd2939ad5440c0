import { pointerTokens, toPointer } from "../../json/pointer.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import { worded } from "../worded.ts";
import { closedParts } from "./unfillable-parts.ts";

/** What the server reads of a case where the form declares it; the check of what files a case has a rule for it. */
const CATEGORY = "/category";

/** What is required and cannot be typed must come with a value, or the form can never be sent. */
export const checkUnfillable: DocumentCheck = ofKind("form", ({ place, document }, names, report) => {
	for (const { pointer, schemaAt, why } of closedParts(document)) {
		if (pointer === CATEGORY || names.gives(document.id, pointerTokens(pointer)[0] ?? "")) continue;
		const message = worded`${pointer} is required, but ${why}, and nothing gives it a value. Expected a "default" in its schema, a "prefill", "computed" or "calculated", or a widget to type it in.`;
		report.add(place, toPointer(schemaAt), "unsendable", message);
	}
});
