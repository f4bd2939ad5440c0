import { act, type ReactNode, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { counterpart } from "./counterpart.ts";
import { takeOver } from "./take-over.ts";

const PAGE = '<header><input name="q"><button type="button" aria-label="Menu"></button></header><h1>News</h1>';

let page: HTMLElement;
let root: HTMLElement;

beforeEach(() => {
	document.body.innerHTML = `<div id="page">${PAGE}</div><div id="root"></div>`;
	[page, root] = [byId("page"), byId("root")];
});
afterEach(() => vi.useRealTimers());

function byId(id: string): HTMLElement {
	const found = document.getElementById(id);
	if (!found) throw new Error(`expected #${id}`);
	return found;
}

function Portal({ children }: { children?: ReactNode }) {
	const [query, setQuery] = useState("");
	const [open, setOpen] = useState(false);
	return (
		<>
			<header data-open={open} data-query={query}>
				<input name="q" value={query} onChange={(event) => setQuery(event.target.value)} />
				<button type="button" aria-label="Menu" onClick={() => setOpen(true)} />
			</header>
			<h1>News</h1>
			{children}
		</>
	);
}

const draw = (children?: ReactNode) => act(async () => createRoot(root).render(<Portal>{children}</Portal>));

it("shows the drawn page until the portal is whole, and then the portal", async () => {
	takeOver(page, root);
	expect(root.hidden).toBe(true);
	await draw();
	await expect.poll(() => root.hidden).toBe(false);
	expect(document.getElementById("page")).toBeNull();
});

it("waits while a part of the page is still loading, but no longer than three seconds", async () => {
	vi.useFakeTimers();
	takeOver(page, root);
	await draw(<div aria-busy="true" />);
	await vi.advanceTimersByTimeAsync(2900);
	expect(root.hidden).toBe(true);
	await vi.advanceTimersByTimeAsync(200);
	expect(root.hidden).toBe(false);
});

it("keeps the focus and what was typed", async () => {
	takeOver(page, root);
	const input = page.querySelector("input");
	input?.focus();
	if (input) input.value = "parking";
	await draw();
	await expect.poll(() => root.querySelector("header")?.dataset.query).toBe("parking");
	expect(document.activeElement).toBe(root.querySelector("input"));
});

it("presses the button that was pressed too early", async () => {
	takeOver(page, root);
	page.querySelector("button")?.click();
	await draw();
	await expect.poll(() => root.querySelector("header")?.dataset.open).toBe("true");
});

it("tells of an address that was gone to before the portal listened", async () => {
	const heard = vi.fn();
	window.addEventListener("popstate", heard);
	takeOver(page, root);
	window.history.pushState({ idx: 1 }, "", "/elsewhere");
	await draw();
	await expect.poll(() => heard.mock.calls.length).toBe(1);
	window.removeEventListener("popstate", heard);
});

it("takes no other thing for the one at the same place", () => {
	root.innerHTML = '<header><input><button type="button" aria-label="Search"></button></header>';
	const button = page.querySelector("button");
	expect(button && counterpart(button, page, root)).toBeUndefined();
});
