import DOMPurify from "dompurify";

const FORBIDDEN_TAGS = ["style", "form", "input", "button", "select", "textarea", "option", "dialog", "svg", "math"];
/** Ids and names could shadow the page's own; classes and styles could dress text up as the portal itself. */
const FORBIDDEN_ATTRIBUTES = ["style", "id", "name", "class"];

/** The safe part of an HTML text as a fragment: no scripts, handlers, styles or form controls. Browser only. */
export function sanitise(html: string): DocumentFragment {
	return DOMPurify.sanitize(html, {
		USE_PROFILES: { html: true },
		FORBID_TAGS: FORBIDDEN_TAGS,
		FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
		ALLOW_DATA_ATTR: false,
		RETURN_DOM_FRAGMENT: true,
	});
}
