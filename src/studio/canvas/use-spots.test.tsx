import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type FindRects, useSpots } from "./spots.ts";

beforeEach(() => {
	const observe = () => {};
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe = observe;
			disconnect = observe;
		},
	);
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const find = vi.fn<FindRects>((_canvas, ids) => new Map(ids.map((id, at) => [id, new DOMRect(0, at * 10, 10, 10)])));

function Canvas({ parts }: { parts: readonly { id: string }[] }) {
	const canvas = useRef<HTMLDivElement>(null);
	const { spots } = useSpots(canvas, find, parts);
	return (
		<>
			<div ref={canvas} />
			{spots.map(({ id }) => (
				<button key={id} type="button">
					{id}
				</button>
			))}
		</>
	);
}

const partsOf = (names: string) => [...names].map((id) => ({ id }));
const shown = () => screen.queryAllByRole("button").map(({ textContent }) => textContent);

it("measures a canvas at once at first, and after an edit once that is painted, keeping the focus on what has moved", async () => {
	const { rerender } = render(<Canvas parts={partsOf("abc")} />);
	expect(shown()).toEqual(["a", "b", "c"]);
	screen.getByText("a").focus();
	find.mockClear();

	rerender(<Canvas parts={partsOf("bca")} />);
	expect(find).not.toHaveBeenCalled();
	expect(shown()).toEqual(["a", "b", "c"]);
	await waitFor(() => expect(shown()).toEqual(["b", "c", "a"]));
	expect(find).toHaveBeenCalledOnce();
	expect(document.activeElement?.textContent).toBe("a");
});

it("measures the last of several edits alone", async () => {
	const { rerender } = render(<Canvas parts={partsOf("a")} />);
	find.mockClear();
	for (const names of ["ab", "abc", "abcd"]) rerender(<Canvas parts={partsOf(names)} />);
	await waitFor(() => expect(shown()).toEqual(["a", "b", "c", "d"]));
	expect(find).toHaveBeenCalledOnce();
});
