import { ACTS, type ActName } from "../../../schemas/edits/acts.ts";

/** What is told of a press of a key. */
type KeyPress = Readonly<{ key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean }>;

/** Whether keys, written as "Control+Shift+Z", are the ones that are pressed; Command counts as Control. */
export function isPressed({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, keys: string): boolean {
	const names = keys.split("+");
	const isHeld = (name: string) => names.slice(0, -1).includes(name);
	const holds = [isHeld("Control") === (ctrlKey || metaKey), isHeld("Alt") === altKey, isHeld("Shift") === shiftKey];
	return key.toLowerCase() === names.at(-1)?.toLowerCase() && holds.every(Boolean);
}

/** Which of some acts is asked for by a press of a key. */
export const actPressed = <Name extends ActName>(event: KeyPress, among: readonly Name[]): Name | undefined =>
	among.find((name) => ACTS[name].keys.some((keys) => isPressed(event, keys)));

const SHORT: Readonly<Record<string, string>> = {
	Control: "Ctrl",
	Delete: "Del",
	Escape: "Esc",
	ArrowUp: "↑",
	ArrowDown: "↓",
	ArrowLeft: "←",
	ArrowRight: "→",
};

/** Keys as they stand on a keyboard: "Ctrl+Shift+Z". */
export const keyText = (keys: string): string =>
	keys
		.split("+")
		.map((name) => SHORT[name] ?? name)
		.join("+");

/** The keys of an act as they are told beside it; undefined where it has none. */
export function shownKeys(name: ActName): string | undefined {
	const [first] = ACTS[name].keys;
	return first === undefined ? undefined : keyText(first);
}

/** The keys of acts for `aria-keyshortcuts`. */
export const ariaKeys = (...names: readonly ActName[]): string =>
	names.flatMap((name) => ACTS[name].keys.slice(0, 1)).join(" ");
