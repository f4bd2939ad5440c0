import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { nothingGrows } from "../../../tests/fixtures/nothing-grows.ts";
import { openDraft, renderInDraft } from "../draft/open-draft.fixture.tsx";
import { MENU, StudioMenu } from "./StudioMenu.tsx";
import { StudioToasts } from "./toasts.tsx";

const entries = [
	{ value: "copy", label: "Copy", keys: "Ctrl+C" },
	{ value: "twice", label: "Duplicate" },
];

nothingGrows();
beforeEach(() => void vi.spyOn(MENU, "present").mockReturnValue(undefined));
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

function open() {
	renderInDraft(
		openDraft({}),
		<>
			<StudioMenu groups={[{ heading: "Do", entries }]}>More</StudioMenu>
			<StudioToasts />
		</>,
	);
	button().focus();
}
const button = () => screen.getByRole("button", { name: "More" });

it("opens at the first click once its code has come, and takes the focus from the button that waited", async () => {
	open();
	await act(async () => fireEvent.click(button()));
	const menu = await screen.findByRole("menu");
	expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual(["CopyCtrl+C", "Duplicate"]);
	await waitFor(() => expect(document.activeElement).toBe(menu));
});

it("does not open any more once one has gone on to something else", async () => {
	open();
	const code = Promise.withResolvers<never>();
	const load = vi.spyOn(MENU, "load").mockReturnValue(code.promise);
	fireEvent.click(button());
	act(() => button().blur());
	code.reject(new TypeError("Failed to fetch"));
	await act(async () => void (await Promise.allSettled([code.promise])));
	expect([screen.queryByRole("menu"), screen.queryByText("This part could not be loaded")]).toEqual([null, null]);
	load.mockRestore();
});

it("tells that its code cannot be had, and tries anew at the next click", async () => {
	const load = vi.spyOn(MENU, "load").mockRejectedValue(new TypeError("Failed to fetch"));
	open();
	await act(async () => fireEvent.click(button()));
	expect(await screen.findByText("This part could not be loaded")).toBeTruthy();
	expect(button().getAttribute("aria-expanded")).toBe("false");
	load.mockRestore();
	await act(async () => fireEvent.click(button()));
	expect(await screen.findByRole("menu")).toBeTruthy();
});
