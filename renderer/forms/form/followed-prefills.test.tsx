import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forgetDrafts, formWith, renderForm } from "../../../tests/fixtures/render-form.tsx";

beforeEach(forgetDrafts);
afterEach(cleanup);

const inLanguage = (locale: string) => ({ route: { path: "/here", locale } });
const form = formWith(
	{ locale: { type: "string", title: "Language" }, name: { type: "string", title: "Name" } },
	{ fields: { "/locale": { prefill: "/route/locale" } } },
);
const shown = (label: string) => {
	const input = screen.getByLabelText(label);
	return input instanceof HTMLInputElement ? input.value : undefined;
};
const type = (label: string, value: string) =>
	act(async () => {
		const input = screen.getByLabelText(label);
		fireEvent.change(input, { target: { value } });
		fireEvent.blur(input);
	});

describe("a first value", () => {
	it("follows what it comes from while the form is open, and leaves what was typed elsewhere", async () => {
		const { inScope } = await renderForm(form, { scope: inLanguage("en-US") });
		await type("Name", "Lin");
		await inScope(inLanguage("zh-CN"));
		expect([shown("Language"), shown("Name")]).toEqual(["zh-CN", "Lin"]);
	});

	it("stays once somebody has changed it", async () => {
		const { inScope } = await renderForm(form, { scope: inLanguage("en-US") });
		await type("Language", "de-DE");
		await inScope(inLanguage("zh-CN"));
		expect(shown("Language")).toBe("de-DE");
	});

	it("stays where the form was given another, and where it came from is gone", async () => {
		const { inScope } = await renderForm(form, { prefill: { locale: "fr-FR" }, scope: inLanguage("en-US") });
		await inScope(inLanguage("zh-CN"));
		expect(shown("Language")).toBe("fr-FR");
		cleanup();
		const other = await renderForm(form, { scope: inLanguage("en-US") });
		await other.inScope(inLanguage(""));
		expect(shown("Language")).toBe("en-US");
	});

	it("comes when what it comes from does, where nothing was typed yet", async () => {
		const { inScope } = await renderForm(form, { scope: inLanguage("") });
		await type("Name", "Lin");
		await inScope(inLanguage("zh-CN"));
		expect([shown("Language"), shown("Name")]).toEqual(["zh-CN", "Lin"]);
	});

	it("comes too late for a field that was answered meanwhile", async () => {
		const { inScope } = await renderForm(form, { scope: inLanguage("") });
		await type("Language", "de-DE");
		await inScope(inLanguage("zh-CN"));
		expect(shown("Language")).toBe("de-DE");
	});

	it("follows what the page gives, as where what was saved comes only after the form began anew", async () => {
		const { givenNow } = await renderForm(form, { prefill: { name: "Ann" } });
		await givenNow({ name: "Lin" });
		expect(shown("Name")).toBe("Lin");
		await type("Name", "Zhang");
		await givenNow({ name: "Ann" });
		expect(shown("Name")).toBe("Zhang");
	});
});
