/** What stands for a field whose script is on its way. */
const COMING = "[data-coming]";
const FIELDS = "input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)";

/** The first field that can be typed into or chosen from; null while the form, or that field, is on its way. */
export function firstField(within: ParentNode | null): HTMLElement | null {
	const first = within?.querySelector<HTMLElement>(`${COMING}, ${FIELDS}`);
	return first?.matches(FIELDS) ? first : null;
}

/**
 * Puts the focus into a form's first field as soon as the form has come, from the dialog, where it waits. It is not
 * fetched from elsewhere: a reader who has gone on in the dialog is left there, and a dialog that has not taken the
 * focus yet must still learn where to give it back. Gives the way to stop waiting.
 */
export function focusFirstField(body: HTMLElement): () => void {
	const attempt = () => {
		const field = firstField(body);
		if (!field) return false;
		if (document.activeElement === body.closest("[role=dialog]")) field.focus();
		return true;
	};
	if (attempt()) return () => {};
	const observer = new MutationObserver(() => attempt() && observer.disconnect());
	observer.observe(body, { childList: true, subtree: true });
	return () => observer.disconnect();
}
