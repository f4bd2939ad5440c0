import { PRERENDER_MARKS } from "../../schemas/prerender.ts";

/** An input that holds text. */
export type TextInput = HTMLInputElement | HTMLTextAreaElement;

/** Where the caret stands; null in inputs that do not say, such as those of numbers. */
const caretOf = ({ selectionStart, selectionEnd }: TextInput) =>
	selectionStart === null ? null : ([selectionStart, selectionEnd] as const);

/** Types a text anew: React takes what stands in an input for known already, so what was rendered stands there first. */
export function retype(input: TextInput, text: string): void {
	const caret = input.value === text ? caretOf(input) : null;
	input.value = input.defaultValue;
	// As its reader sets it, past React.
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set?.call(input, text);
	if (caret) input.setSelectionRange(...caret);
	input.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * The button pressed last while nothing listened, which public/before-paint.js has marked, without its mark. `where` is a
 * selector that it must match beside.
 */
export function takePressed(within: Element, where = ""): HTMLElement | null {
	const button = within.querySelector<HTMLElement>(`[${PRERENDER_MARKS.pressed}]${where}`);
	button?.removeAttribute(PRERENDER_MARKS.pressed);
	return button;
}
