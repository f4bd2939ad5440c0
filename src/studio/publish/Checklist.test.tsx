import { act, cleanup, screen, within } from "@testing-library/react";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { Checklist } from "./Checklist.tsx";

afterEach(cleanup);

const nothing = () => {};
const lost = { coming: { rows: [] }, returning: { rows: [] }, open: 0 };
const access = { pages: [], found: [], isDone: true, next: undefined, start: nothing, add: nothing };
const SENT = "What was sent lately would still be accepted";

/** What stands beside a task. */
const beside = (label: string) => {
	const line = screen.getByText(label).parentElement;
	return line
		? within(line)
				.queryAllByText(/./)
				.map(({ textContent }) => textContent)
		: [];
};

it("leaves a line as it is going to be until it is known what comes of replaying", async () => {
	const waiting: ((refused: number) => void)[] = [];
	const call: AdminCall = (_, path) =>
		new Promise((resolve) => {
			const respond = (data: object) => resolve(JSON.parse(JSON.stringify({ code: 0, msg: "", data })));
			if (path.endsWith("replay")) waiting.push((refused) => respond({ forms: [{ refused }], test_cases: [] }));
			else respond({ wanted: false, approvals: [] });
		});
	const props = { draft: "d", version: 1, ready: true, lost: JSON.parse(JSON.stringify(lost)), access };
	await act(async () =>
		renderInDraft(
			openDraft({}),
			<SWRConfig value={{ provider: () => new Map() }}>
				<AdminProvider value={call}>
					<Checklist {...props} />
				</AdminProvider>
			</SWRConfig>,
		),
	);
	expect(beside(SENT)).toEqual([SENT, "…not known yet", "not known yet"]);
	await act(async () => {
		for (const respond of waiting) respond(2);
	});
	expect(beside(SENT)).toEqual([SENT, "2 would be refused", "have a look"]);
});
