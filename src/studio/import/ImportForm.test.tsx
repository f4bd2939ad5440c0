import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { importForm } from "../../../schemas/import/import-form.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { ImportForm } from "./ImportForm.tsx";
import type { ImportRequest } from "./import-messages.ts";

/** What the worker does, in this thread: jsdom has no workers. */
class ImportThread extends EventTarget {
	postMessage({ schema, uiSchema, options }: ImportRequest) {
		const data = importForm(schema, uiSchema, options);
		queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data })));
	}
	terminate() {
		ended += 1;
	}
}
let ended = 0;

beforeEach(() => {
	ended = 0;
	vi.stubGlobal("Worker", ImportThread);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const published = { "forms/taken.json": { kind: "form", id: "taken", title: "Taken", schema: { type: "object" } } };
const SCHEMA = { type: "object", title: "Lost things", properties: { thing: { type: "string", title: "What" } } };

function open() {
	const session = openDraft(published);
	renderInDraft(session, <ImportForm />);
	return () => session.snapshot().documents;
}

const NAME = "Name of the form, as addresses have it";
const input = (label: string) => screen.getByRole("textbox", { name: new RegExp(`^${label}`) });
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const make = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Make a form of it" })));
const isInvalid = (label: string) => input(label).getAttribute("aria-invalid") === "true";

it("makes a form of a schema and its uiSchema, and leads to it", async () => {
	const documents = open();
	type(NAME, "lost-things");
	type("JSON Schema", JSON.stringify(SCHEMA));
	type("uiSchema", JSON.stringify({ thing: { "ui:help": "As exactly as you can." } }));
	await make();
	const link = await screen.findByRole("link", { name: "The form was added. Open it." });
	expect(link.getAttribute("href")).toBe("/admin/studio/d/document/forms/lost-things.json");
	expect(documents()["forms/lost-things.json"]).toMatchObject({
		kind: "form",
		id: "lost-things",
		title: "Lost things",
		schema: { properties: { thing: { title: "What" } } },
		fields: { "/thing": { hint: "As exactly as you can." } },
	});
	expect(ended).toBe(1);
});

it("names what an author should look at and what was left out, each with its place", async () => {
	open();
	type(NAME, "lost-things");
	const properties = { thing: { type: "string" }, rest: { type: "string", title: "Rest", contentEncoding: "gzip" } };
	type("JSON Schema", JSON.stringify({ ...SCHEMA, properties }));
	type("uiSchema", JSON.stringify({ thing: { "ui:widget": "ourOwnWidget" } }));
	await make();
	await screen.findByRole("link", { name: "The form was added. Open it." });
	expect(screen.getAllByText("to review").length).toBeGreaterThan(0);
	expect(screen.getAllByText("left out").length).toBeGreaterThan(0);
	expect(screen.getAllByText(/^\/.*thing/, { selector: "code" }).length).toBeGreaterThan(0);
});

it("finds nothing wrong before one presses, then says of each input what is expected", async () => {
	const documents = open();
	type("uiSchema", "[1]");
	expect(isInvalid(NAME) || isInvalid("JSON Schema") || isInvalid("uiSchema")).toBe(false);
	await make();
	expect([isInvalid(NAME), isInvalid("JSON Schema"), isInvalid("uiSchema")]).toEqual([true, true, true]);
	expect(screen.getByText("Lower-case letters, digits and hyphens, and no form's name yet.")).toBeTruthy();
	expect(screen.getAllByText("Expected a JSON object.")).toHaveLength(2);
	type("uiSchema", "");
	type("JSON Schema", "{}");
	expect([isInvalid("JSON Schema"), isInvalid("uiSchema")]).toEqual([false, false]);
	expect(documents()).toEqual(published);
});

it.each(["taken", "Lost things", "", "2lost", "lost--things"])("takes “%s” for no new form's name", async (name) => {
	const documents = open();
	type(NAME, name);
	type("JSON Schema", JSON.stringify(SCHEMA));
	await make();
	expect(isInvalid(NAME)).toBe(true);
	expect(documents()).toEqual(published);
});
