import { expect, it } from "vitest";
import { check } from "../../schemas/compiler/index.ts";
import { shippedSources } from "../release/shipped.ts";
import { createDraftCheckers } from "./draft-checkers.ts";

it("keeps drafts apart, and finds in each state what a fresh check finds", () => {
	const checkers = createDraftCheckers();
	const shipped = shippedSources();
	const without = shipped.filter(({ path }) => path !== "forms/complaint.json");
	const states = [shipped, without, shipped];
	for (const [index, sources] of states.entries()) {
		expect(checkers.check("a", sources), `a ${index}`).toEqual(check(sources));
		expect(checkers.check(`other ${index}`, without)).toEqual(check(without));
	}
});
