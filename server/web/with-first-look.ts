import { FIRST_LOOK, type FirstLook } from "../../schemas/prerender.ts";

const ROOT = '<div id="root">';

/** JSON that cannot end the element that it stands in. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * The document with a page's first look, and the answers that it was drawn from, before the place of the portal itself.
 * The scripts may then wait for what is to be seen.
 */
export function withFirstLook(html: string, { html: page, answers }: FirstLook): string {
	const data = `<script type="application/json" id="${FIRST_LOOK.answers}">${inert(answers)}</script>`;
	const [before = "", ...after] = html.split(ROOT);
	const scripts = before.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
	return [`${scripts}<div id="${FIRST_LOOK.page}">${page}</div>\n\t\t${data}\n\t\t`, ...after].join(ROOT);
}
