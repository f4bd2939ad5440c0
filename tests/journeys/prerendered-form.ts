import { caseForm } from "./case-form.ts";

const questions = {
	street: { type: "string", title: "Street", maxLength: 80 },
	text: { type: "string", title: "What is wrong", maxLength: 400, default: "Something" },
	district: { type: "string", title: "District", enum: ["North", "South"], default: "North" },
	by: {
		title: "How may we answer?",
		oneOf: [
			{ const: "mail", title: "By mail" },
			{ const: "phone", title: "By phone" },
		],
		default: "mail",
	},
	urgent: { type: "boolean", title: "It is urgent" },
	why: { type: "string", title: "Why is it urgent" },
	tell: { type: "boolean", title: "Tell the neighbours", default: true },
	lamps: { type: "integer", title: "Number of lamps" },
	seen: { type: "string", format: "date", title: "Seen on" },
	colour: { type: "string", title: "Colour", enum: Array.from({ length: 30 }, (_, at) => `Colour ${at}`) },
	photos: { type: "array", title: "Photos", items: { type: "string" }, maxItems: 2 },
};

const inParts = {
	place: { type: "object", title: "Place", properties: { corner: { type: "string", title: "Corner" } } },
	people: {
		type: "array",
		title: "People",
		minItems: 1,
		items: { type: "object", title: "Person", properties: { name: { type: "string", title: "Name" } } },
	},
};

/** Of the first form. */
const fields = {
	"/text": { widget: "textarea" },
	"/district": { widget: "select" },
	"/by": { widget: "radio" },
	"/colour": { widget: "combobox" },
	"/photos": { widget: "file", accept: ["image/png"], max_count: 2 },
	"/why": { when: { "/form/urgent": { const: true } } },
};

/**
 * Documents of two forms that the server renders, and of their pages: at /example/rendered one that asks in every plain way, at
 * /example/rendered-parts one with a nested object and a repeat group.
 */
export const prerenderedForms = (): Record<string, object> => ({
	...caseForm("drawn", { title: "Drawn by the server", questions, required: ["street"], fields }),
	...caseForm("drawn-parts", { title: "Drawn in parts", questions: inParts, required: ["people"] }),
});
