import type { Json } from "../changed-portal.fixture.ts";
import { withDocument } from "../changed-portal.fixture.ts";
import type { Case } from "./provoke.fixture.ts";

const FILE = "categories.json";
const roads = { code: "roads", name: "Roads", description: "Potholes.", form: "steps" };

/** The example whose form files cases, with categories. */
const categories =
	(list: Json[], more: { [key: string]: Json } = {}) =>
	() =>
		withDocument(
			FILE,
			{ kind: "categories", id: "categories", publicity: "by_state", categories: list, ...more },
			"form-steps",
		);

const rules = (rule: { [key: string]: Json }) => ({
	path: "routing.json",
	text: JSON.stringify({ kind: "routing", id: "routing", rules: [{ id: "a", title: "A", ...rule }] }, null, 1),
});

/** A template for replies, as the portal's only one. */
const template = (more: { [key: string]: Json }) => ({
	path: "templates.json",
	text: JSON.stringify(
		{ kind: "templates", id: "templates", templates: [{ id: "a", name: "A", text: { "en-US": "Yes." }, ...more }] },
		null,
		1,
	),
});

const rest = { length: 5, unit: "years", action: "delete" };

/** What is wrong with categories. */
export const CATEGORY_CASES: Case[] = [
	[
		"duplicate-id",
		"two categories of one code",
		categories([roads, { ...roads, name: "Streets" }]),
		FILE,
		"/categories/1/code",
		'"code"',
	],
	[
		"unknown-form",
		"a category whose form does not exist",
		categories([{ ...roads, form: "step" }]),
		FILE,
		"/categories/0/form",
		'"form": "step"',
	],
	[
		"category-form",
		"a category whose form logs in",
		categories([{ ...roads, form: "login" }]),
		FILE,
		"/categories/0/form",
		'"form": "login"',
	],
	[
		"unknown-icon",
		"a category with an icon that does not exist",
		categories([{ ...roads, icon: "layui-icon-pothole" }]),
		FILE,
		"/categories/0/icon",
		'"icon"',
	],
	[
		"unknown-team",
		"a category of a team that does not exist",
		categories([{ ...roads, team: "street" }], { teams: [{ id: "streets", name: "Streets" }] }),
		FILE,
		"/categories/0/team",
		'"team": "street"',
	],
	[
		"unknown-team",
		"a team of a unit that belongs to one itself",
		categories([roads], {
			teams: [
				{ id: "works", name: "Works" },
				{ id: "streets", name: "Streets", unit: "works" },
				{ id: "lamps", name: "Lamps", unit: "streets" },
			],
		}),
		FILE,
		"/teams/2/unit",
		'"unit": "streets"',
	],
	[
		"unknown-team",
		"a rule that sends cases to a team that does not exist",
		() => [...categories([roads])(), rules({ when: {}, set: { team: "street" } })],
		"routing.json",
		"/rules/0/set/team",
		'"team": "street"',
	],
	[
		"unknown-category",
		"a rule that asks for a category that does not exist",
		() => [...categories([roads])(), rules({ when: { category: ["lamps"] }, set: { priority: "high" } })],
		"routing.json",
		"/rules/0/when/category/0",
		'"lamps"',
	],
	[
		"unknown-category",
		"a template for a category that does not exist",
		() => [...categories([roads])(), template({ categories: ["roads", "lamps"] })],
		"templates.json",
		"/templates/0/categories/1",
		'"lamps"',
	],
	[
		"unknown-state",
		"a template for a state that the workflow lacks",
		() => [...categories([roads])(), template({ states: ["merged"] })],
		"templates.json",
		"/templates/0/states/0",
		'"merged"',
	],
	[
		"unknown-state",
		"a template for steps to a state that the workflow lacks",
		() => [...categories([roads])(), template({ leads_to: ["merged"] })],
		"templates.json",
		"/templates/0/leads_to/0",
		'"merged"',
	],
	[
		"unknown-action",
		"a template for a step that the workflow lacks",
		() => [...categories([roads])(), template({ actions: ["merge"] })],
		"templates.json",
		"/templates/0/actions/0",
		'"merge"',
	],
	[
		"restricted-category",
		"a category that only its team reads, without a team",
		categories([{ ...roads, publicity: "never", restricted: true }]),
		FILE,
		"/categories/0/restricted",
		'"restricted"',
	],
	[
		"restricted-category",
		"a category that only its team reads, of which everybody might",
		categories([{ ...roads, team: "streets", restricted: true }], { teams: [{ id: "streets", name: "Streets" }] }),
		FILE,
		"/categories/0/restricted",
		'"restricted"',
	],
	[
		"unknown-workflow",
		"a category whose workflow does not exist",
		categories([{ ...roads, workflow: "express" }]),
		FILE,
		"/categories/0/workflow",
		'"express"',
	],
	[
		"unknown-category",
		"a parent that does not exist",
		categories([roads, { ...roads, code: "holes", parent: "road" }]),
		FILE,
		"/categories/1/parent",
		'"parent": "road"',
	],
	[
		"category-loop",
		"categories that are parts of each other",
		categories([
			{ ...roads, parent: "holes" },
			{ ...roads, code: "holes", parent: "roads" },
		]),
		FILE,
		"/categories/0/parent",
		'"parent": "holes"',
	],
	[
		"unknown-state",
		"a retention after a state that the workflow lacks",
		categories([roads], { retention: { after: ["merged"], ...rest } }),
		FILE,
		"/retention/after/0",
		'"merged"',
	],
	[
		"unknown-state",
		"a category's own retention after such a state",
		categories([{ ...roads, retention: { after: ["merged"], ...rest } }]),
		FILE,
		"/categories/0/retention/after/0",
		'"merged"',
	],
	[
		"meta",
		"a publicity that is none",
		categories([{ ...roads, publicity: "always" }]),
		FILE,
		"/categories/0/publicity",
		'"publicity": "always"',
	],
	[
		"message-argument",
		"a name that wants a value",
		categories([{ ...roads, name: "Roads {place}" }]),
		FILE,
		"/categories/0/name",
		'"name"',
	],
];
