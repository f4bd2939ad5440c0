import { cleanup, fireEvent, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import { CODES } from "../../../schemas/compiler/codes.ts";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { worded } from "../../../schemas/compiler/worded.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import chinese from "../i18n/zh-CN.advice.json" with { type: "json" };
import { ADVICE } from "./advice.ts";
import { PlainProblem } from "./PlainProblem.tsx";

afterEach(cleanup);

const wording = worded`No page has the path /logn.`;
const problem: Diagnostic = {
	document: "site.json",
	pointer: "/login",
	line: 4,
	severity: "error",
	code: "unknown-page",
	message: String(wording),
	wording,
};

const show = (locale: string, shown = problem) =>
	renderInDraft(
		openDraft({ "site.json": { kind: "site", login: "/logn" } }),
		<SWRConfig value={{ provider: () => new Map() }}>
			<StudioI18nProvider value={createStudioI18n(locale)}>
				<PlainProblem problem={shown} />
			</StudioI18nProvider>
		</SWRConfig>,
	);

it("says what to do by what stands there, and has pointer and code in a detail", async () => {
	show("en-US");
	expect(await screen.findByText("There is no page at “/logn”. Choose a page from the list.")).toBeTruthy();
	fireEvent.click(screen.getByText("Details"));
	expect(screen.getByText(/\/login · unknown-page/)).toBeTruthy();
	expect(screen.getByText("No page has the path /logn.")).toBeTruthy();
});

it("says what was found where a whole document is meant, since nothing stands there to be named", async () => {
	show("en-US", { ...problem, pointer: "" });
	expect(await screen.findByText("No page has the path /logn.")).toBeTruthy();
	expect(screen.queryByText(/Choose a page/)).toBeNull();
});

it("says it in Chinese", async () => {
	show("zh-CN");
	expect(await screen.findByText(chinese["unknown-page"].replace("{value}", "/logn"))).toBeTruthy();
});

it("has what to do of every kind of problem, in both languages and with the same values", () => {
	expect(Object.keys(ADVICE).sort()).toEqual(Object.keys(CODES).sort());
	expect(Object.keys(chinese).sort()).toEqual(Object.keys(CODES).sort());
	const takes = (text: string) => text.includes("{value}");
	const taking = (texts: object) => Object.entries(texts).flatMap(([code, text]) => (takes(text) ? [code] : []));
	expect(taking(chinese)).toEqual(taking(ADVICE));
});
