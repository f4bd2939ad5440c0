import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { CommitInput } from "./CommitInput.tsx";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const typeIt = (text: string) => fireEvent.change(screen.getByLabelText("Name"), { target: { value: text } });

/** What is named goes as soon as it has its new name, and its input with it. */
function Named({ onName }: { onName(name: string): void }) {
	const [isThere, setThere] = useState(true);
	const rename = (name: string) => {
		onName(name);
		setThere(false);
	};
	return (
		<StudioTheme>{isThere && <CommitInput aria-label="Name" value="where" isWhole onCommit={rename} />}</StudioTheme>
	);
}

it("tells a name once, though the input goes with it", () => {
	const names: string[] = [];
	render(<Named onName={(name) => names.push(name)} />);
	typeIt("place");
	fireEvent.keyDown(screen.getByLabelText("Name"), { key: "Enter" });
	expect(screen.queryByLabelText("Name")).toBeNull();
	expect(names).toEqual(["place"]);
});

it("tells a text in a pause of typing, and a name only once one is through", () => {
	vi.useFakeTimers();
	const told: string[] = [];
	const { rerender } = render(
		<CommitInput aria-label="Name" value="where" isWhole onCommit={(text) => told.push(text)} />,
		{
			wrapper: StudioTheme,
		},
	);
	typeIt("pl");
	vi.advanceTimersByTime(2_000);
	expect(told).toEqual([]);
	rerender(<CommitInput aria-label="Name" value="where" onCommit={(text) => told.push(text)} />);
	vi.advanceTimersByTime(2_000);
	expect(told).toEqual(["pl"]);
});

it("tells a text again that was taken back meanwhile", () => {
	const told: string[] = [];
	const input = (value: string) => <CommitInput aria-label="Name" value={value} onCommit={(text) => told.push(text)} />;
	const { rerender } = render(input("where"), { wrapper: StudioTheme });
	for (const value of ["place", "where"]) {
		typeIt("place");
		fireEvent.blur(screen.getByLabelText("Name"));
		rerender(input(value));
	}
	expect(told).toEqual(["place"]);
	typeIt("place");
	fireEvent.blur(screen.getByLabelText("Name"));
	expect(told).toEqual(["place", "place"]);
});

/** What has the focus at the moment in which something is drawn, before any timer. */
function Witness({ onDrawn, children }: { onDrawn(focused: Element | null): void; children: ReactNode }) {
	useLayoutEffect(() => onDrawn(document.activeElement), [onDrawn]);
	return children;
}

it("has the focus as soon as it is drawn, where it waits for its words", () => {
	const drawn = vi.fn();
	render(
		<StudioTheme>
			<Witness onDrawn={drawn}>
				<CommitInput aria-label="Name" value="New choice" isNew onCommit={() => {}} />
			</Witness>
		</StudioTheme>,
	);
	expect(drawn).toHaveBeenCalledWith(screen.getByLabelText("Name"));
});
