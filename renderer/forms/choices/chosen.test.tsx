import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OptionSource } from "../../../schemas/types.gen.ts";
import { forgetDrafts, formWith, stageForm } from "../../../tests/fixtures/form-stage.tsx";
import { answered, fakeAdapters } from "../../../tests/fixtures/ports.ts";

beforeEach(forgetDrafts);
afterEach(cleanup);

const OPTIONS: OptionSource = {
	operation: "projectGetList",
	query: { category: { bind: "/form/place" } },
	...{ list: "/list", value: "/id", label: "/title", search: "keyword" },
};

/** What is offered at which place, a page each. */
const OFFERED: Record<string, string[]> = { north: ["bridge", "quay"], south: ["park", "quay"], west: ["well"] };
const answers = new Map<string, object>();
function projects({ category, keyword = "", page = 1 }: Record<string, unknown>) {
	const key = JSON.stringify([category, keyword, page]);
	const all = (OFFERED[String(category)] ?? []).filter((id) => id.includes(String(keyword)));
	const list = all.slice(Number(page) - 1, Number(page)).map((id) => ({ id, title: `The ${id}` }));
	// An operation answers the same in one object, as SWR keeps it.
	const answer = answers.get(key) ?? answered({ list, total: all.length, page, limit: 1 });
	answers.set(key, answer);
	return answer;
}

async function stageProject(options: OptionSource = OPTIONS) {
	const asked = vi.fn(projects);
	const form = formWith(
		{ place: { type: "string", title: "Place" }, project: { type: "string", title: "Project" } },
		{ fields: { "/project": { widget: "combobox", options } } },
	);
	await stageForm(form, { ports: { adapters: fakeAdapters({ read: { projectGetList: asked } }) } });
	return { asked };
}

async function write(label: string, value: string) {
	const input = await screen.findByLabelText(label);
	fireEvent.change(input, { target: { value } });
	fireEvent.blur(input);
}

const project = () => screen.findByRole("combobox", { name: "Project" });

async function choose(words: string, label: string) {
	fireEvent.click(await project());
	fireEvent.change(await project(), { target: { value: words } });
	fireEvent.mouseDown(await screen.findByRole("option", { name: label }));
	await expect.poll(project).toHaveProperty("value", label);
}

it("takes a searched choice away once another answer has made it one that is not offered", async () => {
	await stageProject();
	await write("Place", "north");
	await choose("bridge", "The bridge");
	await write("Place", "west");
	await expect.poll(project).toHaveProperty("value", "");
});

it("takes it away while the answer that it depends on is missing", async () => {
	await stageProject();
	await write("Place", "north");
	await choose("bridge", "The bridge");
	await write("Place", "");
	await expect.poll(project).toHaveProperty("value", "");
});

it("keeps one that is offered still, on whichever page of the list", async () => {
	const { asked } = await stageProject();
	await write("Place", "north");
	await choose("quay", "The quay");
	await expect.poll(() => asked.mock.calls.at(-1)?.[0]).toEqual({ category: "north" });
	await write("Place", "south");
	const queries = () => asked.mock.calls.map(([query]) => query);
	await expect.poll(queries).toContainEqual({ category: "south", page: 2 });
	expect(await project()).toHaveProperty("value", "The quay");
});

it("keeps one that the server would look up by itself, and asks nothing more for it", async () => {
	const { asked } = await stageProject({ ...OPTIONS, lookup: { operation: "projectGetDetail", parameter: "id" } });
	await write("Place", "north");
	await choose("bridge", "The bridge");
	await write("Place", "west");
	await expect.poll(() => asked.mock.calls.map(([query]) => query)).toContainEqual({ category: "west" });
	expect(await project()).toHaveProperty("value", "The bridge");
});
