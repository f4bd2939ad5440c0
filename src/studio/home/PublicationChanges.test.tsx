import { act, cleanup, render, screen } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import { sentence } from "../../../schemas/edits/refusals.ts";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { allChinese } from "../i18n/chinese.ts";
import { createStudioI18n, StudioI18nProvider } from "../i18n/studio-i18n.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import PublicationChanges from "./PublicationChanges.tsx";

afterEach(cleanup);

const added = sentence("The field *{name}* was added to *{form}*", { name: "Your dog", form: "Complaint" });
const ANSWER = {
	documents: [
		{ path: "forms/complaint.json", kind: "changed", name: "Complaint", sentences: [added] },
		{ path: "pages/dogs.json", kind: "added", name: "Dogs", sentences: [] },
	],
	words: { Complaint: "投诉", Dogs: "犬只" },
};

it("calls documents and parts as the portal does in the reader's language", async () => {
	const call: AdminCall = async () => JSON.parse(JSON.stringify({ code: 0, msg: "", data: ANSWER }));
	await act(async () =>
		render(
			<StudioTheme>
				<StudioI18nProvider value={createStudioI18n("zh-CN", allChinese)}>
					<SWRConfig value={{ provider: () => new Map() }}>
						<AdminProvider value={call}>
							<PublicationChanges version={1} />
						</AdminProvider>
					</SWRConfig>
				</StudioI18nProvider>
			</StudioTheme>,
		),
	);
	const [field, document] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
	expect(field).toContain("投诉");
	expect(field).toContain("Your dog");
	expect(document).toContain("犬只");
});
