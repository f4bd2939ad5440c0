import type { DeskCommand } from "./command-list.ts";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What of a page is no control of its own: the buttons that open the palette, and what stands in each entry of a list. */
const LEFT_OUT = ".desk-commands, [data-entry], [aria-hidden=true]";

function shownIn<E extends HTMLElement>(selector: string): E[] {
	return [...document.querySelectorAll<E>(`main :is(${selector})`)].filter(
		(one) => one.closest(LEFT_OUT) === null && one.checkVisibility({ visibilityProperty: true }),
	);
}

const textOf = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, " ").trim() ?? "";

/** As a screen reader names it, by what the desk's own blocks use. */
const nameOf = (element: HTMLElement) => element.ariaLabel ?? textOf(element);
const fieldName = (field: Field) => field.ariaLabel ?? textOf(field.labels?.[0]);

function reach(element: HTMLElement): void {
	element.scrollIntoView({ block: "nearest" });
	element.focus();
}

const isOff = (element: HTMLElement) => element.matches(":disabled, [aria-disabled=true]");

const pressed = (button: HTMLElement): DeskCommand => ({
	id: `press ${nameOf(button)}`,
	label: nameOf(button),
	run() {
		reach(button);
		button.click();
	},
});

/**
 * All that the page has to press and to fill in, in its order: whatever a document puts on a page is reached from the palette by its
 * words, with no key of its own and no line of ours. `goTo` words the way to a field.
 */
export function pageControls(goTo: (field: string) => string): DeskCommand[] {
	const buttons = shownIn("button, summary").filter((one) => !isOff(one) && nameOf(one) !== "");
	const fields = shownIn<Field>("input, select, textarea").filter((one) => !isOff(one) && fieldName(one) !== "");
	return [
		...buttons.map(pressed),
		...fields.map((field) => ({
			id: `field ${fieldName(field)}`,
			label: goTo(fieldName(field)),
			run: () => reach(field),
		})),
	];
}
