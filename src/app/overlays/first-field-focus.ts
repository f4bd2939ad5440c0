const FIELDS = "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/** The first field that can be typed into or chosen from; null while the form is on its way. */
export const firstField = (within: ParentNode | null): HTMLElement | null =>
	within?.querySelector<HTMLElement>(FIELDS) ?? null;

/**
 * Puts the focus into a form's first field as soon as the form has come; a reader who has meanwhile gone elsewhere in it
 * is left there. Gives the way to stop waiting.
 */
export function focusFirstField(body: HTMLElement): () => void {
	const attempt = () => {
		const field = firstField(body);
		if (!field) return false;
		if (!body.contains(document.activeElement)) field.focus();
		return true;
	};
	if (attempt()) return () => {};
	const observer = new MutationObserver(() => attempt() && observer.disconnect());
	observer.observe(body, { childList: true, subtree: true });
	return () => observer.disconnect();
}
