import { changed, withDocument } from "../changed-portal.fixture.ts";
import type { Case } from "./provoke.fixture.ts";

const DESK = {
	kind: "desk",
	id: "desk",
	name: "Desk",
	tagline: "Cases",
	home: "/",
	navigation: [
		{ label: "Staffing", icon: "layui-icon-home", path: "/admin/staffing" },
		{ label: "Staffing", icon: "layui-icon-home", path: "/admin/stafing" },
	],
};

/** What the desk's document, or a clock of its cases, names and there is not. */
export const DESK_CASES: Case[] = [
	[
		"unknown-page",
		"a way from the desk to a screen that there is not beside it",
		() => withDocument("desk.json", DESK),
		"desk.json",
		"/navigation/1/path",
		'"path": "/admin/stafing"',
	],
	[
		"unknown-page",
		"an error page of the desk that does not exist",
		() => withDocument("desk.json", { ...DESK, navigation: [], errors: { 404: "/admin/desk/gone" } }),
		"desk.json",
		"/errors/404",
		'"404": "/admin/desk/gone"',
	],
	[
		"unknown-state",
		"a clock that a state begins that the workflow lacks",
		() => changed("workflow.json", ["clocks", 0, "or_from"], ["closed", "merged"]),
		"workflow.json",
		"/clocks/0/or_from/1",
		'"merged"',
	],
	[
		"unknown-form",
		"a step with a form that there is not",
		() => changed("workflow.json", ["transitions", 1, "form"], "closing"),
		"workflow.json",
		"/transitions/1/form",
		'"closing"',
	],
	[
		"unknown-form",
		"a step with a form for everybody",
		() => changed("workflow.json", ["transitions", 1, "form"], "login"),
		"workflow.json",
		"/transitions/1/form",
		'"login"',
	],
];
