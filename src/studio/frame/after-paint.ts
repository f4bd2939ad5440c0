/** The longest that a paint is waited for, in milliseconds: a window that is out of sight paints nothing. */
const LONGEST = 200;

/** Does something once what was done before is painted. */
export function afterPaint(act: () => void): void {
	let isDone = false;
	const once = () => {
		if (!isDone) act();
		isDone = true;
	};
	requestAnimationFrame(() => setTimeout(once));
	setTimeout(once, LONGEST);
}
