import { PRERENDER_MARKS } from "../../../schemas/prerender.ts";

/** Outside of the portal's forms: those take over themselves, once all that they need is there. */
const APART = `:not([${PRERENDER_MARKS.form}] *)`;

/** Presses the button that public/before-paint.js has marked: it did nothing yet. */
function pressAgain(root: HTMLElement) {
	const button = root.querySelector<HTMLElement>(`[${PRERENDER_MARKS.pressed}]${APART}`);
	button?.removeAttribute(PRERENDER_MARKS.pressed);
	button?.click();
}

/** Tells React what was typed before it listened: it takes what stands in an input for known already. */
function replayTyped(input: HTMLInputElement) {
	const { value } = input;
	const dispatchInput = () => input.dispatchEvent(new Event("input", { bubbles: true }));
	if (value === input.defaultValue) return;
	// With the first event React takes over the part that it happens in, at once.
	dispatchInput();
	input.value = input.defaultValue;
	// As its reader sets it, past React.
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
	dispatchInput();
}

/** Settled once the browser has a line again. */
const online = () => new Promise((resume) => window.addEventListener("online", resume, { once: true }));

type Ways = {
	/** Tries anew to start the portal. */
	again(): Promise<boolean>;
	/** Has React make the rendered page its own, part by part. */
	adopt(): void;
	/** Has it render the page anew in the rendered one's place. */
	render(): void;
};

/**
 * Has the portal take over the page that the server rendered into `root`, once what it is made of is there. What was typed
 * and pressed before counts, also where the line went down meanwhile. Where the portal could not start, or its reader
 * has gone to another address meanwhile, the page is rendered anew.
 */
export async function hydrate(root: HTMLElement, started: Promise<boolean>, ways: Ways): Promise<void> {
	const { again, adopt, render } = ways;
	let hasStarted = await started;
	while (!hasStarted && !navigator.onLine) hasStarted = await online().then(again);
	const { pathname, search } = window.location;
	if (hasStarted && root.getAttribute(PRERENDER_MARKS.root) === pathname + search) {
		adopt();
		root.querySelectorAll<HTMLInputElement>(`input${APART}`).forEach(replayTyped);
		pressAgain(root);
	} else render();
}
