import { PRERENDER_MARKS } from "../../../schemas/prerender.ts";

/**
 * Puts the focus at the beginning of a form: on its step's heading, else on the form. For who has pressed a button
 * above it that goes with the press.
 */
export function focusStarted(id: string): void {
	const form = document.querySelector<HTMLElement>(`[${PRERENDER_MARKS.form}="${CSS.escape(id)}"]`);
	const heading = form?.querySelector<HTMLElement>(":is(h2, h3, h4)[tabindex='-1']");
	if (!heading) form?.setAttribute("tabindex", "-1");
	(heading ?? form)?.focus();
}
