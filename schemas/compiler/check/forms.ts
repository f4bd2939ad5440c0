import type { Report } from "../diagnostic.ts";
import type { PortalDocuments } from "../portal.ts";
import { checkAlternatives } from "./alternatives.ts";
import { checkChoiceTypes } from "./choice-types.ts";
import { checkChoices } from "./choices.ts";
import { checkCircles } from "./circles.ts";
import { checkCompared } from "./compared.ts";
import { checkComputed } from "./computed.ts";
import { checkConsents } from "./consents.ts";
import { checkContradictions } from "./contradictions.ts";
import { checkDateLimits } from "./date-limits.ts";
import { checkDefaults } from "./defaults.ts";
import { checkEntries } from "./entries.ts";
import { checkFieldPlaces } from "./field-places.ts";
import { checkFormFields } from "./form-fields.ts";
import { checkRendering } from "./form-rendering.ts";
import { checkLookups } from "./lookups.ts";
import { checkMergedChoices } from "./merged-choices.ts";
import { checkMergedDenials } from "./merged-denials.ts";
import { checkMergedLimits } from "./merged-limits.ts";
import { checkMoney } from "./money.ts";
import { checkTickBoxes } from "./tick-boxes.ts";
import { checkUnanswerable } from "./unanswerable.ts";
import { checkValueParts } from "./value-parts.ts";
import { checkWaitingOptions } from "./waiting-options.ts";

/** What a form's schema says, each part sound by itself (sound-forms.ts), and what the form says of its fields. */
export function checkForms(portal: PortalDocuments, report: Report): void {
	for (const form of portal.of("form")) {
		checkFormFields(form, report);
		checkFieldPlaces(form, report);
		checkRendering(form, report);
		checkValueParts(form, report);
		checkContradictions(form, report);
		checkUnanswerable(form, report);
		checkMergedLimits(form, report);
		checkMergedChoices(form, report);
		checkMergedDenials(form, report);
		checkEntries(form, report);
		checkAlternatives(form, report);
		checkChoices(form, report);
		checkChoiceTypes(form, report);
		checkDefaults(form, report);
		checkCircles(form, report);
		checkComputed(form, report);
		checkCompared(form, report);
		checkWaitingOptions(form, report);
		checkLookups(form, report);
		checkConsents(form, report);
		checkTickBoxes(form, report);
		checkMoney(form, report);
		checkDateLimits(form, report);
	}
}
