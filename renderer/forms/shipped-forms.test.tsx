import { readFileSync } from "node:fs";
import { join } from "node:path";
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { FormDocument } from "../../schemas/types.gen.ts";
import { forgetDrafts, renderForm } from "../../tests/fixtures/render-form.tsx";

const IDS = ["complaint", "integrity-report", "login", "noise", "road-damage", "suggestion"];
const read = (id: string): FormDocument =>
	JSON.parse(readFileSync(join(import.meta.dirname, `../../schemas/documents/forms/${id}.json`), "utf8"));

beforeEach(forgetDrafts);
afterEach(cleanup);

describe("every shipped form", () => {
	it.each(IDS)("%s is rendered with a name for each input, and says what is missing", async (id) => {
		await renderForm(read(id));
		const inputs = [...document.querySelectorAll("input:not([type=hidden]), select, textarea")];
		expect(inputs.length).toBeGreaterThan(0);
		const unnamed = inputs.filter(
			(input) =>
				!input.hasAttribute("aria-label") &&
				!document.querySelector(`label[for="${input.id}"]`) &&
				!input.closest("label"),
		);
		expect(unnamed.map((input) => input.outerHTML)).toEqual([]);
		const goOn = () => act(async () => fireEvent.submit(document.forms[0] ?? document.body));
		// A first step may be complete by its defaults; none of the forms is so as a whole.
		for (const _step of read(id).steps ?? [id]) if (!screen.queryByRole("region")) await goOn();
		const summary = screen.getByRole("region", { name: /need.* your attention/ });
		await waitFor(() => expect(document.activeElement).toBe(summary));
	});
});

describe("the choice between filing by name and anonymously", () => {
	it.each([
		["complaint", "By name"],
		["road-damage", "By name"],
		["suggestion", "By name"],
		["integrity-report", "Anonymously"],
	] as const)("stands in the form %s, each way explained, %s first", async (id, first) => {
		await renderForm(read(id));
		expect(await screen.findByRole("radio", { name: new RegExp(`^${first}`) })).toHaveProperty("checked", true);
		for (const name of ["By name", "Anonymously"])
			expect(screen.getByRole("radio", { name: new RegExp(`^${name} ?\\S.*\\w{3,}`) })).toBeDefined();
	});
});
