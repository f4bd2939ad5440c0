import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { Palette } from "./Palette.tsx";
import { PaletteExamples } from "./palette-examples.ts";

afterEach(cleanup);

const ENTRIES = ["Short text", "Day", "Step"].map((label) => ({
	id: label,
	sort: "field",
	label,
	help: `${label}, in words`,
	icon: "edit",
}));

function show(onAdd = vi.fn()) {
	render(
		<StudioTheme>
			<PaletteExamples value={(id) => (id === "Step" ? null : <p>Look of {id}</p>)}>
				<Palette entries={ENTRIES} onAdd={onAdd} />
			</PaletteExamples>
		</StudioTheme>,
	);
	return onAdd;
}

const buttons = () => screen.getAllByRole("button", { name: "Show an example" });
const press = (button: HTMLElement | undefined) => act(async () => void fireEvent.click(button ?? expect.fail()));

it("shows the example of an entry on a press, one at a time, and adds nothing by that", async () => {
	const onAdd = show();
	const [text, day] = buttons();
	expect(text?.getAttribute("aria-expanded")).toBe("false");
	await press(text);
	expect(screen.getByRole("img", { name: "Example of “Short text”: Short text, in words" })).toBeTruthy();
	expect(document.getElementById(text?.getAttribute("aria-controls") ?? "")?.textContent).toBe("Look of Short text");
	await press(day);
	expect(screen.getAllByRole("img").map((one) => one.textContent)).toEqual(["Look of Day"]);
	await press(day);
	expect(screen.queryByRole("img")).toBeNull();
	expect(onAdd).not.toHaveBeenCalled();
});

it("tells the buttons apart by what each is for, and has none where there is nothing to show", () => {
	show();
	const described = buttons().map(
		(button) => document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent,
	);
	expect(described).toEqual(["Short text", "Day"]);
});
