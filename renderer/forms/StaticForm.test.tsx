import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { loadedForm } from "../../tests/fixtures/loaded-form.ts";
import { fakePorts } from "../../tests/fixtures/ports.ts";
import { ENGLISH, formWith } from "../../tests/fixtures/render-form.tsx";
import { Surroundings } from "../../tests/fixtures/surroundings.tsx";
import { I18nProvider } from "../i18n/i18n-context.ts";
import { StaticForm, type StaticPart } from "./StaticForm.tsx";

afterEach(cleanup);

const ports = fakePorts();

async function part(key: string, properties: Record<string, unknown>): Promise<StaticPart> {
	const { artefact } = await loadedForm(formWith(properties));
	return { key, artefact, values: {} };
}

const drawn = (...parts: StaticPart[]) => (
	<Surroundings ports={ports}>
		<I18nProvider value={ENGLISH}>
			<StaticForm parts={parts} submit="Send" />
		</I18nProvider>
	</Surroundings>
);

it("draws each part's questions in their order, and the button that would send them", async () => {
	const title = await part("1", { title: { type: "string", title: "Title" } });
	const place = await part("2", {
		place: { type: "object", title: "Place", properties: { street: { type: "string", title: "Street" } } },
	});
	await act(async () => render(drawn(title, place)));
	expect(screen.getAllByRole("textbox").map((input) => input.id.replace(/^form-\w*?--/, ""))).toEqual([
		"title",
		"place--street",
	]);
	expect(screen.getByRole("button", { name: "Send" })).toBeDefined();
});

it("leaves what stays as it is when another part changes or parts are moved", async () => {
	const title = await part("1", { title: { type: "string", title: "Title" } });
	const street = await part("2", { street: { type: "string", title: "Street" } });
	const { rerender } = await act(async () => render(drawn(title, street)));
	const before = screen.getByLabelText("Street");
	const renamed = await part("3", { title: { type: "string", title: "What it is about" } });
	await act(async () => rerender(drawn(street, renamed)));
	expect(screen.getByLabelText("Street")).toBe(before);
	expect(screen.queryByLabelText("Title")).toBeNull();
	expect(screen.getByLabelText("What it is about")).toBeDefined();
});
