import { cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { description, type } from "../../../../tests/fixtures/form-widget.ts";
import { forgetDrafts, formWith, renderForm } from "../../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const day = (title: string) => ({ type: "string", title, format: "date" });

const stepStay = () =>
	renderForm(
		formWith(
			{ arrival: day("Arrival"), departure: day("Departure") },
			{ fields: { "/departure": { compared: { at_least: "/form/arrival" } } } },
		),
	);

it("offers no day before the one that the value is compared with", async () => {
	await stepStay();
	expect(screen.getByLabelText("Departure").getAttribute("min")).toBeNull();
	await type("Arrival", "2026-12-01");
	expect(screen.getByLabelText("Departure").getAttribute("min")).toBe("2026-12-01");
});

it("says what is wrong with a day, and no more once the other day is changed", async () => {
	await stepStay();
	await type("Arrival", "2026-12-01");
	await type("Departure", "2026-11-30");
	const departure = screen.getByLabelText("Departure");
	await expect.poll(() => description(departure)).toBe("“Departure” must not lie before “Arrival”");
	await type("Arrival", "2026-11-29");
	await expect.poll(() => description(departure)).toBe("");
});
