import { FIRST_LOOK, type FirstLook } from "../../schemas/prerender.ts";

const ROOT = '<div id="root">';

/** JSON that cannot end the element that it stands in. */
const inert = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** What the portal itself is made of: none of it is needed for the first look. */
const OF_THE_PORTAL = /<(script type="module"|link rel="modulepreload"|link rel="preload" as="fetch")/g;

/**
 * The document with a page's first look, and the answers that it was drawn from, before the place of the portal itself.
 * What the portal is made of then waits for what is to be seen.
 */
export function withFirstLook(html: string, { html: page, answers }: FirstLook): string {
	const data = `<script type="application/json" id="${FIRST_LOOK.answers}">${inert(answers)}</script>`;
	const [before = "", ...after] = html.split(ROOT);
	const unhurried = before.replaceAll(OF_THE_PORTAL, '<$1 fetchpriority="low"');
	return [`${unhurried}<div id="${FIRST_LOOK.page}">${page}</div>\n\t\t${data}\n\t\t`, ...after].join(ROOT);
}
