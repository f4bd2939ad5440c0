import { join } from "node:path";
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { renderedFrom } from "../../../schemas/compiler/emit/engine-schema.ts";
import { fieldTree } from "../../../schemas/compiler/emit/field-tree.ts";
import { readDocuments } from "../../../schemas/read-documents.ts";
import { exampleNames, readExample } from "../../../schemas/read-example.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { fakeAdapters } from "../../../tests/fixtures/ports.ts";
import { forgetDrafts, formReleases, renderForm } from "../../../tests/fixtures/render-form.tsx";

const sources = [
	...readDocuments(join(import.meta.dirname, "../../../schemas/documents")),
	...exampleNames().flatMap((name) => readExample(name)),
];
const texts = new Set(sources.map(({ text }) => text));
const forms: FormDocument[] = [...texts].map((text) => JSON.parse(text)).filter(({ kind }) => kind === "form");
const withTree = forms.filter((form) => fieldTree(form, renderedFrom(form)));

beforeEach(forgetDrafts);
afterEach(cleanup);

const citizens = fakeAdapters();
/** What some of the desk's forms ask besides. */
const adapters = {
	...citizens,
	deskGetFilters: citizens.messagesGetCategory,
	deskGetQuestionForms: citizens.messagesGetCategory,
	deskGetShareable: citizens.messagesGetCategory,
};

/** The form as it stands, without what tells one rendering of it from another: the start of its ids. */
function drawn(): string {
	const html = document.forms[0]?.outerHTML ?? "";
	const own = /id="(form-\w+?)--/.exec(html)?.[1];
	return own ? html.replaceAll(own, "form") : html;
}

const listed = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

/** How a form looks when it is opened, after each failed attempt to send it, and what is said of it then. */
async function lifeOf(form: FormDocument, resolved: boolean) {
	await forgetDrafts();
	await renderForm(form, { releases: formReleases(resolved), ports: { adapters } });
	const opened = drawn();
	await act(async () => fireEvent.submit(document.forms[0] ?? document.body));
	const refused = drawn();
	const errors = listed();
	for (const button of screen.queryAllByRole("button", { name: /^Add / }))
		await act(async () => void fireEvent.click(button));
	const grown = drawn();
	cleanup();
	return { opened, refused, errors, grown };
}

describe("a form whose fields the compiler has resolved is drawn as rjsf would", () => {
	it("which most forms are", () => {
		expect(withTree.length).toBeGreaterThan(forms.length * 0.9);
	});

	it.each(withTree.map((form) => [form.id, form] as const))("%s", async (_, form) => {
		const byTree = await lifeOf(form, true);
		expect(byTree.opened).toMatch(/<(input|textarea|select)/);
		expect(byTree).toEqual(await lifeOf(form, false));
	});
});
