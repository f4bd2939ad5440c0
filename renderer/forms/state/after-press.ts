/** Longest that a press is waited for, in milliseconds: a drag may end without letting anyone know. */
const WAIT_MS = 1000;

/**
 * Does at once what moves the page; while the pointer is held down on something, once it is let go. Else a button
 * that is pressed would move from under the pointer by the very press, and the click would miss it.
 */
export function afterPress(work: () => void): void {
	if (document.querySelector(":active") === null) {
		work();
		return;
	}
	const letGo = () => {
		clearTimeout(timer);
		document.removeEventListener("mouseup", letGo);
		// The click itself comes right after.
		setTimeout(work);
	};
	const timer = setTimeout(letGo, WAIT_MS);
	document.addEventListener("mouseup", letGo);
}
