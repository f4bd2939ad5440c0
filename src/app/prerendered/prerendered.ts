import { FIRST_LOOK, type KnownAnswer } from "../../../schemas/prerender.ts";

/** A page that came drawn from the server (server/web/first-look.ts), and the answers that it was drawn from. */
export type Prerendered = { page: HTMLElement; answers: readonly KnownAnswer[] };

/** Written by the server of these very scripts, as server/web/with-first-look.ts does it. */
const answersIn = (element: HTMLElement | null): KnownAnswer[] => JSON.parse(element?.textContent || "[]");

/** Finds the drawn page; undefined where there is none, or where public/color-mode.js saw that it is not this reader's. */
export function findPrerendered(document: Document): Prerendered | undefined {
	const page = document.getElementById(FIRST_LOOK.page);
	if (!page || document.documentElement.classList.contains("not-prerendered")) {
		page?.remove();
		return undefined;
	}
	return { page, answers: answersIn(document.getElementById(FIRST_LOOK.answers)) };
}
