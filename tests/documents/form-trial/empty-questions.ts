import { fieldClasses } from "../../../renderer/forms/classes.ts";

const ASKS = "input, select, textarea, button, canvas, [role]";

const groups = () =>
	[...document.querySelectorAll("form fieldset")].filter(({ className }) => className === fieldClasses.root);
const selects = () => [...document.querySelectorAll<HTMLSelectElement>("form select")];

/** Questions on the screen that leave nothing to answer them with: a list without a choice, a group without an input. */
export function emptyQuestions(): string[] {
	const blank = [
		...selects().filter(({ options }) => [...options].every(({ value }) => value === "")),
		...groups().filter((one) => one.querySelector(ASKS) === null),
	];
	return blank.map((one) => `nothing to choose: ${one.closest("div, fieldset")?.textContent ?? one.id}`);
}
