import { expect, it } from "vitest";
import { check } from "../../schemas/compiler/index.ts";
import { shippedSources } from "../release/shipped.ts";
import { createDraftCompilers } from "./draft-compilers.ts";

it("keeps drafts apart, and finds in each state what a fresh check finds", () => {
	const compilers = createDraftCompilers();
	const shipped = shippedSources();
	const without = shipped.filter(({ path }) => path !== "forms/complaint.json");
	const states = [shipped, without, shipped];
	for (const [index, sources] of states.entries()) {
		expect(compilers.check("a", sources), `a ${index}`).toEqual(check(sources));
		expect(compilers.check(`other ${index}`, without)).toEqual(check(without));
	}
});
