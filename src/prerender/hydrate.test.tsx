import { useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { PRERENDER_MARKS } from "../../schemas/prerender.ts";
import { hydrate } from "./hydrate.ts";

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
let prerendered: Element | null;

beforeEach(() => {
	window.history.replaceState(null, "", "/news");
	document.body.innerHTML = `<div id="root" ${PRERENDER_MARKS.root}="/news">${renderToString(<Portal />)}</div>`;
	root = document.body.querySelector("div") ?? document.body;
	prerendered = root.firstElementChild;
});

const start = (started = true) => {
	const adopt = vi.fn(() => void hydrateRoot(root, <Portal />));
	const render = vi.fn(() => createRoot(root).render(<Portal />));
	const again = vi.fn(async () => true);
	const hydrating = hydrate(root, Promise.resolve(started), { again, adopt, render });
	return { hydrating, again, adopt, render };
};
const header = () => root.querySelector("header");

it("makes the rendered page the portal's own, with the focus where it was", async () => {
	root.querySelector("input")?.focus();
	await start().hydrating;
	root.querySelector("button")?.click();
	await expect.poll(() => header()?.dataset.open).toBe("true");
	expect(header()).toBe(prerendered);
	expect(document.activeElement).toBe(root.querySelector("input"));
});

it("tells the portal what was typed before it listened", async () => {
	const { hydrating } = start();
	const input = root.querySelector("input");
	if (input) input.value = "parking";
	await hydrating;
	await expect.poll(() => header()?.dataset.query).toBe("parking");
	expect(input?.value).toBe("parking");
});

it("presses the button that was pressed before the portal listened", async () => {
	const { hydrating } = start();
	root.querySelector("button")?.setAttribute(PRERENDER_MARKS.pressed, "");
	await hydrating;
	await expect.poll(() => header()?.dataset.open).toBe("true");
});

it.each([
	["its reader has gone to another address", true, "/elsewhere"],
	["the portal could not start", false, "/news"],
])("has the page rendered anew where %s", async (_, started, address) => {
	const { hydrating, adopt, render } = start(started);
	window.history.replaceState(null, "", address);
	await hydrating;
	expect(adopt).not.toHaveBeenCalled();
	expect(render).toHaveBeenCalledOnce();
});

it("leaves the rendered page alone while there is no line, and then starts anew", async () => {
	const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	const { hydrating, again, adopt, render } = start(false);
	await expect.poll(() => line.mock.calls.length).toBe(1);
	expect([again, render].flatMap(({ mock }) => mock.calls)).toEqual([]);
	window.dispatchEvent(new Event("online"));
	await hydrating;
	expect(adopt).toHaveBeenCalledOnce();
	expect(render).not.toHaveBeenCalled();
});

it("does not leave the page of another address there while there is no line", async () => {
	const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	window.history.replaceState(null, "", "/elsewhere");
	const { hydrating, render } = start(false);
	await hydrating;
	expect(render).toHaveBeenCalledOnce();
	line.mockRestore();
});
