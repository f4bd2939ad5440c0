import { afterEach, expect, it, vi } from "vitest";
import { followDraft } from "./draft-stream.ts";

afterEach(() => vi.unstubAllGlobals());

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

const edit = { id: "1", verb: "set", path: "site.json", at: "/name", value: "Portal" };

it("tells of edits, of who else is there, and of the end, after which it is not asked for again", async () => {
	const pieces = [
		event("edits", { after: 3, edits: [edit, { id: "2" }] }),
		event("presence", [{ user_id: "7", name: "Li", tab: "t", path: "site.json" }]),
		event("closed", {}),
	];
	const fetched = vi.fn(
		async (_address: string) =>
			new Response(new Blob(pieces).stream(), { headers: { "Content-Type": "text/event-stream" } }),
	);
	vi.stubGlobal("fetch", fetched);
	const told: unknown[] = [];
	followDraft({
		draft: "d1",
		tab: "mine",
		version: () => 3,
		token: () => "token",
		onEdits: (after, edits) => told.push(["edits", after, edits]),
		onPresence: (others) => told.push(["presence", others]),
		onClosed: () => told.push(["closed"]),
		onOpen: () => told.push(["open"]),
	});
	await vi.waitFor(() => expect(told).toContainEqual(["closed"]));
	expect(told).toEqual([
		["open"],
		["edits", 3, [edit]],
		["presence", [{ user_id: "7", name: "Li", tab: "t", path: "site.json", part: null }]],
		["closed"],
		["presence", []],
	]);
	expect(fetched.mock.calls.map(([address]) => address)).toEqual([
		"/admin/api/draft-releases/d1/events?after=3&tab=mine",
	]);
});
