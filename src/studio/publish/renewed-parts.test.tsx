import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { ImpactPart } from "./ImpactPart.tsx";
import { Replay } from "./Replay.tsx";
import { RoutingTrial } from "./RoutingTrial.tsx";
import { TestCases } from "./TestCases.tsx";

afterEach(cleanup);

const replayed = { forms: [], test_cases: [] };
const trial = { cases: 5, total: 5, more: false, next: null, moved: 3, moves: [], rules: [] };
const impact = { class: "safe", gone: [], forms: [], categories: [], pages: [] };
type Part = (props: { draft: string; version: number; ready: boolean }) => ReactNode;

function Reviewed({ call, Part }: { call: AdminCall; Part: Part }) {
	const [version, setVersion] = useState(1);
	return (
		<SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
			<AdminProvider value={call}>
				<Part draft="d" version={version} ready />
				<button type="button" onClick={() => setVersion(version + 1)}>
					Edit
				</button>
			</AdminProvider>
		</SWRConfig>
	);
}

it.each<[string, Part, object, string]>([
	["what it touches", ImpactPart, impact, "Nothing that somebody has begun is touched."],
	["what was sent lately", Replay, replayed, "No form that was sent before changes, so nothing was replayed."],
	["the test cases", TestCases, replayed, "None yet."],
	["the trial of routing rules", RoutingTrial, { trial }, "3 of the 5 cases of the last 30 days would go elsewhere."],
])("keeps %s where it cannot be read anew, and reads it again when that is wanted", async (_, Part, data, words) => {
	let code = 0;
	const call: AdminCall = async () => JSON.parse(JSON.stringify({ code, msg: "The server has a rest.", data }));
	await act(async () => renderInDraft(openDraft({}), <Reviewed call={call} Part={Part} />));
	expect(screen.getByText(words)).toBeTruthy();
	code = 500;
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit" })));
	expect(await screen.findByText("What stands here could not be renewed.")).toBeTruthy();
	expect(screen.getByText(words)).toBeTruthy();
	code = 0;
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
	expect(screen.queryByText("What stands here could not be renewed.")).toBeNull();
	expect(screen.getByText(words)).toBeTruthy();
});
