import { type RefObject, useEffect, useRef, useState } from "react";
import { FIELD_TRAITS } from "../../../schemas/field-types/traits.gen.ts";
import { PRERENDER_MARKS } from "../../../schemas/prerender.ts";
import type { FormArtefact } from "../../../schemas/release.ts";
import { useInBrowser } from "../../prerendered/use-in-browser.ts";

/**
 * Whether the server may render a form: the browser takes it over in one step, with what was typed meanwhile, so that
 * none of its fields may wait for code of its own. Such fields are always named by the document.
 */
export const isPrerendered = ({ document }: FormArtefact): boolean =>
	!Object.values(document.fields ?? {}).some(({ widget }) => widget !== undefined && FIELD_TRAITS[widget].late);

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** What stands in an input other than was rendered there: its text, whether it is ticked, the place of what is chosen. */
type Given = string | boolean | number;

/** What was answered in a rendered form, by input. */
export type EarlyValues = ReadonlyMap<Element, Given>;

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

/** What stands answered in a form that was rendered, and that nothing has listened to. */
export function earlyValuesIn(form: HTMLFormElement): EarlyValues {
	const values = new Map<Element, Given>();
	for (const input of form.elements) {
		const given = givenIn(input);
		if (given !== undefined) values.set(input, given);
	}
	return values;
}

/** Where the caret stands; null in inputs that do not say, such as those of numbers. */
const caretOf = ({ selectionStart, selectionEnd }: Typed) =>
	selectionStart === null ? null : ([selectionStart, selectionEnd] as const);

/** Types a text anew: React takes what stands there for known already, so what was rendered stands there first. */
function retype(input: Typed, text: string): void {
	const caret = input.value === text ? caretOf(input) : null;
	input.value = input.defaultValue;
	// As its reader sets it, past React.
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, text);
	if (caret) input.setSelectionRange(...caret);
	input.dispatchEvent(new Event("input", { bubbles: true }));
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

/** Tells the form, which listens by now, of values as if they were given one after another. */
export function replayValues(values: EarlyValues): void {
	for (const [input, given] of values) replayOne(input, given);
}

const NONE: EarlyValues = new Map();

/** The form as the server rendered it. */
const prerenderedForm = (id: string) =>
	document.querySelector<HTMLFormElement>(`[${PRERENDER_MARKS.form}="${CSS.escape(id)}"]`);

/**
 * The button pressed last while nothing listened; public/before-paint.js has marked it. None where that very press has
 * the form taken over: React still delivers it.
 */
function takePressed(form: HTMLFormElement): HTMLElement | null {
	const button = form.querySelector<HTMLElement>(`[${PRERENDER_MARKS.pressed}]`);
	button?.removeAttribute(PRERENDER_MARKS.pressed);
	return window.event?.type === "click" ? null : button;
}

/**
 * Has a form that the server rendered learn what was answered and pressed in it before it listened. It is read twice,
 * because React may put back at once what was rendered, and one may type while it takes over.
 */
export function useEarlyValues(id: string): RefObject<HTMLFormElement | null> {
	const form = useRef<HTMLFormElement>(null);
	const rendered = !useInBrowser() && typeof document !== "undefined" ? prerenderedForm(id) : null;
	const [before] = useState(() => (rendered ? earlyValuesIn(rendered) : NONE));
	const [wasPrerendered] = useState(rendered !== null);
	useEffect(() => {
		if (!form.current || !wasPrerendered) return;
		const values = new Map([...before, ...earlyValuesIn(form.current)]);
		const pressed = takePressed(form.current);
		// Once React has ended its own work: amid it, a value that is told would be put back as it was.
		queueMicrotask(() => {
			replayValues(values);
			pressed?.click();
		});
	}, [before, wasPrerendered]);
	return form;
}
