import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { WorkflowArtefact } from "../../schemas/release.ts";
import type { CaseStatus } from "../../schemas/types.gen.ts";
import { deadlinesOf } from "./deadlines.ts";
import { possibleActions } from "./possible-actions.ts";

const workflow: WorkflowArtefact = JSON.parse(
	readFileSync(new URL("../../schemas/documents/workflow.json", import.meta.url), "utf8"),
);

/** Steps on consecutive days from Monday, 16 November 2026. */
const flow = (...states: CaseStatus[]) =>
	states.map((to_status, day) => ({ to_status, created_at: new Date(Date.UTC(2026, 10, 16 + day, 9)) }));

const day = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

it.each<[CaseStatus[], string | null, string | null]>([
	[["submitted"], "2026-11-18", "2026-12-09"],
	[["submitted", "accepted"], null, "2026-12-08"],
	[["submitted", "accepted", "dispatched"], null, "2026-12-08"],
	[["submitted", "accepted", "replied"], null, null],
	[["submitted", "rejected"], null, null],
	[["submitted", "info_requested"], null, null],
	[["submitted", "info_requested", "info_received"], null, "2026-12-09"],
	[["submitted", "info_requested", "info_received", "in_progress"], null, "2026-12-09"],
	[["submitted", "info_requested", "in_progress"], null, "2026-12-09"],
	[["submitted", "info_requested", "info_received", "rejected"], null, null],
	// More time was given: the state stays, and no clock starts anew.
	[["submitted", "submitted", "submitted"], "2026-11-18", "2026-12-09"],
	[["submitted", "accepted", "replied", "reopened", "reopened", "in_progress"], null, "2026-12-10"],
	[["submitted", "info_requested", "info_received", "replied"], null, null],
	[["submitted", "accepted", "info_requested", "info_received"], null, "2026-12-09"],
	[["submitted", "accepted", "replied", "reopened", "in_progress"], null, "2026-12-10"],
	[["submitted", "accepted", "replied", "reopened", "in_progress", "replied"], null, null],
])("promises after %j: accepted by %s, replied to by %s", (states, accept, reply) => {
	const { accept_by, reply_by } = deadlinesOf(workflow, flow(...states), { timeZone: "Asia/Shanghai" });
	expect([day(accept_by), day(reply_by)]).toEqual([accept, reply]);
});

it("lets a case be merged wherever a reply is still owed", () => {
	const owing = Object.entries(workflow.states).filter(
		([name, { open311 }]) => open311 === "open" && name !== "replied",
	);
	const merges = workflow.transitions.find(({ action }) => action === "merge");
	expect(merges?.from.toSorted()).toEqual(owing.map(([name]) => name).toSorted());
});

it("promises nothing where the workflow has no such clocks", () => {
	expect(deadlinesOf({ ...workflow, clocks: [] }, flow("submitted"), { timeZone: "UTC" })).toEqual({
		accept_by: null,
		reply_by: null,
	});
});

const standing = { own: true, published: false, unrated: false, supported: false };

it.each<[CaseStatus, string[]]>([
	["submitted", ["withdraw"]],
	["info_requested", ["supplement", "withdraw"]],
	["replied", ["reopen"]],
	["closed", ["reopen"]],
	["withdrawn", []],
	["merged", []],
])("offers its filer, in the state %s: %j", (status, can) => {
	expect(possibleActions(workflow, { ...standing, status })).toEqual(can);
});

it("offers rating only where there is a reply that was not rated", () => {
	expect(possibleActions(workflow, { ...standing, status: "replied", unrated: true })).toEqual(["rate", "reopen"]);
	expect(possibleActions(workflow, { ...standing, status: "in_progress", unrated: true })).toEqual(["withdraw"]);
});

it("offers only what the workflow document lets citizens do", () => {
	const strict = { ...workflow, transitions: workflow.transitions.filter(({ action }) => action !== "withdraw") };
	expect(possibleActions(strict, { ...standing, status: "submitted" })).toEqual([]);
});

it("offers others to follow and support what is public, and nothing else", () => {
	const others = { ...standing, own: false, status: "replied" as const, unrated: true };
	expect(possibleActions(workflow, { ...others, published: true })).toEqual(["follow", "support"]);
	expect(possibleActions(workflow, { ...others, published: true, supported: true })).toEqual(["follow"]);
	expect(possibleActions(workflow, others)).toEqual([]);
});
