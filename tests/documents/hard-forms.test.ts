// @vitest-environment jsdom
import fc from "fast-check";
import { expect, test } from "vitest";
import "../fixtures/react-idle.ts";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { loadedForm } from "../fixtures/loaded-form.ts";
import { formWith } from "../fixtures/render-form.tsx";
import { draws } from "./form-arbitrary/values.ts";
import { compiled } from "./form-trial/compiled.ts";
import { newTally } from "./form-trial/tally.ts";
import { trial } from "./form-trial/trial.ts";
import { browserVerdict, serverVerdict } from "./form-trial/verdicts.ts";
import { ALTERNATIVES } from "./hard-forms/alternatives.ts";
import type { HardForm } from "./hard-forms/hard-form.ts";
import { LISTS } from "./hard-forms/lists.ts";
import { NAMES } from "./hard-forms/names.ts";
import { RULES } from "./hard-forms/rules.ts";

/** Unusual and sound forms, but for the category that each files its case under. */
const HARD_FORMS = [...NAMES, ...ALTERNATIVES, ...RULES, ...LISTS];

const CATEGORY = { category: "other" };

/** The form with a category, without which nothing is filed. */
function formOf({ schema, more }: HardForm) {
	const category = { type: "string", default: CATEGORY.category };
	const whole = {
		...schema,
		type: "object" as const,
		properties: { ...asObject(schema.properties), category },
		required: [...asArray(schema.required).map(String), "category"],
	};
	return formWith({}, { ...more, schema: whole, fields: { "/category": { widget: "hidden" } } });
}

test.each(HARD_FORMS)("$what: the form compiles", (hard) => {
	expect(compiled(formOf(hard)).errors).toEqual([]);
});

test.each(HARD_FORMS)("$what: browser and server take and refuse the same values", async (hard) => {
	const form = await loadedForm(formOf(hard));
	for (const own of [...hard.taken, ...hard.refused]) {
		const values = { ...own, ...CATEGORY };
		const browser = await browserVerdict(form, values);
		const server = await serverVerdict(form, values);
		expect(browser, JSON.stringify(values)).toEqual(server);
		expect(server.length > 0, JSON.stringify({ answers: values, server })).toBe(hard.refused.includes(own));
	}
});

test.each(HARD_FORMS)(
	"$what: the form is rendered, filled in and sent as the server takes it",
	{
		timeout: 120_000,
	},
	async (hard) => {
		await fc.assert(
			fc.asyncProperty(draws, async (draw) => {
				expect(await trial(formOf(hard), draw, newTally(1))).toEqual([]);
			}),
			{ numRuns: 2, seed: 1 },
		);
	},
);
