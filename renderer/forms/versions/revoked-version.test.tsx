import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type } from "../../../tests/fixtures/form-widget.ts";
import { forgetDrafts, formReleases, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

it("takes a begun form over to the version in force once its own was revoked, with what was typed, and says so", async () => {
	const releases = formReleases();
	const form = formWith({ title: { type: "string", title: "Subject" } });
	const { hash } = await releases.publish(form);
	await renderForm(form, { releases });
	await type("Subject", "A lamp");
	const newer = formWith({ title: { type: "string", title: "Matter" } });
	await act(async () => void (await releases.publish(newer, [hash])));
	const moved = await waitFor(() => screen.getByLabelText<HTMLInputElement>("Matter"));
	expect(moved.value).toBe("A lamp");
	expect(await screen.findByText(/You are on the new version/)).toBeDefined();
});
