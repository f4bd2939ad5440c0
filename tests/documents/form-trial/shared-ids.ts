/** Ids that more than one element on the screen has: labels, links and groups of radio buttons would go to the wrong one. */
export function sharedIds(): string[] {
	const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
	const shared = new Set(ids.filter((id, index) => ids.indexOf(id) !== index));
	return [...shared].map((id) => `id of several elements: ${id}`);
}
