import { counterpart } from "./counterpart.ts";

/** After so many milliseconds the portal itself is shown, whatever it still waits for. */
const PATIENCE = 3000;

const isDrawn = (root: HTMLElement) => root.querySelector("h1") !== null && !root.querySelector('[aria-busy="true"]');

/** Sets an input's value as its reader would: React hears of it. */
function typeInto(input: HTMLInputElement, text: string) {
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, text);
	input.dispatchEvent(new Event("input", { bubbles: true }));
}

function carryText(page: HTMLElement, root: HTMLElement) {
	for (const input of page.querySelectorAll("input")) {
		if (input.value === input.defaultValue) continue;
		const same = counterpart(input, page, root);
		if (same instanceof HTMLInputElement) typeInto(same, input.value);
	}
}

/** Remembers which button of the drawn page was pressed last: it does nothing yet. */
function rememberPress(page: HTMLElement) {
	let pressed: Element | null = null;
	page.addEventListener("click", ({ target }) => {
		pressed = target instanceof Element ? target.closest("button[type=button]") : null;
	});
	return () => pressed;
}

/**
 * Puts the portal, drawn unseen into `root`, in the place of the page that came drawn from the server, as soon as it is
 * whole: with the focus, the text typed and the button pressed meanwhile.
 */
export function takeOver(page: HTMLElement, root: HTMLElement): void {
	const pressed = rememberPress(page);
	const { href } = window.location;
	root.hidden = true;
	const swap = () => {
		observer.disconnect();
		clearTimeout(timer);
		const focused = page.contains(document.activeElement) ? document.activeElement : null;
		const focus = focused ? counterpart(focused, page, root) : undefined;
		const press = pressed();
		const button = press ? counterpart(press, page, root) : undefined;
		carryText(page, root);
		root.hidden = false;
		page.remove();
		focus?.focus({ preventScroll: true });
		button?.click();
		// Who went back before the router listened has not been heard.
		if (window.location.href !== href)
			window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
	};
	const observer = new MutationObserver(() => {
		if (isDrawn(root)) swap();
	});
	observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
	const timer = setTimeout(swap, PATIENCE);
}
