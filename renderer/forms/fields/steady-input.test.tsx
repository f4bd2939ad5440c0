import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { steadyInput } from "./inputs.tsx";

function Field({ name, steady }: { name: string; steady: boolean }) {
	const [text, setText] = useState("");
	const type = (event: { target: HTMLInputElement }) => setText(event.target.value);
	return (
		<>
			<input ref={steady ? steadyInput : null} type="text" name={name} value={text} onChange={type} />
			<output>{text}</output>
		</>
	);
}

/** How often the input's name and type are written while a text is typed into it. */
function writesWhileTyping(steady: boolean): number {
	render(<Field name="street" steady={steady} />);
	const watch = new MutationObserver(() => undefined);
	watch.observe(screen.getByRole("textbox"), { attributeFilter: ["name", "type"] });
	fireEvent.change(screen.getByRole("textbox"), { target: { value: "Quay" } });
	expect(screen.getByRole("status").textContent).toBe("Quay");
	return watch.takeRecords().length;
}

afterEach(cleanup);

it("keeps React from writing what an input is named, which it otherwise does with every key", () => {
	expect(writesWhileTyping(false)).toBeGreaterThan(0);
	cleanup();
	expect(writesWhileTyping(true)).toBe(0);
});

it("lets an input get another name", () => {
	const { rerender } = render(<Field name="street" steady />);
	rerender(<Field name="city" steady />);
	expect(screen.getByRole("textbox")).toMatchObject({ name: "city", type: "text" });
	expect(screen.getByRole("textbox")).toBeInstanceOf(HTMLInputElement);
});
