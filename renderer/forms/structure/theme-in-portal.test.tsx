import { join } from "node:path";
import { withTheme } from "@rjsf/core";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readDocuments } from "../../../schemas/read-documents.ts";
import { renderedFormSchema } from "../../../schemas/rules/questions/field-tree.ts";
import type { FormDocument } from "../../../schemas/types.gen.ts";
import { loadedForm } from "../../../tests/fixtures/loaded-form.ts";
import { fakeAdapters, fakePorts } from "../../../tests/fixtures/ports.ts";
import { ENGLISH, forgetDrafts, formReleases, renderForm } from "../../../tests/fixtures/render-form.tsx";
import { Surroundings } from "../../../tests/fixtures/surroundings.tsx";
import { I18nProvider } from "../../i18n/i18n-context.ts";
import { FormSessionProvider } from "../hooks/form-session.ts";
import { initialValues } from "../model/first-values.ts";
import { createSession } from "../model/session.ts";
import { branchValidator } from "./branch-validator.ts";
import { formTheme } from "./form-theme.tsx";
import { structuredValues } from "./structured-form.tsx";

const ThemedForm = withTheme(formTheme);

const shipped: FormDocument[] = readDocuments(join(import.meta.dirname, "../../../schemas/documents"))
	.map(({ text }) => JSON.parse(text))
	.filter(({ kind }) => kind === "form");
const inOneStep = shipped.filter(({ steps }) => steps === undefined);

const citizens = fakeAdapters();
const adapters = {
	...citizens,
	deskGetFilters: citizens.messagesGetCategory,
	deskGetQuestionForms: citizens.messagesGetCategory,
	deskGetShareable: citizens.messagesGetCategory,
};

/** What the fixtures' page says of itself, which a form may be prefilled from. */
const inEnglish = (pointer: string) => (pointer === "/route/locale" ? "en-US" : undefined);

beforeEach(forgetDrafts);
afterEach(cleanup);

/** What rjsf's own Form draws of a form in the theme. */
async function byRjsf(form: FormDocument): Promise<string> {
	const loaded = await loadedForm(form, false);
	const { session } = createSession({
		domId: "form",
		form: loaded,
		draftName: undefined,
		values: initialValues(loaded.artefact, inEnglish, {}, structuredValues),
		touched: false,
		attachments: {},
		i18n: () => ENGLISH,
		announce: () => undefined,
		onAction: () => undefined,
		render: () => null,
		bySchema: undefined,
	});
	const view = await act(async () =>
		render(
			<Surroundings ports={{ ...fakePorts(), adapters }} loader={formReleases(false).loader}>
				<I18nProvider value={ENGLISH}>
					<FormSessionProvider value={session}>
						<ThemedForm schema={renderedFormSchema(loaded.artefact)} validator={branchValidator} noHtml5Validate />
					</FormSessionProvider>
				</I18nProvider>
			</Surroundings>,
		),
	);
	const drawn = view.container.querySelector("form")?.innerHTML ?? "";
	cleanup();
	return drawn;
}

/** What the portal draws of the same fields. */
async function byTree(form: FormDocument): Promise<string> {
	await renderForm(form, { ports: { adapters } });
	const drawn = document.querySelector("form > div:not([class])")?.innerHTML ?? "";
	const own = /id="(form-\w+?)--/.exec(drawn)?.[1];
	return own ? drawn.replaceAll(own, "form") : drawn;
}

describe("rjsf's own Form in the portal's theme draws the fields that the portal draws", () => {
	it.each(inOneStep.map((form) => [form.id, form] as const))("%s", async (_, form) => {
		const drawn = await byRjsf(form);
		expect(drawn).toMatch(/<(input|textarea|select)/);
		expect(await byTree(form)).toBe(drawn);
	});
});
