import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chinese } from "../i18n/chinese.ts";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import type { DataRequestTask } from "./data-request-types.ts";
import { ExportTask } from "./ExportTask.tsx";

afterEach(cleanup);

const TASK: DataRequestTask = {
	id: "1",
	number: 1,
	kind: "export",
	channel: "counter",
	scope: "account",
	state: "done",
	identity: "document",
	about: "Lin 138****0000",
	assignee: null,
	overdue: false,
	created_at: "2026-11-20T08:00:00Z",
	due_on: "2026-12-20",
	settled_at: "2026-11-21T08:00:00Z",
	reason: null,
	wish: null,
	exchanges: [],
	link: "https://city.example/d/1",
	link_until: "2026-11-28T08:00:00Z",
	confirm: null,
	steps: [],
	values: [],
	plan: null,
};

it.each([
	["portal", "en-US", /^The link, until .+\. They see it where they asked\.$/],
	["code", "en-US", /They see it where they asked\.$/],
	["counter", "en-US", /They did not ask in the portal: give it to them\./],
	["phone", "zh-CN", /请将链接交给本人/],
] as const)("says of a link after a request by %s in %s where the person gets it", (channel, locale, words) => {
	const i18n = createStudioI18n(locale, locale === "zh-CN" ? chinese : {});
	render(
		<StudioTheme>
			<StudioI18nProvider value={i18n}>
				<ExportTask task={{ ...TASK, channel }} takeStep={async () => true} />
			</StudioI18nProvider>
		</StudioTheme>,
	);
	expect(screen.getByText(words)).toBeTruthy();
});
