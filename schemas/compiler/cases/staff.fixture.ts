import { changed, withDocument } from "../changed-portal.fixture.ts";
import { block, type Case, HOME, LOGIN } from "./provoke.fixture.ts";

const STAFF_PAGE = { kind: "page", id: "staff", path: "/admin/staff", title: "T", blocks: [], audience: "staff" };

/** What is for everybody and uses what is for staff alone. */
export const STAFF_CASES: Case[] = [
	[
		"staff-only",
		"a page for everybody with a block for staff",
		block({ type: "saved_views" }),
		HOME,
		"/blocks/0/type",
		'"saved_views"',
	],
	[
		"staff-only",
		"a page for everybody that calls an operation for staff",
		() => changed(HOME, ["data"], { cases: { operation: "deskGetCounts" } }),
		HOME,
		"/data/cases/operation",
		'"deskGetCounts"',
	],
	[
		"staff-only",
		"a page for everybody with a form for staff",
		() =>
			changed(HOME, ["blocks", 0], { type: "form", form: "login" }).map((source) =>
				source.path === LOGIN ? { ...source, text: source.text.replace("{", '{ "audience": "staff",') } : source,
			),
		HOME,
		"/blocks/0/form",
		'"login"',
	],
	[
		"staff-only",
		"a way from a page for everybody to one for staff",
		() => [
			...changed(HOME, ["blocks", 0], { type: "link", label: "Staff", link: { to: "/admin/staff" } }),
			...withDocument("pages/staff.json", STAFF_PAGE).slice(-1),
		],
		HOME,
		"/blocks/0/link/to",
		'"/admin/staff"',
	],
];
