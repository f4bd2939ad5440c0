import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DraftProvider } from "../draft/draft-context.tsx";
import { openDraft } from "../draft/open-draft.fixture.tsx";
import { useSourceText } from "./use-source-text.ts";

const PATH = "pages/news.json";
const NEWS = { kind: "page", path: "/news", title: "News", blocks: [] };

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

/** A document's text, as it is typed into an editor that has only that. */
function openText(document: object = NEWS) {
	const session = openDraft({ [PATH]: document });
	const wrapper = ({ children }: { children: ReactNode }) => <DraftProvider value={session}>{children}</DraftProvider>;
	const { result, unmount } = renderHook(() => useSourceText(PATH), { wrapper });
	let typed = "";
	const read = vi.fn(() => typed);
	return {
		session,
		read,
		unmount,
		shown: () => result.current.text,
		leave: () => act(() => result.current.leave()),
		type(text: string) {
			typed = text;
			act(() => result.current.type(read));
		},
		stored: () => session.snapshot().broken[PATH] ?? session.snapshot().documents[PATH],
	};
}

const titled = (title: string) => JSON.stringify({ ...NEWS, title });
const rest = () => act(() => vi.advanceTimersByTime(500));

it("reads what is typed once, after a pause, and takes it as one edit", () => {
	const { type, read, stored, shown, session } = openText();
	const word = "Council news";
	for (let length = 1; length <= word.length; length++) {
		type(titled(word.slice(0, length)));
		act(() => vi.advanceTimersByTime(100));
	}
	expect(read).not.toHaveBeenCalled();
	rest();
	expect(read).toHaveBeenCalledOnce();
	expect(stored()).toMatchObject({ title: word });
	// As it was typed, not as it is printed.
	expect(shown()).toBe(titled(word));
	act(() => session.undo());
	expect(stored()).toEqual(NEWS);
	expect(shown()).toBe(session.sources()[0]?.text);
});

it("loses nothing where the page or the editor is left within the pause", () => {
	const left = openText();
	left.type(titled("Left"));
	act(() => void window.dispatchEvent(new Event("pagehide")));
	expect(left.stored()).toMatchObject({ title: "Left" });

	const closed = openText();
	closed.type("no JSON");
	closed.unmount();
	expect(closed.stored()).toBe("no JSON");

	const blurred = openText();
	blurred.type(titled("Blurred"));
	blurred.leave();
	expect(blurred.stored()).toMatchObject({ title: "Blurred" });
	expect(blurred.shown()).toBe(blurred.session.sources()[0]?.text);
});

it("keeps both what is typed and what somebody else changes meanwhile", () => {
	const { type, stored, shown, session } = openText();
	const before = shown();
	type(titled("Council news"));
	act(() => session.receive(0, [{ id: "other", verb: "set", path: PATH, at: "/path", value: "/council" }]));
	// What is being typed is not replaced under the hands.
	expect(shown()).toBe(before);
	rest();
	expect(stored()).toMatchObject({ title: "Council news", path: "/council" });
	expect(JSON.parse(shown())).toMatchObject({ title: "Council news", path: "/council" });
});

it("leaves what somebody else changed before it was sent", () => {
	const { type, stored, session } = openText();
	type(titled("Council news"));
	rest();
	act(() => session.receive(0, [{ id: "other", verb: "set", path: PATH, at: "/path", value: "/council" }]));
	expect(stored()).toMatchObject({ title: "Council news", path: "/council" });
	expect(session.snapshot().conflicts).toEqual([]);
});

it("takes a text whole that says more than its parts do: their order, or no JSON", () => {
	const { type, stored } = openText();
	type(JSON.stringify(Object.fromEntries(Object.entries(NEWS).reverse())));
	rest();
	expect(Object.keys(Object(stored()))[0]).toBe("blocks");
	type("{");
	rest();
	expect(stored()).toBe("{");
});

it("shows what somebody else changes where nothing is being typed", async () => {
	const { type, shown, session } = openText();
	type(titled("Council news"));
	rest();
	await act(() => session.flush());
	act(() => session.receive(1, [{ id: "other", verb: "set", path: PATH, at: "/path", value: "/council" }]));
	expect(JSON.parse(shown())).toMatchObject({ title: "Council news", path: "/council" });
});
