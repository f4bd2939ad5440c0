// @vitest-environment jsdom
import { appendFileSync, writeFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, it } from "vitest";
import "../fixtures/react-idle.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";
import { formArbitrary } from "./form-arbitrary/form.ts";
import { draws } from "./form-arbitrary/values.ts";
import { compiled } from "./form-trial/compiled.ts";
import { neverUsed } from "./form-trial/never-used.ts";
import { starts } from "./form-trial/starts.ts";
import { countUses, newTally } from "./form-trial/tally.ts";
import { trial } from "./form-trial/trial.ts";
import { TO_USE, usesOf } from "./form-trial/uses.ts";

/** Forms that compile and are used (docs/fuzzing.md). The seed is fixed, so that a run says the same each time. */
const FORMS = Number(process.env.FUZZ_FORMS ?? 60);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121);
/** Where a long run (fuzz.ts) reads what was counted, what went wrong, and which form is in hand. */
const RECORD = process.env.FUZZ_RECORD;

/** How many of the forms the compiler must resolve: fewer would teach nothing. */
const RESOLVED = Math.floor(FORMS / 8);

/** Drawn at a time, until all is used: chance has used it within the first. */
const LOT = 100;

it(`draws ${FORMS} generated forms without an error, browser and server agree on every answer, and a resolved form starts with what rjsf would`, {
	timeout: 60_000 + FORMS * 3_000,
}, async () => {
	const tally = newTally(SEED);
	let resolved = 0;
	const startsApart = (form: FormDocument): string[] => {
		const found = starts(form);
		if (!found) return [];
		resolved += 1;
		return isDeepStrictEqual(found.byTree, found.byRjsf) ? [] : [`starts: ${JSON.stringify(found)}`];
	};
	const inHand = (form: FormDocument) => RECORD && writeFileSync(`${RECORD}.now`, JSON.stringify(form));
	const compiling = formArbitrary.filter((form) => {
		inHand(form);
		const { errors, release } = compiled(form);
		if (release === null && errors.length === 0) throw new Error("refused without a word");
		if (release === null) tally.refused += 1;
		return release !== null;
	});
	await fc.assert(
		fc.asyncProperty(compiling, draws, async (form, draw) => {
			inHand(form);
			tally.forms += 1;
			countUses(tally, form);
			const problems = [...startsApart(form), ...(await trial(form, draw, tally))];
			if (problems.length > 0) tally.disagreements += 1;
			if (RECORD && problems.length > 0) appendFileSync(`${RECORD}.found`, `${JSON.stringify({ problems, form })}\n`);
			// A long run goes on, to find all that is wrong at once.
			else expect(problems).toEqual([]);
		}),
		{ numRuns: FORMS, seed: SEED, endOnFailure: process.env.FUZZ_SHRINK === undefined },
	);
	if (RECORD) appendFileSync(RECORD, `${JSON.stringify(tally)}\n`);
	expect(tally.forms).toBe(FORMS);
	expect(tally.disagreements).toBe(0);
	expect(resolved).toBeGreaterThanOrEqual(RESOLVED);
	expect(neverUsed([tally])).toEqual([]);
});

it("renders forms that use every keyword, every option of a field, every part of a form, feature and widget", {
	timeout: 60_000,
}, () => {
	const unused = new Set(TO_USE);
	for (let lot = 0; lot < 15 && unused.size > 0; lot++)
		for (const form of fc.sample(formArbitrary, { seed: SEED + lot, numRuns: LOT }))
			for (const name of usesOf(form)) unused.delete(name);
	expect([...unused]).toEqual([]);
});
