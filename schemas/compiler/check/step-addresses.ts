import { traitsOfBlock } from "../../blocks/traits-of.ts";
import { asObject, asString } from "../../json/json.ts";
import { type DocumentCheck, ofKind } from "../document-check.ts";
import { walkDocument } from "../meta/walk.ts";
import type { Names } from "../names.ts";
import { worded } from "../worded.ts";

type FormPlace = { id: string; pointer: string };

/**
 * The address of a page says one step. Two forms with steps that always stand on it together would move each other;
 * what is shown by a condition, in a tab or for an entry may never stand beside the other. A form in a dialog keeps its
 * step by itself.
 */
export const checkStepAddresses: DocumentCheck = ofKind("page", ({ place, document }, names, report) => {
	const always: FormPlace[] = [];
	walkDocument("page", document, true, {
		inside: ({ title, key, value }, shown) => shown && (key !== "blocks" || shows(title, value)),
		part({ def, value, pointer, context }) {
			const { type, form, when } = asObject(value);
			const id = asString(form);
			if (def !== "block" || !context || when !== undefined || id === undefined) return;
			if (traitsOfBlock(type)?.shows === "form" && hasSteps(names, id)) always.push({ id, pointer });
		},
	});
	const [first, ...others] = always;
	for (const { id, pointer } of first ? others : []) {
		const message = worded`The form "${id}" has steps, and so has "${first?.id}" at ${first?.pointer}, and the page's address can say the step of one form only. Expected one form with steps on the page; the other on its own page, in a tab of its own or opened by "open_form".`;
		report.add(place, `${pointer}/form`, "shared-step", message);
	}
});

const shows = (title: string, { type, when }: Record<string, unknown>) =>
	title === "PageDocument" || (traitsOfBlock(type)?.holds === "shown" && when === undefined);

function hasSteps(names: Names, id: string): boolean {
	const form = names.find("form", id)?.document;
	return form !== undefined && (form.steps !== undefined || form.review === true);
}
