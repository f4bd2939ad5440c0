type Typed = HTMLInputElement | HTMLTextAreaElement;

/** What stands in an input other than was rendered there: its text, whether it is ticked, the place of what is chosen. */
type Given = string | boolean | number;

/** What was answered in a rendered form, by input. */
export type EarlyValues = ReadonlyMap<Element, Given>;

const TICKED = ["checkbox", "radio"];

function givenIn(input: Element): Given | undefined {
	if (input instanceof HTMLSelectElement) {
		const { selectedIndex, options } = input;
		return options[selectedIndex]?.defaultSelected === false ? selectedIndex : undefined;
	}
	if (input instanceof HTMLTextAreaElement) return input.value === input.defaultValue ? undefined : input.value;
	if (!(input instanceof HTMLInputElement)) return undefined;
	if (!TICKED.includes(input.type)) return input.value === input.defaultValue ? undefined : input.value;
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
