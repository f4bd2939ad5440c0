import { type RefObject, useEffect, useRef, useState } from "react";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { retype, takePressed } from "./replay.ts";
import { useInBrowser } from "./use-in-browser.ts";

/** What stands in an input other than was rendered there: its text, whether it is ticked, the place of what is chosen. */
type Given = string | boolean | number;

/** What was typed and chosen in a prerendered form, by input. */
type EarlyValues = ReadonlyMap<Element, Given>;

const isTicked = ({ type }: HTMLInputElement) => type === "checkbox" || type === "radio";

function givenIn(input: Element): Given | undefined {
	if (input instanceof HTMLSelectElement) {
		const { selectedIndex, options } = input;
		return options[selectedIndex]?.defaultSelected === false ? selectedIndex : undefined;
	}
	if (input instanceof HTMLTextAreaElement) return input.value === input.defaultValue ? undefined : input.value;
	if (!(input instanceof HTMLInputElement)) return undefined;
	if (!isTicked(input)) return input.value === input.defaultValue ? undefined : input.value;
	// Of radio buttons, the one that another has put out says nothing.
	const isAsPrerendered = input.checked === input.defaultChecked || (input.type === "radio" && !input.checked);
	return isAsPrerendered ? undefined : input.checked;
}

/** What stands in a form other than was rendered there, while nothing listens to it. */
function earlyValuesIn(form: HTMLFormElement): EarlyValues {
	const values = new Map<Element, Given>();
	for (const input of form.elements) {
		const given = givenIn(input);
		if (given !== undefined) values.set(input, given);
	}
	return values;
}

function tickAnew(input: HTMLInputElement, ticked: boolean): void {
	input.checked = !ticked;
	input.click();
}

const dispatchChange = (input: Element) => input.dispatchEvent(new Event("change", { bubbles: true }));

function replayOne(input: Element, given: Given): void {
	if (input instanceof HTMLSelectElement && typeof given === "number") {
		input.selectedIndex = given;
		dispatchChange(input);
	} else if (input instanceof HTMLInputElement && typeof given === "boolean") tickAnew(input, given);
	else if (input instanceof HTMLInputElement && input.type === "file") dispatchChange(input);
	else if (input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement) retype(input, String(given));
}

const NONE: EarlyValues = new Map();

/** The form as the server rendered it. */
const prerenderedForm = (id: string) =>
	document.querySelector<HTMLFormElement>(`[${PRERENDER_MARKS.form}="${CSS.escape(id)}"]`);

/** The button pressed before; null where that very press has the form hydrated: React still delivers it. */
function pressedIn(form: HTMLFormElement): HTMLElement | null {
	const button = takePressed(form);
	return window.event?.type === "click" ? null : button;
}

/**
 * Gives a prerendered form back what was typed, chosen and pressed in it before React listened: as if it were given now, one
 * value after another. The inputs are read twice, because React may put back at once what was rendered, and one may type
 * while it hydrates. The result is for the form's `ref`.
 */
export function useReplay(id: string): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	const rendered = !useInBrowser() && typeof document !== "undefined" ? prerenderedForm(id) : null;
	const [before] = useState(() => (rendered ? earlyValuesIn(rendered) : NONE));
	const [wasPrerendered] = useState(rendered !== null);
	useEffect(() => {
		if (!form.current || !wasPrerendered) return;
		const values = new Map([...before, ...earlyValuesIn(form.current)]);
		const pressed = pressedIn(form.current);
		// Once React has ended its own work: amid it, a value that is replayed would be put back as it was.
		queueMicrotask(() => {
			for (const [input, given] of values) replayOne(input, given);
			pressed?.click();
		});
	}, [before, wasPrerendered]);
	return form;
}
