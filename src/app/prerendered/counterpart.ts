/** The way from a root to an element, as each step's place among its siblings. */
function wayTo(element: Element, root: Element): number[] | undefined {
	const way: number[] = [];
	for (let at: Element = element; at !== root; ) {
		const parent = at.parentElement;
		if (!parent) return undefined;
		way.unshift([...parent.children].indexOf(at));
		at = parent;
	}
	return way;
}

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;

/** What stands in one drawing of a page where `element` stands in another; undefined where that is not the same thing. */
export function counterpart(element: Element, from: Element, to: Element): HTMLElement | undefined {
	let found: Element | undefined = to;
	for (const place of wayTo(element, from) ?? [-1]) found = found?.children[place];
	const same = found?.tagName === element.tagName && nameOf(found) === nameOf(element);
	return same && found instanceof HTMLElement ? found : undefined;
}
