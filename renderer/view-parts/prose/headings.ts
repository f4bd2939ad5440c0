/** An entry of the table of contents. `level` is the heading's, from 2. */
export type ContentsEntry = { id: string; level: number; text: string };

/** Letters and digits of any script, joined by dashes. */
function slug(text: string): string {
	const words = text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
	return words.join("-").slice(0, 60) || "section";
}

/** The same element under another name. */
function renamed(element: Element, name: string): Element {
	const other = element.ownerDocument.createElement(name);
	other.append(...element.childNodes);
	element.replaceWith(other);
	return other;
}

/**
 * Gives every heading of a text an id made of its words, and puts its first level below the page's own h1.
 * Returns the entries of a table of contents.
 */
export function nameHeadings(text: ParentNode): ContentsEntry[] {
	for (const first of text.querySelectorAll("h1")) renamed(first, "h2");
	const taken = new Map<string, number>();
	return [...text.querySelectorAll("h2, h3, h4")].map((heading) => {
		const words = (heading.textContent ?? "").trim();
		const wanted = slug(words);
		const count = (taken.get(wanted) ?? 0) + 1;
		taken.set(wanted, count);
		heading.id = count === 1 ? wanted : `${wanted}-${count}`;
		return { id: heading.id, level: Number(heading.tagName.slice(1)), text: words };
	});
}
