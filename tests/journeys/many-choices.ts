import type { Page } from "playwright";
import { caseForm } from "./case-form.ts";

/** How many choices a long list has. */
const MANY = 2_000;

/** How many of them stand on the screen at most. */
export const MOST_SHOWN = 50;

/** What they are called. */
export const NAMES_OF_MANY = Array.from({ length: MANY }, (_, index) => `Option ${index}`);

const formOf = (kind: string, schema: object, options: object) =>
	caseForm(`many-${kind}`, {
		title: "Many choices",
		questions: { one: { type: "string", title: "One of many", ...schema } },
		fields: { "/one": { widget: "combobox", ...options } },
	});

const source = { operation: "projectGetList", query: { limit: 50 }, list: "/list", value: "/id", label: "/title" };
const lookup = { operation: "projectGetDetail", parameter: "id" };

/**
 * Documents of four forms with one question of many choices each: named in the schema; the portal's projects, searched
 * as one types; those projects again, loaded at once; and searched once more, those of a status that another value says.
 */
export const MANY_CHOICES: Record<string, object> = {
	...formOf("enum", { enum: NAMES_OF_MANY }, {}),
	...formOf("searched", {}, { options: { ...source, search: "keyword", lookup } }),
	...formOf("loaded", {}, { options: source }),
	...caseForm("many-hanging", {
		title: "Many choices that hang on an answer",
		questions: {
			status: { type: "string", title: "Status", enum: ["active", "planned"] },
			one: { type: "string", title: "One of many" },
		},
		required: ["status", "one"],
		fields: {
			"/one": {
				widget: "combobox",
				options: { ...source, query: { limit: 50, status: { bind: "/form/status" } }, search: "keyword", lookup },
			},
		},
	}),
};

/** The one that is found last. */
export const LAST_OF_MANY = `Option ${MANY - 1}`;

/** How many choices a page renders, or renders anew, while something is done in it. */
export async function choicesRendered(page: Page, act: () => Promise<unknown>): Promise<number> {
	const prerendered = await page.evaluateHandle(() => {
		const seen = { count: 0 };
		new MutationObserver((changes) => {
			for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
				if (node instanceof Element)
					seen.count += Number(node.matches("[role=option]")) + node.querySelectorAll("[role=option]").length;
		}).observe(document.body, { childList: true, subtree: true });
		return seen;
	});
	await act();
	return prerendered.evaluate(({ count }) => count);
}
