import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Refused } from "../api/use-admin.ts";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { ReadPart } from "./ReadPart.tsx";

afterEach(cleanup);

const REST = new Refused(500, "The server has a rest.");
const KEPT = "What stands here could not be renewed.";

function part(data: string | undefined, error: Error | undefined) {
	return (
		<StudioTheme>
			<ReadPart data={data} error={error} onAgain={() => {}}>
				{(words) => <input aria-label={words} />}
			</ReadPart>
		</StudioTheme>
	);
}

it("keeps what was read, and what was typed in it, where it cannot be renewed, and says so", () => {
	const { rerender } = render(part("Note", undefined));
	const input = screen.getByLabelText<HTMLInputElement>("Note");
	fireEvent.change(input, { target: { value: "Typed" } });
	rerender(part("Note", REST));
	expect(screen.getByText(REST.message)).toBeTruthy();
	expect(screen.getByText(KEPT)).toBeTruthy();
	expect(screen.getByLabelText("Note")).toBe(input);
	rerender(part("Note", undefined));
	expect(screen.queryByText(KEPT)).toBeNull();
	expect(input.value).toBe("Typed");
});

it("waits for what was never read, and says why it cannot be", () => {
	const { rerender } = render(part(undefined, undefined));
	expect(screen.getByRole("status").getAttribute("aria-busy")).toBe("true");
	rerender(part(undefined, REST));
	expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
	expect(screen.queryByText(KEPT)).toBeNull();
});
