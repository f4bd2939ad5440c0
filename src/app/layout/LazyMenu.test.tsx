import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { nothingGrows } from "../../../tests/fixtures/nothing-grows.ts";
import { LazyMenu } from "./LazyMenu.tsx";

nothingGrows();
afterEach(cleanup);

const button = () => screen.getByRole("button", { name: "Language" });

/** Lets the menu's code come, which a press has requested. */
const codeToCome = () => act(async () => void (await import("../overlays/ChoiceMenu.tsx")));

function show() {
	const onChoose = vi.fn();
	render(
		<LazyMenu label="Language" className="" choices={[{ value: "zh-CN", label: "中文" }]} onChoose={onChoose}>
			Language
		</LazyMenu>,
	);
	button().focus();
	return onChoose;
}

it.each(["Enter", "ArrowDown"])("opens by %s once its code is here, and has the focus all the while", async (key) => {
	show();
	if (key === "Enter") fireEvent.click(button());
	else fireEvent.keyDown(button(), { key });
	expect(document.activeElement).toBe(button());
	await codeToCome();
	const menu = await screen.findByRole("menu");
	expect([menu, button()]).toContain(document.activeElement);
	await waitFor(() => expect(document.activeElement).toBe(menu));
});

it.each<[string, () => void]>([
	["Escape", () => fireEvent.keyDown(button(), { key: "Escape" })],
	["going on to something else", () => button().blur()],
])("does not open any more after %s, though its code comes then", async (_how, forgo) => {
	show();
	fireEvent.click(button());
	forgo();
	await codeToCome();
	expect(screen.queryByRole("menu")).toBeNull();
	fireEvent.click(button());
	await screen.findByRole("menu");
});
