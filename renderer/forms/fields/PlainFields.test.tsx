import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { forgetDrafts, formWith, stageForm } from "../../../tests/fixtures/form-stage.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const questions = () =>
	screen.getAllByRole("textbox").map((input) => document.querySelector(`[for="${input.id}"]`)?.textContent);

it("draws all fields of a long form, in its order, few of them beside each other in the document", async () => {
	const titles = Array.from({ length: 60 }, (_, at) => `Question ${at + 1}`);
	await stageForm(formWith(Object.fromEntries(titles.map((title, at) => [`q${at}`, { type: "string", title }]))));
	await waitFor(() => expect(questions()).toEqual(titles));
	const places = new Set(screen.getAllByRole("textbox").map((input) => input.parentElement?.parentElement));
	expect([...places].map((place) => place?.children.length)).toEqual([25, 25, 10]);
});
