import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { conflictsOf } from "../../../schemas/edits/conflicts.ts";
import { DraftProvider } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { allChinese } from "../i18n/chinese.ts";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import ConflictCards from "./ConflictCards.tsx";

afterEach(cleanup);

const PATH = "forms/noise.json";
const noise = { kind: "form", id: "noise", title: "Noise", schema: { type: "object", properties: {} } };
const chinese = { kind: "messages", locale: "zh-CN", messages: { Noise: "噪声扰民" } };

it("says what both have done in words of the screens, in the language of who chooses", () => {
	const session = openDraft({ [PATH]: noise, "messages/zh-CN.json": chinese });
	const corrected = (id: string, value: string) => ({
		id,
		verb: "correct-text" as const,
		path: PATH,
		at: "/title",
		value,
	});
	const conflicts = conflictsOf(session.snapshot(), [corrected("1", "Loud")], [corrected("2", "Noisy")]);
	renderInDraft(
		session,
		<StudioI18nProvider value={createStudioI18n("zh-CN", allChinese)}>
			<DraftProvider value={session}>
				<ConflictCards conflicts={conflicts} />
			</DraftProvider>
		</StudioI18nProvider>,
	);
	expect(screen.getByText(/噪声扰民: “标题” 的文字已更正为“Noisy”/)).toBeTruthy();
	expect(screen.getByText(/噪声扰民: “标题” 的文字已更正为“Loud”/)).toBeTruthy();
});
