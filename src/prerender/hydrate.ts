import { retype, takePressed } from "../../renderer/index.ts";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";

/** Outside of forms: those have their own replay, once all that they need is there (renderer/prerender/replay-form.ts). */
const OUTSIDE_FORMS = `:not([${PRERENDER_MARKS.form}] *)`;

/** Gives React what was typed before it listened. */
function replay(input: HTMLInputElement) {
	const { value } = input;
	if (value === input.defaultValue) return;
	// With the first event React hydrates the part that it happens in, at once.
	input.dispatchEvent(new Event("input", { bubbles: true }));
	retype(input, value);
}

/** Settled once the browser has a line again. */
const online = () => new Promise((resume) => window.addEventListener("online", resume, { once: true }));

const isOfThisAddress = (root: HTMLElement) =>
	root.getAttribute(PRERENDER_MARKS.root) === window.location.pathname + window.location.search;

type Ways = {
	/** Tries anew to start the portal. */
	again(): Promise<boolean>;
	/** Has React hydrate the prerendered page, part by part. */
	adopt(): void;
	/** Has it render the page anew in the prerendered one's place. */
	render(): void;
};

/**
 * Hydrates the page that the server rendered into `root`, once what the portal is made of is there, and replays what was typed
 * and pressed before, also where the line went down meanwhile. Where the portal could not start, or its reader has gone to
 * another address meanwhile, the page is rendered anew. So it is at once where the document is that of another address: off
 * line the service worker has one for all of them.
 */
export async function hydrate(root: HTMLElement, started: Promise<boolean>, ways: Ways): Promise<void> {
	const { again, adopt, render } = ways;
	let hasStarted = await started;
	while (!hasStarted && !navigator.onLine && isOfThisAddress(root)) hasStarted = await online().then(again);
	if (hasStarted && isOfThisAddress(root)) {
		adopt();
		root.querySelectorAll<HTMLInputElement>(`input${OUTSIDE_FORMS}`).forEach(replay);
		takePressed(root, OUTSIDE_FORMS)?.click();
	} else render();
}
