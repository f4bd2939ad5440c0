import { expect, it } from "vitest";
import { mapOf, statesToChoose } from "./state-choices.ts";

const state = (name: string) => ({ name, label: name.toUpperCase() });

it("a state that goes has its cases, and what was chosen for it while that is still a target", () => {
	const cases = new Map([["a", 3]]);
	const rows = statesToChoose([state("a"), state("b")], [state("c")], cases, { a: "c", b: "gone" });
	expect(rows).toEqual([
		{ ...state("a"), cases: 3, to: "c" },
		{ ...state("b"), cases: 0, to: "" },
	]);
	expect(mapOf(rows)).toEqual({ "/workflow/states/a": "c" });
});
