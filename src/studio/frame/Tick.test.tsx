import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { CommitInput } from "./CommitInput.tsx";
import { Tick } from "./Tick.tsx";

afterEach(cleanup);

const isTicked = () => {
	const box = screen.getByRole("checkbox");
	return box instanceof HTMLInputElement && box.checked;
};

it("goes back where the change is refused, and can be tried again", async () => {
	const asked: boolean[] = [];
	render(
		<StudioTheme>
			<Tick label="Required" checked={false} onTick={(wanted) => asked.push(wanted)} />
		</StudioTheme>,
	);
	await act(async () => fireEvent.click(screen.getByRole("checkbox")));
	expect(isTicked()).toBe(false);
	await act(async () => fireEvent.click(screen.getByRole("checkbox")));
	expect(isTicked()).toBe(false);
	expect(asked).toEqual([true, true]);
});

/** What is typed and what is chosen come with one event, before anything is drawn. */
function Inspected({ onCommit }: { onCommit(text: string): void }) {
	const [isChosen, setChosen] = useState(true);
	return (
		<StudioTheme>
			{isChosen && (
				<CommitInput aria-label="Label" value="Place" onInput={() => setChosen(false)} onCommit={onCommit} />
			)}
		</StudioTheme>
	);
}

it("keeps what is typed in the very moment in which another part is chosen", () => {
	const kept: string[] = [];
	render(<Inspected onCommit={(text) => kept.push(text)} />);
	fireEvent.input(screen.getByLabelText("Label"), { target: { value: "Place of the lamp" } });
	expect(kept).toEqual(["Place of the lamp"]);
});
