/** Whether an address leads out of the portal. */
const leadsAway = (href: string): boolean => /^(https?:)?\/\//i.test(href);

function fitImage(image: Element): void {
	image.setAttribute("loading", "lazy");
	image.setAttribute("decoding", "async");
	if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
	const sized = ["width", "height"].every((side) => /^[1-9]\d*$/.test(image.getAttribute(side) ?? ""));
	if (!sized) image.setAttribute("data-unsized", "");
}

/** A frame that scrolls sideways; focusable, so that the keyboard can scroll it too. */
function frameTable(table: Element, label: string): void {
	const frame = table.ownerDocument.createElement("div");
	frame.setAttribute("data-scroll", "");
	frame.setAttribute("tabindex", "0");
	frame.setAttribute("role", "region");
	frame.setAttribute("aria-label", table.querySelector("caption")?.textContent?.trim() || label);
	table.replaceWith(frame);
	frame.append(table);
}

/**
 * Makes what stands in a text fit any screen: images reserve their place and load when near, wide tables scroll in a
 * frame of their own, links out of the portal open beside it. `tableLabel` names tables without a caption.
 */
export function fitMedia(text: ParentNode, tableLabel: string): void {
	for (const image of text.querySelectorAll("img")) fitImage(image);
	for (const table of text.querySelectorAll("table")) frameTable(table, tableLabel);
	for (const link of text.querySelectorAll("a[href]")) {
		if (!leadsAway(link.getAttribute("href") ?? "")) continue;
		link.setAttribute("target", "_blank");
		link.setAttribute("rel", "noopener noreferrer");
	}
}
