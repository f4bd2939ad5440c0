import { act, cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ErrorBoundary } from "../ErrorBoundary.tsx";
import { lazyPart } from "./lazy-part.tsx";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it("loads once, and anew when it is tried again after a failure", async () => {
	vi.useFakeTimers();
	vi.spyOn(console, "error").mockImplementation(() => {});
	const values = [Promise.reject(new TypeError("Failed to fetch")), Promise.resolve(() => <p>Here</p>)];
	const load = vi.fn((): Promise<ComponentType> => values.shift() ?? Promise.reject(new Error("asked too often")));
	const Part = lazyPart(load);
	const fallback = (_: Error, retry: () => void) => (
		<button type="button" onClick={retry}>
			Try again
		</button>
	);
	const part = (
		<ErrorBoundary of={Part} onError={() => {}} fallback={fallback}>
			<Suspense fallback="…">
				<Part />
			</Suspense>
		</ErrorBoundary>
	);
	await act(async () => void render(part));
	expect(load).toHaveBeenCalledOnce();
	await act(() => vi.advanceTimersByTimeAsync(1100));
	await act(async () => screen.getByRole("button", { name: "Try again" }).click());
	expect(screen.getByText("Here")).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(2);
	await act(async () => void render(<Part />));
	expect(load).toHaveBeenCalledTimes(2);
});
