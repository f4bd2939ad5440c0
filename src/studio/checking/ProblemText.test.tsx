import { cleanup, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";
import { worded } from "../../../schemas/compiler/worded.ts";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import translations from "../i18n/zh-CN.diagnostics.json" with { type: "json" };
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { ProblemText } from "./ProblemText.tsx";

afterEach(cleanup);

const wording = worded` elsewhere, at ${"line 2"}`;
const problem: Diagnostic = {
	document: "forms/a.json",
	pointer: "/title",
	line: 1,
	severity: "warning",
	code: "untranslated",
	message: String(wording),
	wording,
};

const show = (locale: string) =>
	render(
		<StudioTheme>
			<SWRConfig value={{ provider: () => new Map() }}>
				<StudioI18nProvider value={createStudioI18n(locale)}>
					<ProblemText problem={problem} />
				</StudioI18nProvider>
			</SWRConfig>
		</StudioTheme>,
	);

it("says a problem in Chinese once its texts are there, and not in English before", async () => {
	show("zh-CN");
	expect(screen.queryByText("elsewhere, at line 2")).toBeNull();
	const chinese = translations[" elsewhere, at {0}"].replace("{0}", "line 2");
	expect(await screen.findByText(chinese)).toBeTruthy();
});

it("says it at once in English", () => {
	show("en-US");
	expect(screen.getByText("elsewhere, at line 2")).toBeTruthy();
});
