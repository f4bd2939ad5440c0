import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { Loading } from "./Waiting.tsx";

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

it("says that the server still works on it once that takes long, and not before", () => {
	render(
		<StudioTheme>
			<Loading />
		</StudioTheme>,
	);
	const said = () => screen.getByRole("status").textContent;
	act(() => void vi.advanceTimersByTime(3000));
	expect(said()).toBe("");
	act(() => void vi.advanceTimersByTime(5000));
	expect(said()).toContain("The server is still working on it.");
});
