import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { createReleaseLoader, ReleaseProvider } from "../../../renderer/index.ts";
import site from "../../../schemas/documents/site.json" with { type: "json" };
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { Door } from "./Door.tsx";

afterEach(cleanup);

const MESSAGES = { [site.name]: "云亭市民门户" };
const manifest = JSON.parse(JSON.stringify({ site, messages: { "zh-CN": "hash" } }));
const state = { current: { id: "0".repeat(64), manifest } };
const workflow = JSON.parse("{}");

/** A loader that has a release and its Chinese messages. */
const loader = {
	...createReleaseLoader({
		fetch: () => Promise.reject(new Error("offline")),
		importModule: () => Promise.reject(new Error("offline")),
		verify: async () => true,
	}),
	snapshot: () => state,
	peekMessages: (locale: string) => (locale === "zh-CN" ? { locale, messages: MESSAGES } : undefined),
	peekWorkflow: () => workflow,
};

it.each([
	["en-US", site.name],
	["zh-CN", "云亭市民门户"],
])("calls the portal in the reader's language: %s", (locale, name) => {
	render(
		<StudioTheme>
			<StudioI18nProvider value={createStudioI18n(locale)}>
				<ReleaseProvider loader={loader}>
					<Door title="Sign in">{null}</Door>
				</ReleaseProvider>
			</StudioI18nProvider>
		</StudioTheme>,
	);
	expect(screen.getByText(name)).toBeTruthy();
});
