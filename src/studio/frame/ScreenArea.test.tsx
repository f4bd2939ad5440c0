import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { Link, MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { lazyScreen } from "./lazy-screen.tsx";
import { ScreenArea } from "./ScreenArea.tsx";

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.restoreAllMocks();
});

type Module = { default: ComponentType };

const here: Module = { default: () => <p>The screen</p> };
const gone = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** A frame around two screens, of which the first loads as is given, one attempt after the other. */
async function show(...attempts: (() => Promise<Module>)[]) {
	const load = vi.fn(() => (attempts.shift() ?? gone)());
	const First = lazyScreen(load);
	await act(async () =>
		render(
			<StudioTheme>
				<MemoryRouter initialEntries={["/first"]}>
					<Link to="/second">Elsewhere</Link>
					<ScreenArea>
						<Routes>
							<Route path="/first" element={<First />} />
							<Route path="/second" element={<p>The other screen</p>} />
						</Routes>
					</ScreenArea>
				</MemoryRouter>
			</StudioTheme>,
		),
	);
	return load;
}

const pass = () => act(() => vi.advanceTimersByTimeAsync(1100));

it("says that a screen's code is gone, keeps what is around it, and shows the screen where it can be had again", async () => {
	const load = await show(gone, () => Promise.resolve(here));
	expect(screen.getByRole("alert").textContent).toContain("This part could not be loaded");
	expect(screen.getByRole("button", { name: "Load the window anew" })).toBeTruthy();
	expect(screen.getByText("Elsewhere")).toBeTruthy();
	await pass();
	await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
	expect(screen.getByText("The screen")).toBeTruthy();
	expect(load).toHaveBeenCalledTimes(2);
});

it("names the connection where there is none", async () => {
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	await show(gone);
	expect(screen.getByRole("alert").textContent).toContain("there is no connection");
});

it("says that a screen broke, and shows another one that is chosen", async () => {
	const broken: Module = {
		default: () => {
			throw new Error("A mistake of ours");
		},
	};
	await show(() => Promise.resolve(broken));
	expect(screen.getByRole("alert").textContent).toContain("Something went wrong on this screen");
	await act(async () => fireEvent.click(screen.getByText("Elsewhere")));
	expect(screen.getByText("The other screen")).toBeTruthy();
	expect(screen.queryByRole("alert")).toBeNull();
});

it("shows a screen whose code came ahead at once, without anything in its place", async () => {
	const First = lazyScreen(() => Promise.resolve(here));
	await First.ahead();
	render(
		<ScreenArea waiting={<p>On its way</p>}>
			<First />
		</ScreenArea>,
		{ wrapper: MemoryRouter },
	);
	expect(screen.getByText("The screen")).toBeTruthy();
	expect(screen.queryByText("On its way")).toBeNull();
});

it("loads a screen when it is shown where its code could not be had ahead", async () => {
	const attempts = [gone, () => Promise.resolve(here)];
	const First = lazyScreen(() => (attempts.shift() ?? gone)());
	await First.ahead();
	await act(async () =>
		render(
			<ScreenArea waiting={null}>
				<First />
			</ScreenArea>,
			{ wrapper: MemoryRouter },
		),
	);
	expect(screen.getByText("The screen")).toBeTruthy();
});
