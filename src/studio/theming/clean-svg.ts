import { isSafeAttribute, SVG_ELEMENTS, staysWithin } from "../../../schemas/rules/portal/logo-picture.ts";

const SVG = "http://www.w3.org/2000/svg";
const OWN_ATTRIBUTES = /^(xmlns|class|id|style|[a-zA-Z][a-zA-Z-]*|xlink:href|xml:space)$/;

/** Takes out of an element what no drawing needs, and all within that is none. */
function clean(element: Element): void {
	for (const { name, value } of [...element.attributes]) {
		const plain = value.replaceAll(/\s+/g, " ");
		const isNamespace = name.startsWith("xmlns");
		if (!isNamespace && OWN_ATTRIBUTES.test(name) && isSafeAttribute(name, plain)) element.setAttribute(name, plain);
		else if (!isNamespace) element.removeAttribute(name);
	}
	for (const child of [...element.childNodes]) {
		const isElement = child instanceof Element;
		if (isElement && child.namespaceURI === SVG && SVG_ELEMENTS.has(child.localName) && child.prefix === null)
			clean(child);
		else if (isElement || child.nodeType !== Node.TEXT_NODE) child.remove();
	}
	if (element.localName === "style" && !staysWithin(element.textContent ?? "")) element.remove();
}

/** Lets a drawing be as large as its place: it gets the box that its width and height say, where it has none. */
function boxed(root: Element): number | null {
	const width = Number.parseFloat(root.getAttribute("width") ?? "");
	const height = Number.parseFloat(root.getAttribute("height") ?? "");
	if (!root.hasAttribute("viewBox") && width > 0 && height > 0) root.setAttribute("viewBox", `0 0 ${width} ${height}`);
	root.removeAttribute("width");
	root.removeAttribute("height");
	const [, , across = 0, down = 0] = (root.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
	return across > 0 && down > 0 ? across / down : null;
}

/** A drawing of shapes alone, and its width by its height; null where a text is no drawing or says no size. */
export function cleanSvg(text: string): { svg: string; ratio: number } | null {
	const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
	if (root.namespaceURI !== SVG || root.localName !== "svg") return null;
	clean(root);
	const ratio = boxed(root);
	const svg = new XMLSerializer().serializeToString(root).replaceAll(/<(\w+)([^<>]*)\s\/>/g, "<$1$2/>");
	return ratio === null ? null : { svg, ratio };
}
