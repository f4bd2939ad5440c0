import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { SWRConfig } from "swr";
import { afterEach, expect, it } from "vitest";
import type { AdminCall } from "../api/admin-call.ts";
import { AdminProvider } from "../api/use-admin.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { Changes } from "./Changes.tsx";

afterEach(cleanup);

const sentence = { text: "*{name}* was added", values: { name: "Name" } };
const document = { path: "forms/a.json", kind: "changed", sentences: [sentence, sentence], acts: [] };
const ANSWER = { code: 0, msg: "", data: { documents: [document], forms: [] } };

/** The changes, and a button for an edit that somebody makes meanwhile. */
function Reviewed({ call }: { call: AdminCall }) {
	const [version, setVersion] = useState(1);
	return (
		<SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
			<AdminProvider value={call}>
				<Changes draft="d" version={version} ready />
				<button type="button" onClick={() => setVersion(version + 1)}>
					Edit
				</button>
			</AdminProvider>
		</SWRConfig>
	);
}

it("leaves a comparison open where the changes cannot be read anew", async () => {
	let answer = ANSWER;
	const call: AdminCall = async () => JSON.parse(JSON.stringify(answer));
	await act(async () =>
		renderInDraft(openDraft({ "forms/a.json": { kind: "form", id: "a" } }), <Reviewed call={call} />),
	);
	expect(screen.getByText("Name was added (2 times)")).toBeTruthy();
	const compare = screen.getByRole("button", { name: "Compare the source" });
	await act(async () => fireEvent.click(compare));
	expect(compare.getAttribute("aria-expanded")).toBe("true");
	answer = { ...ANSWER, code: 500, msg: "The server has a rest." };
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit" })));
	expect(await screen.findByText("The server has a rest.")).toBeTruthy();
	expect(screen.getByRole("button", { name: "Compare the source" })).toBe(compare);
	expect(compare.getAttribute("aria-expanded")).toBe("true");
});
