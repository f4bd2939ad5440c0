/** Moves the focus to the page's heading, or to its content while there is none, so that it is read out from there. */
export function focusHeading() {
	const main = document.querySelector("main");
	const heading = main?.querySelector("h1");
	heading?.setAttribute("tabindex", "-1");
	(heading ?? main)?.focus({ preventScroll: true });
}
