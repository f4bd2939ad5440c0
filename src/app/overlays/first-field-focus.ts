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
 * focus yet must still learn where to give it back. A draft that comes from the server later starts the form anew: the
 * focus that went with the former first field comes back to its successor. Gives the way to stop.
 */
export function focusFirstField(body: HTMLElement): () => void {
	let given: HTMLElement | null = null;
	const attempt = () => {
		if (given?.isConnected) return;
		const field = firstField(body);
		if (!field) return;
		const waitsAt = given ? document.body : body.closest("[role=dialog]");
		if (document.activeElement === waitsAt) field.focus();
		given = field;
	};
	attempt();
	const observer = new MutationObserver(attempt);
	observer.observe(body, { childList: true, subtree: true });
	return () => observer.disconnect();
}
