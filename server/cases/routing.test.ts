import { expect, it } from "vitest";
import type { RoutingDocument } from "../../schemas/types.gen.ts";
import { type RoutingFacts, routeCase } from "./routing.ts";

const rules: RoutingDocument["rules"] = [
	{ id: "danger", title: "Danger", when: { words: ["gas", "危险"] }, set: { priority: "urgent" } },
	{ id: "noise", title: "Noise", when: { category: ["noise"] }, set: { team: "environment", priority: "low" } },
	{ id: "night", title: "Night", when: { from: "22:00", until: "06:00" }, set: { priority: "high" } },
	{ id: "rest", title: "Rest", when: {}, set: { team: "services" }, last: true },
	{ id: "never", title: "Never", when: {}, set: { district: "North" } },
];

/** A Monday noon in Shanghai. */
const noon: RoutingFacts = {
	category: "roads",
	category_name: "Roads and pavements",
	district: null,
	project: null,
	text: "A hole in the road",
	at: new Date("2026-11-23T04:00:00Z"),
	timeZone: "Asia/Shanghai",
};

const outcome = (more: Partial<RoutingFacts> = {}) => {
	const { routed, ...rest } = routeCase({ rules }, { ...noon, ...more });
	return { ...rest, rules: routed.map(({ rule, why }) => [rule, ...why]) };
};

it("sends what no rule names to the last one, and looks no further", () => {
	expect(outcome()).toEqual({ team: "services", priority: 0, district: null, rules: [["rest"]] });
});

it("says of each rule that fired what of the case made it", () => {
	expect(outcome({ category: "noise", category_name: "Noise", text: "It smells of GAS" })).toEqual({
		team: "environment",
		priority: 2,
		district: null,
		rules: [["danger", "“gas”"], ["noise", "Noise"], ["rest"]],
	});
});

it("lets no later rule change what an earlier one has set", () => {
	expect(outcome({ category: "noise", at: new Date("2026-11-23T15:00:00Z") })).toMatchObject({ priority: -1 });
});

it("counts hours over midnight, in the portal's time zone", () => {
	for (const [at, priority] of [
		["2026-11-23T14:00:00Z", 1],
		["2026-11-23T21:59:00Z", 1],
		["2026-11-23T22:00:00Z", 0],
		["2026-11-23T13:59:00Z", 0],
	] as const)
		expect([at, outcome({ at: new Date(at) }).priority]).toEqual([at, priority]);
});

it("asks for all that a rule names", () => {
	const both: RoutingDocument["rules"] = [
		{ id: "both", title: "Both", when: { category: ["roads"], weekdays: [7] }, set: { team: "streets" } },
	];
	expect(routeCase({ rules: both }, noon)).toMatchObject({ team: null, routed: [] });
	const monday = both.map((rule): (typeof both)[number] => ({ ...rule, when: { ...rule.when, weekdays: [1] } }));
	expect(routeCase({ rules: monday }, noon)).toMatchObject({ team: "streets", routed: [{ rule: "both" }] });
});

it.each(["bridge-2026", "7d1b1c5e-0000-4000-8000-000000000001"])(
	"knows a project by its slug or its id: %s",
	(named) => {
		const ofProject: RoutingDocument["rules"] = [
			{ id: "bridge", title: "The bridge", when: { project: [named] }, set: { team: "streets" } },
		];
		const project = { id: "7d1b1c5e-0000-4000-8000-000000000001", slug: "bridge-2026", title: "The new bridge" };
		expect(routeCase({ rules: ofProject }, { ...noon, project })).toMatchObject({
			team: "streets",
			routed: [{ rule: "bridge", why: ["The new bridge"] }],
		});
		expect(
			routeCase({ rules: ofProject }, { ...noon, project: { ...project, id: "other", slug: "other" } }).routed,
		).toEqual([]);
		expect(routeCase({ rules: ofProject }, noon).routed).toEqual([]);
	},
);
