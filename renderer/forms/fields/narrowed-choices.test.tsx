import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const WAY = { type: "string", title: "Way", enum: ["walk", "boat", "bus", "air"] };
const fields = { "/season": { widget: "radio" as const }, "/way": { widget: "select" as const } };

const offered = () =>
	[...screen.getByLabelText("Way").querySelectorAll("option")].map(({ textContent }) => textContent).slice(1);

it("keeps the written order of choices that another part of the schema narrows", async () => {
	const way = { ...WAY, allOf: [{ enum: ["bus", "walk", "air"] }] };
	await renderForm(formWith({ way }, { fields: { "/way": fields["/way"] } }));
	expect(offered()).toEqual(["walk", "bus", "air"]);
});

it("keeps it where the schema narrows the choices by an answer", async () => {
	const season = { type: "string", title: "Season", enum: ["summer", "winter"] };
	const inWinter = { properties: { season: { const: "winter" } }, required: ["season"] };
	const form = formWith({ season, way: WAY }, { fields });
	// biome-ignore lint/suspicious/noThenProperty: a JSON Schema keyword
	const narrowing = { if: inWinter, then: { allOf: [{ properties: { way: { enum: ["walk", "bus", "air"] } } }] } };
	await renderForm({ ...form, schema: { ...form.schema, ...narrowing } });
	expect(offered()).toEqual(WAY.enum);
	fireEvent.click(screen.getByLabelText("winter"));
	await vi.waitFor(() => expect(offered()).toEqual(["walk", "bus", "air"]));
});
