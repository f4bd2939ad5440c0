import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useFocusWhenGone } from "./use-focus-when-gone.ts";

function Part() {
	return (
		<div ref={useFocusWhenGone<HTMLDivElement>()}>
			<button type="button">Send</button>
		</div>
	);
}

/** A page whose part is there, or has gone. */
const page = (isThere: boolean) => (
	<main>
		<h1>A case</h1>
		<button type="button">Assign</button>
		{isThere && <Part />}
	</main>
);

afterEach(cleanup);

it("has the page's heading take the focus that a part had when it went", () => {
	const { rerender } = render(page(true));
	screen.getByRole("button", { name: "Send" }).focus();
	rerender(page(false));
	expect(document.activeElement).toBe(screen.getByRole("heading", { name: "A case" }));
});

it("leaves the focus where it was outside of the part", () => {
	const { rerender } = render(page(true));
	const other = screen.getByRole("button", { name: "Assign" });
	other.focus();
	rerender(page(false));
	expect(document.activeElement).toBe(other);
});
