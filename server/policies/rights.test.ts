import { describe, expect, it } from "vitest";
import { RIGHTS, type Right } from "../database/tables/assignment.ts";
import { mayGrant, mayMarkAbsent } from "./people-policy.ts";
import {
	assignedScopes,
	type CaseStanding,
	hasAnywhere,
	hasEverywhere,
	hasRight,
	isStaff,
	type RightHolder,
} from "./rights.ts";

const ROADS = { code: "roads", team: "works", restricted: false };
const SECRET = { code: "whistle", team: "audit", restricted: true };
const nobody: RightHolder = { roles: [], assignments: [] };
const withRole = (role: RightHolder["roles"][number]): RightHolder => ({ ...nobody, roles: [role] });
const over = (right: Right, scope: { team: string } | { category: string }): RightHolder => ({
	...nobody,
	assignments: [{ ...scope, right }],
});
const rightsOf = (holder: RightHolder, standing: CaseStanding) =>
	RIGHTS.filter((right) => hasRight(holder, right, standing));

describe("the rights over a case", () => {
	it.each<[Right, Right[]]>([
		["reads", ["reads"]],
		["handles", ["reads", "handles"]],
		["supervises", ["reads", "handles", "supervises"]],
		["publishes", ["reads", "publishes"]],
		["exports", ["reads", "exports"]],
		["administers", ["administers"]],
	])("of who was assigned %s are that and what it implies, over the team or the category", (right, expected) => {
		for (const scope of [{ team: "works" }, { category: "roads" }]) {
			expect(new Set(rightsOf(over(right, scope), ROADS))).toEqual(new Set(expected));
			expect(rightsOf(over(right, scope), SECRET)).toEqual([]);
		}
		expect(new Set(rightsOf(over(right, { team: "audit" }), SECRET))).toEqual(new Set(expected));
	});

	it("of a role end where a case is restricted to its team", () => {
		expect(rightsOf(withRole("administrator"), ROADS)).toEqual([...RIGHTS]);
		expect(new Set(rightsOf(withRole("handler"), ROADS))).toEqual(new Set(["reads", "handles", "publishes"]));
		expect(rightsOf(withRole("administrator"), SECRET)).toEqual([]);
		expect([withRole("editor"), withRole("publisher"), nobody].flatMap((holder) => rightsOf(holder, ROADS))).toEqual(
			[],
		);
	});

	it("of a category without a team are nobody's by a team", () => {
		expect(rightsOf(over("reads", { team: "" }), { ...ROADS, team: null })).toEqual([]);
	});

	it("are had somewhere by an assignment or by a role, everywhere by a role alone", () => {
		const assigned = over("handles", { team: "works" });
		expect([hasAnywhere(assigned, "reads"), hasEverywhere(assigned, "reads")]).toEqual([true, false]);
		expect([hasAnywhere(withRole("handler"), "reads"), hasEverywhere(withRole("handler"), "reads")]).toEqual([
			true,
			true,
		]);
		expect([hasAnywhere(assigned, "exports"), hasAnywhere(withRole("handler"), "exports")]).toEqual([false, false]);
		expect(assignedScopes(assigned, "reads")).toEqual({ teams: ["works"], categories: [] });
		expect([nobody, assigned, withRole("editor")].map(isStaff)).toEqual([false, true, true]);
	});
});

describe("who gives a right over a team or category", () => {
	const administrator = { ...withRole("administrator"), id: "admin" };
	const own = { ...over("administers", { team: "works" }), id: "head" };
	const grant = { assignment: { team: "works", right: "reads" } } as const;

	it("is who administers all of it, or an administrator, who gives none of what is restricted to themselves", () => {
		expect(mayGrant(own, grant, { to: "head", scope: [ROADS] })).toBe(true);
		expect(mayGrant(own, grant, { to: "other", scope: [ROADS, SECRET] })).toBe(false);
		expect(mayGrant(own, grant, { to: "other", scope: [] })).toBe(false);
		expect(mayGrant(administrator, grant, { to: "admin", scope: [ROADS] })).toBe(true);
		expect(mayGrant(administrator, grant, { to: "admin", scope: [SECRET] })).toBe(false);
		expect(mayGrant(administrator, grant, { to: "other", scope: [SECRET] })).toBe(true);
	});

	it("gives no role unless an administrator", () => {
		expect(mayGrant(own, { role: "handler" }, { to: "other", scope: [] })).toBe(false);
		expect(mayGrant(administrator, { role: "handler" }, { to: "other", scope: [] })).toBe(true);
	});
});

it("who supervises a team says that its people are away, those of its categories too", () => {
	const supervisor = { ...over("supervises", { team: "works" }), id: "s" };
	const person = (scope: { team: string } | { category: string }) => ({ ...over("handles", scope), id: "p" });
	const teamOf = new Map([
		["roads", "works"],
		["whistle", "audit"],
	]);
	const may = (scope: { team: string } | { category: string }) => mayMarkAbsent(supervisor, person(scope), teamOf);
	expect([may({ team: "works" }), may({ category: "roads" })]).toEqual([true, true]);
	expect([may({ team: "audit" }), may({ category: "whistle" }), may({ category: "none" })]).toEqual([
		false,
		false,
		false,
	]);
	expect(mayMarkAbsent({ ...nobody, id: "p" }, person({ team: "works" }), teamOf)).toBe(true);
	expect(mayMarkAbsent({ ...withRole("administrator"), id: "a" }, person({ team: "works" }), teamOf)).toBe(true);
	const byCategory = { ...over("supervises", { category: "whistle" }), id: "s" };
	expect(mayMarkAbsent(byCategory, person({ category: "whistle" }), teamOf)).toBe(true);
});
