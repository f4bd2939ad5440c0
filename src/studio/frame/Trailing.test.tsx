import { cleanup, render, screen } from "@testing-library/react";
import { useMemo, useState } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { StudioTheme } from "../theme/StudioTheme.tsx";
import { Trailing } from "./Trailing.tsx";

declare global {
	var IS_REACT_ACT_ENVIRONMENT: boolean;
}

// As in a browser: what is deferred is drawn when there is time, and not at the end of each event.
beforeEach(() => {
	globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
	globalThis.IS_REACT_ACT_ENVIRONMENT = true;
	cleanup();
});

/** A list with an input that counts once it is left, and a button that adds to the list as it was drawn. */
function List() {
	const [words, setList] = useState<readonly string[]>(["first"]);
	const [presses, setPresses] = useState(0);
	// As an editor that is drawn anew for something else meanwhile.
	const list = useMemo(() => (presses > 0 ? [...words] : words), [words, presses]);
	return (
		<StudioTheme>
			<output>{list.join()}</output>
			<div onMouseUpCapture={() => setPresses(1)}>
				<Trailing value={list} isOfSame={() => true}>
					{(shown) => (
						<>
							<input defaultValue="" onBlur={({ target }) => setList([target.value])} />
							<button type="button" onClick={() => setList([...shown, "added"])}>
								Add
							</button>
						</>
					)}
				</Trailing>
			</div>
		</StudioTheme>
	);
}

it("is pressed as what was typed a moment before has left it", async () => {
	render(<List />);
	const input = screen.getByRole("textbox");
	if (input instanceof HTMLInputElement) input.value = "worded";
	const button = screen.getByRole("button");
	input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
	await Promise.resolve();
	for (const name of ["mouseup", "click"]) button.dispatchEvent(new MouseEvent(name, { bubbles: true }));
	await Promise.resolve();
	expect(screen.getByRole("status").textContent).toBe("worded,added");
});

/** A button that has a name asked for, in what is drawn later. */
function Added() {
	const [count, setCount] = useState(0);
	return (
		<StudioTheme>
			<button type="button" onClick={() => setCount(count + 1)}>
				Add
			</button>
			<Trailing value={count} isOfSame={() => true} isTypedInto>
				{(shown) => shown > 0 && <input aria-label={`Name ${shown}`} ref={(input) => input?.focus()} />}
			</Trailing>
		</StudioTheme>
	);
}

it("has a key go to what is not drawn yet when it is pressed, and leaves the keys of commands alone", async () => {
	render(<Added />);
	const button = screen.getByRole("button");
	button.focus();
	button.dispatchEvent(new MouseEvent("click", { bubbles: true }));
	await Promise.resolve();
	button.dispatchEvent(new KeyboardEvent("keydown", { key: "z", ctrlKey: true, bubbles: true }));
	expect(document.activeElement).toBe(button);
	button.dispatchEvent(new KeyboardEvent("keydown", { key: "H", bubbles: true }));
	expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name 1" }));
});
