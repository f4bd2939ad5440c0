import { act, fireEvent } from "@testing-library/react";
import { chance, type Draw, pick } from "../form-arbitrary/draw.ts";

const TEXTS = [
	"a",
	"b",
	"abc",
	"",
	"12",
	"0.5",
	"é",
	" ",
	"x".repeat(60),
	"2026-11-21",
	"13800000000",
	"li@example.cn",
];

/** Types into an input, ticks it or chooses from it. */
function use(draw: Draw, input: Element): void {
	if (input instanceof HTMLSelectElement) {
		const values = [...input.options].map(({ value }) => value);
		if (values.length > 0) fireEvent.change(input, { target: { value: pick(draw, values) } });
	} else if (input instanceof HTMLInputElement && ["checkbox", "radio"].includes(input.type)) {
		if (chance(draw, 60)) fireEvent.click(input);
	} else if (chance(draw, 85)) fireEvent.change(input, { target: { value: pick(draw, TEXTS) } });
	fireEvent.blur(input);
}

const inputs = () => [...document.querySelectorAll("form input:not([type=file]), form select, form textarea")];

/** Presses some of the buttons that add rows, move or remove them, or open a recursion. */
async function press(draw: Draw): Promise<void> {
	for (const button of [...document.querySelectorAll("form button[type=button]")].slice(0, 12))
		if (button.isConnected && chance(draw, 40) && !/Back|Step|location|Sign|code/i.test(button.textContent ?? ""))
			await act(async () => fireEvent.click(button));
}

/** Fills in what is on the screen at random, twice, so that what a value brings up is filled in too. */
export async function fillIn(draw: Draw): Promise<void> {
	for (let round = 0; round < 2; round++) {
		await press(draw);
		for (const input of inputs().slice(0, 40)) if (input.isConnected) await act(async () => use(draw, input));
	}
}
