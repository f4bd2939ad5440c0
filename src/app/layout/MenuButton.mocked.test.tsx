import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SITE } from "../../../tests/fixtures/releases.ts";
import { MenuButton } from "./MenuButton.tsx";

vi.mock("../overlays/NavigationDrawer.tsx", () => ({
	default: ({ open, onClose }: { open: boolean; onClose(): void }) =>
		open && (
			<dialog open>
				<button type="button" onClick={onClose}>
					Close
				</button>
			</dialog>
		),
}));

afterEach(cleanup);

const button = () => screen.getByRole("button", { name: "Menu" });
const expanded = () => button().getAttribute("aria-expanded");

/** Lets the drawer's code come, which a press has requested. */
const codeToCome = () => act(async () => void (await import("../overlays/NavigationDrawer.tsx")));

function press() {
	render(<MenuButton site={SITE} />);
	button().focus();
	fireEvent.click(button());
}

it("opens the navigation once its code is here, and again after it was closed", async () => {
	press();
	expect(expanded()).toBe("false");
	await codeToCome();
	expect(expanded()).toBe("true");
	fireEvent.click(screen.getByRole("button", { name: "Close" }));
	expect([screen.queryByRole("dialog"), expanded()]).toEqual([null, "false"]);
	fireEvent.click(button());
	screen.getByRole("dialog");
});

it.each<[string, () => void]>([
	["Escape", () => fireEvent.keyDown(button(), { key: "Escape" })],
	["going on to something else", () => button().blur()],
])("does not open any more after %s, though its code comes then", async (_how, forgo) => {
	press();
	forgo();
	await codeToCome();
	expect([screen.queryByRole("dialog"), expanded()]).toEqual([null, "false"]);
	fireEvent.click(button());
	await screen.findByRole("dialog");
});
