import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useLoaded } from "./use-loaded.ts";

afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

type Loading = { peek(): string | undefined; load(): Promise<string> };

function Loaded({ peek, load }: Loading) {
	return <p>{useLoaded(peek(), load)}</p>;
}

it("reads the very promise that it waits for once the value is there, without waiting for it", async () => {
	const complaints = vi.spyOn(console, "error");
	// It never settles: what is there is read all the same, and React is given no second promise to complain of.
	const promise = new Promise<string>(() => undefined);
	let present: string | undefined;
	const page = () => (
		<Suspense fallback="loading">
			<Loaded peek={() => present} load={() => promise} />
		</Suspense>
	);
	const view = await act(async () => render(page()));
	expect(screen.getByText("loading")).toBeDefined();
	present = "here";
	await act(async () => view.rerender(page()));
	expect(screen.getByText("here")).toBeDefined();
	expect(promise).toMatchObject({ status: "fulfilled", value: "here" });
	expect(complaints).not.toHaveBeenCalled();
});
