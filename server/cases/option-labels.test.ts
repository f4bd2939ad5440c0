import { expect, it, vi } from "vitest";
import { formOf } from "../../schemas/compiler/emit/run-validator.fixture.ts";
import type { AskOperation } from "../routes/ask-operation.ts";
import { optionLabels } from "./option-labels.ts";

const text = (title: string) => ({ type: "string", title });
const source = { operation: "projectGetList", list: "/list", value: "/id", label: "/title" };
const form = (fields: object, properties: Record<string, unknown> = { project: text("Project") }) => ({
	document: { ...formOf(properties), fields: Object.fromEntries(Object.entries(fields)) },
	schema: {},
	validator: "",
});

it("finds the label of what was chosen, on whatever page of the list it stands", async () => {
	const ask = vi.fn<AskOperation>(async (_operation, { page = "1" }) => ({
		list: [{ id: `p${page}`, title: `Project ${page}` }],
		page: Number(page),
		limit: 1,
		total: 3,
	}));
	const labels = await optionLabels(form({ "/project": { options: source } }), { project: "p2" }, ask);
	expect(labels).toEqual({ "/project": ["Project 2"] });
	expect(ask).toHaveBeenCalledTimes(2);
});

it("asks with what the options depend on, and says nothing of what is not offered", async () => {
	const query = { category: { bind: "/form/kind" }, limit: 50 };
	const ask = vi.fn<AskOperation>(async () => ({ list: [{ id: "a", title: "A" }] }));
	const asked = form({ "/project": { options: { ...source, query } } }, { kind: text("Kind"), project: text("P") });
	expect(await optionLabels(asked, { kind: "noise", project: "z" }, ask)).toEqual({});
	expect(ask).toHaveBeenCalledWith("projectGetList", { category: "noise", limit: "50" });
});

it("labels each of several values, and leaves a case without labels where the list can't be had", async () => {
	const several = { project: { type: "array", title: "Projects", items: { type: "string" } } };
	const asked = form({ "/project": { options: source } }, several);
	const list = [
		{ id: "a", title: "A" },
		{ id: "b", title: "B" },
	];
	expect(await optionLabels(asked, { project: ["b", "a"] }, async () => ({ list }))).toEqual({
		"/project": ["B", "A"],
	});
	expect(await optionLabels(asked, { project: ["b"] }, async () => undefined)).toEqual({});
});
