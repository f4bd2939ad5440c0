import { type ReactNode, useDeferredValue, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";

type TrailingProps<Value> = {
	value: Value;
	/** Whether what was drawn last may stand a moment longer, since it is about the same thing. */
	isOfSame(shown: Value): boolean;
	/** Whether what somebody types belongs into it, wherever the focus still is. */
	isTypedInto?: boolean;
	children(value: Value): ReactNode;
};

/** Catches up before a key is typed, which then goes to what has the focus by that. */
function useCaughtUpForTyping(isBehind: boolean, catchUp: () => void): void {
	useLayoutEffect(() => {
		if (!isBehind) return;
		const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
			if (key.length === 1 && !altKey && !ctrlKey && !metaKey) catchUp();
		};
		window.addEventListener("keydown", onKey, true);
		return () => window.removeEventListener("keydown", onKey, true);
	});
}

/**
 * Draws what is slow a moment after the rest. Whoever presses something in it presses what is true by then, since what leaving an
 * input has just changed would be changed back by a button that was drawn before.
 */
export function Trailing<Value>({ value, isOfSame, isTypedInto = false, children }: TrailingProps<Value>) {
	const shown = useDeferredValue(value);
	const [isAhead, setAhead] = useState(false);
	if (isAhead && shown === value) setAhead(false);
	const catchUp = () => {
		if (shown !== value) flushSync(() => setAhead(true));
	};
	useCaughtUpForTyping(isTypedInto && !isAhead && shown !== value, catchUp);
	return (
		<div onMouseUpCapture={catchUp} onKeyDownCapture={catchUp}>
			{children(isAhead || !isOfSame(shown) ? value : shown)}
		</div>
	);
}
