import { useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { FIRST_LOOK } from "../../../schemas/prerender.ts";
import { takeOver } from "./take-over.ts";

function Portal() {
	const [query, setQuery] = useState("");
	const [open, setOpen] = useState(false);
	return (
		<header data-open={open} data-query={query}>
			<input name="q" value={query} onChange={(event) => setQuery(event.target.value)} />
			<button type="button" onClick={() => setOpen(true)}>
				Menu
			</button>
		</header>
	);
}

let root: HTMLElement;
let drawn: Element | null;

beforeEach(() => {
	window.history.replaceState(null, "", "/news");
	document.body.innerHTML = `<div id="root" ${FIRST_LOOK.root}="/news">${renderToString(<Portal />)}</div>`;
	root = document.body.querySelector("div") ?? document.body;
	drawn = root.firstElementChild;
});

const start = (started = true) => {
	const adopt = vi.fn(() => void hydrateRoot(root, <Portal />));
	const draw = vi.fn(() => createRoot(root).render(<Portal />));
	const again = vi.fn(async () => true);
	const taking = takeOver(root, Promise.resolve(started), { again, adopt, draw });
	return { taking, again, adopt, draw };
};
const header = () => root.querySelector("header");

it("makes the drawn page the portal's own, with the focus where it was", async () => {
	root.querySelector("input")?.focus();
	await start().taking;
	root.querySelector("button")?.click();
	await expect.poll(() => header()?.dataset.open).toBe("true");
	expect(header()).toBe(drawn);
	expect(document.activeElement).toBe(root.querySelector("input"));
});

it("tells the portal what was typed before it listened", async () => {
	const { taking } = start();
	const input = root.querySelector("input");
	if (input) input.value = "parking";
	await taking;
	await expect.poll(() => header()?.dataset.query).toBe("parking");
	expect(input?.value).toBe("parking");
});

it("presses the button that was pressed before the portal listened", async () => {
	const { taking } = start();
	root.querySelector("button")?.setAttribute(FIRST_LOOK.pressed, "");
	await taking;
	await expect.poll(() => header()?.dataset.open).toBe("true");
});

it.each([
	["its reader has gone to another address", true, "/elsewhere"],
	["the portal could not start", false, "/news"],
])("has the page drawn anew where %s", async (_, started, address) => {
	const { taking, adopt, draw } = start(started);
	window.history.replaceState(null, "", address);
	await taking;
	expect(adopt).not.toHaveBeenCalled();
	expect(draw).toHaveBeenCalledOnce();
});

it("leaves the drawn page alone while there is no line, and then starts anew", async () => {
	const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const { taking, again, adopt, draw } = start(false);
	await expect.poll(() => line.mock.calls.length).toBe(1);
	expect([again, draw].flatMap(({ mock }) => mock.calls)).toEqual([]);
	window.dispatchEvent(new Event("online"));
	await taking;
	expect(adopt).toHaveBeenCalledOnce();
	expect(draw).not.toHaveBeenCalled();
});
