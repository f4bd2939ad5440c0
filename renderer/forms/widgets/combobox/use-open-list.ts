import { type KeyboardEvent, useState } from "react";

type List<T> = {
	shown: readonly T[];
	onChoose(choice: T): void;
	onClose(): void;
};

/** Whether a list of matches is open, which of them is meant, and what the keys do with it (the APG's combobox). */
export function useOpenList<T>({ shown, onChoose, onClose }: List<T>) {
	/** The place of the match that is meant; undefined while the list is closed. */
	const [active, setActive] = useState<number>();
	const open = () => setActive((at) => at ?? 0);
	const close = () => {
		setActive(undefined);
		onClose();
	};
	const choose = (choice: T | undefined) => {
		if (choice === undefined) return;
		onChoose(choice);
		close();
	};
	const move = (by: number) => {
		const count = Math.max(shown.length, 1);
		setActive((at) => (at === undefined ? 0 : (at + by + count) % count));
	};
	const keys = new Map([
		["ArrowDown", () => move(1)],
		["ArrowUp", () => move(-1)],
		["Escape", close],
	]);
	if (active !== undefined) keys.set("Enter", () => choose(shown[active]));
	const onKeyDown = (event: KeyboardEvent) => {
		// While an input method composes, its keys choose among characters, not among matches; Safari tells so by 229 alone.
		const composing = event.nativeEvent.isComposing || event.keyCode === 229;
		const act = keys.get(event.key);
		if (!act || composing) return;
		event.preventDefault();
		act();
	};
	return { active, open, openAnew: () => setActive(0), close, choose, onKeyDown };
}
