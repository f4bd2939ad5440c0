import { type ReactNode, useDeferredValue, useState } from "react";
import { flushSync } from "react-dom";

type TrailingProps<Value> = {
	value: Value;
	/** Whether what was drawn last may stand a moment longer, since it is about the same thing. */
	isOfSame(shown: Value): boolean;
	children(value: Value): ReactNode;
};

/**
 * Draws what is slow a moment after the rest. Whoever presses something in it presses what is true by then, since what leaving an
 * input has just changed would be changed back by a button that was drawn before.
 */
export function Trailing<Value>({ value, isOfSame, children }: TrailingProps<Value>) {
	const shown = useDeferredValue(value);
	const [isAhead, setAhead] = useState(false);
	if (isAhead && shown === value) setAhead(false);
	const catchUp = () => {
		if (shown !== value) flushSync(() => setAhead(true));
	};
	return (
		<div onMouseUpCapture={catchUp} onKeyDownCapture={catchUp}>
			{children(isAhead || !isOfSame(shown) ? value : shown)}
		</div>
	);
}
