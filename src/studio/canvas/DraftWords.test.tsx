import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useI18n } from "../../../renderer/index.ts";
import { fakePorts } from "../../../tests/fixtures/ports.ts";
import { Surroundings } from "../../../tests/fixtures/surroundings.tsx";
import { DraftProvider } from "../draft/draft-context.tsx";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import { DraftWords } from "./DraftWords.tsx";

afterEach(cleanup);

const chinese = {
	kind: "messages",
	locale: "zh-CN",
	messages: { "How loud?": "声音多大？", "{n} hours": "{n, plural, other {# 小时}}" },
};

function Said({ text }: { text: string }) {
	return <p>{useI18n().text(text, { n: 2 })}</p>;
}

it("says a text as the open changes translate it, and one with values as it is in force", () => {
	const session = openDraft({ "messages/zh-CN.json": chinese });
	renderInDraft(
		session,
		<StudioI18nProvider value={createStudioI18n("zh-CN")}>
			<DraftProvider value={session}>
				<Surroundings ports={fakePorts()}>
					<DraftWords>
						<Said text="How loud?" />
						<Said text="{n} hours" />
					</DraftWords>
				</Surroundings>
			</DraftProvider>
		</StudioI18nProvider>,
	);
	expect(screen.getByText("声音多大？")).toBeTruthy();
	expect(screen.getByText("2 hours")).toBeTruthy();
});
