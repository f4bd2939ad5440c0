import { fieldClasses } from "../../../renderer/forms/fields/classes.ts";
import { fieldOptions } from "../../../schemas/rules/questions/field-options.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";

const FIELD_ROLES = "input, select, textarea, button, canvas, [role]";

const groups = () =>
	[...document.querySelectorAll<HTMLFieldSetElement>("form fieldset")].filter(
		({ className }) => className === fieldClasses.root,
	);
const selects = () => [...document.querySelectorAll<HTMLSelectElement>("form select")];

/** Fields on the screen that leave nothing to answer them with: a list without a choice, a group without an input. */
export function emptyQuestions(form: FormDocument): string[] {
	const optionsAt = fieldOptions(form);
	/** Choices that hang on another value wait for it. */
	const waits = (name: string) => {
		const { options, choices = [] } = optionsAt(name);
		return options?.query !== undefined || choices.some(({ when }) => when !== undefined);
	};
	const blank = [
		...selects().filter(({ name, options }) => !waits(name) && [...options].every(({ value }) => value === "")),
		...groups().filter((one) => one.querySelector(FIELD_ROLES) === null),
	];
	return blank.map((one) => `nothing to choose: ${one.closest("div, fieldset")?.textContent ?? one.id}`);
}
