// @vitest-environment jsdom
import fc from "fast-check";
import { expect, it } from "vitest";
import { draws } from "./form-arbitrary/answers.ts";
import { formArbitrary } from "./form-arbitrary/form.ts";
import { compiled } from "./form-trial/compiled.ts";
import { trial } from "./form-trial/trial.ts";

/** Forms that compile and are used (docs/fuzzing.md). The seed is fixed, so that a run says the same each time. */
const FORMS = Number(process.env.FUZZ_FORMS ?? 40);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);

it(`draws ${FORMS} generated forms without an error, and browser and server agree on every answer`, {
	timeout: 60_000 + FORMS * 3_000,
}, async () => {
	const compiling = formArbitrary.filter((form) => {
		const { errors, release } = compiled(form);
		if (release === null && errors.length === 0) throw new Error("refused without a word");
		return release !== null;
	});
	let used = 0;
	await fc.assert(
		fc.asyncProperty(compiling, draws, async (form, draw) => {
			used += 1;
			if (used % 100 === 0) console.log(`${used} forms drawn, filled in and sent, their answers judged on both sides.`);
			expect(await trial(form, draw)).toEqual([]);
		}),
		{ numRuns: FORMS, seed: SEED, endOnFailure: process.env.FUZZ_SHRINK === undefined },
	);
	expect(used).toBe(FORMS);
});
