import { act, cleanup, render, screen } from "@testing-library/react";
import { freeze } from "immer";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { StaticForm } from "../../../renderer/forms/StaticForm.tsx";
import { I18nProvider } from "../../../renderer/index.ts";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { ENGLISH } from "../../../tests/fixtures/render-form.tsx";
import { Surroundings } from "../../../tests/fixtures/surroundings.tsx";
import { createCanvas } from "./canvas-form.ts";

const warned = vi.spyOn(console, "error");

afterEach(() => {
	cleanup();
	// React says there what it holds against code that waits in the wrong way.
	expect(warned).not.toHaveBeenCalled();
});
afterAll(() => warned.mockRestore());

const ports = fakePorts();

/** Draws a document as a draft release has it: frozen, as nothing may change it but an edit. */
async function draw(schema: JsonObject, names: readonly string[]): Promise<void> {
	const document: JsonObject = {
		kind: "form",
		id: "a",
		title: "A",
		submit: { operation: "messagesIndex", label: "Send" },
		schema: { type: "object", ...schema },
	};
	const form = createCanvas()(freeze(document, true), names);
	await act(async () =>
		render(
			<Surroundings ports={ports}>
				<I18nProvider value={ENGLISH}>
					<StaticForm parts={form?.parts ?? []} submit="Send" />
				</I18nProvider>
			</Surroundings>,
		),
	);
}

it("draws alternatives, of which the first one's questions are there", async () => {
	const oneOf = ["Bus", "Train"].map((title) => ({
		type: "object",
		title,
		properties: { line: { type: "string", title: `Line of the ${title}` } },
	}));
	await draw({ properties: { vehicle: { title: "Vehicle", type: "object", oneOf } } }, ["vehicle"]);
	expect(await screen.findByLabelText("Line of the Bus")).toBeDefined();
});

it("draws a list of objects with a row, so that the questions in it are there", async () => {
	const items = { type: "object", title: "Witness", properties: { name: { type: "string", title: "Name" } } };
	await draw({ properties: { witnesses: { title: "Witnesses", type: "array", items } } }, ["witnesses"]);
	expect(await screen.findByLabelText("Name")).toBeDefined();
});

it("draws a form whose schema has rules among its questions as a whole", async () => {
	const properties = { kind: { type: "string", title: "Kind" }, other: { type: "string", title: "Which other" } };
	const rule = JSON.parse(
		'{ "if": { "properties": { "kind": { "const": "other" } } }, "then": { "required": ["other"] } }',
	);
	await draw({ properties, allOf: [rule] }, ["kind", "other"]);
	expect(await screen.findAllByRole("textbox")).toHaveLength(2);
});
