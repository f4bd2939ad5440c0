import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Block } from "../schemas/types.gen.ts";
import { fakePorts } from "../tests/fixtures/ports.ts";
import { Surroundings } from "../tests/fixtures/surroundings.tsx";
import { renderBlocks } from "./RenderBlock.tsx";

afterEach(cleanup);

const button = (label: string, status: string): Block => ({
	type: "button",
	label,
	when: { "/item/status": { const: status } },
	actions: [{ do: "reload" }],
});

const PORTS = fakePorts();

/** The page of a case, in a part that takes the focus, as the content of each page does. */
const page = (blocks: Block[], status: string) => (
	<Surroundings ports={PORTS} scope={{ item: { status } }}>
		<main tabIndex={-1}>{renderBlocks(blocks)}</main>
	</Surroundings>
);

/** Focuses a button of the page of a replied case, and shows the page as it is once the case is closed. */
async function close(blocks: Block[], focused: string) {
	const { rerender } = render(page(blocks, "replied"));
	screen.getByRole("button", { name: focused }).focus();
	rerender(page(blocks, "closed"));
	await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
	return document.activeElement;
}

it("goes to the part around a button that left with all that stood beside it", async () => {
	const notice: Block = {
		type: "notice",
		tone: "info",
		title: "Does this settle it?",
		when: { "/item/status": { const: "replied" } },
		blocks: [button("Rate the reply", "replied")],
	};
	expect(await close([notice], "Rate the reply")).toBe(screen.getByRole("main"));
});

it("goes to the button that took its place", async () => {
	const toggle: Block = { type: "grid", blocks: [button("Follow", "replied"), button("Stop following", "closed")] };
	expect(await close([toggle], "Follow")).toBe(screen.getByRole("button", { name: "Stop following" }));
});

it("stays where it is while the button that leaves has not got it", async () => {
	const blocks = [
		button("Rate the reply", "replied"),
		{ type: "button", label: "Print", actions: [{ do: "print" }] },
	] satisfies Block[];
	expect(await close(blocks, "Print")).toBe(screen.getByRole("button", { name: "Print" }));
});
