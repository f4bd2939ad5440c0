import { caseForm } from "./case-form.ts";
import { exampleForms } from "./example-documents.ts";
import { longForm } from "./long-form.ts";
import { MANY_CHOICES } from "./many-choices.ts";
import { prerenderedForms } from "./prerendered-form.ts";

const LATER = caseForm("later", {
	title: "Files in a later step",
	questions: {
		subject: { type: "string", title: "Subject" },
		photos: { type: "array", title: "Photos", items: { type: "string" } },
	},
	fields: { "/photos": { widget: "file" } },
	steps: [
		{ id: "matter", title: "The matter", fields: ["subject"] },
		{ id: "proof", title: "Proof", fields: ["photos"] },
	],
});

/** A form whose choices go by their values; these are texts that every portal translates. */
const UNTITLED = caseForm("untitled-choices", {
	title: "Choices without titles",
	questions: { who: { type: "string", title: "Who", enum: ["Citizen", "Service centre"] } },
	review: true,
});

/** The compiler takes several forms with steps on one page only where a condition may keep them apart. */
const when = { "/query/forms": { const: "all" } };

/** A page with every form of the examples, one below the other, where its address asks for all: one that is added is looked at too. */
const allForms = () => ({
	kind: "page",
	id: "all-forms",
	path: "/example/all",
	title: "All forms",
	blocks: [
		{ type: "heading", text: "All forms", level: 1 },
		...exampleForms().map((form) => ({
			type: "section",
			when,
			title: `Form: ${form}`,
			blocks: [{ type: "form", form }],
		})),
	],
});

/** The forms of the examples that come to states in which they look otherwise than when they are opened. */
export const FORMS_WITH_STATES = ["uploads", "rating-signature", "places", "steps", "errors", "remote-options"];

/** A page with these, one below the other. */
const formsWithStates = {
	kind: "page",
	id: "form-states",
	path: "/example/states",
	title: "States of forms",
	blocks: [
		{ type: "heading", text: "States of forms", level: 1 },
		...FORMS_WITH_STATES.map((form) => ({
			type: "section",
			title: `Form: ${form}`,
			blocks: [{ type: "form", form }],
		})),
	],
};

/**
 * Documents by path that the shared portal of the examples has besides these: what journeys look at on pages of its own.
 * One portal with all of them costs less than one for each.
 */
export const sharedForms = (): Record<string, object> => ({
	...LATER,
	...UNTITLED,
	...longForm(120),
	...prerenderedForms(),
	...MANY_CHOICES,
	"pages/all.json": allForms(),
	"pages/form-states.json": formsWithStates,
});
