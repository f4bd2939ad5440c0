import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useBrandStyle } from "./use-brand-style.ts";

const sheets = () => [...document.head.querySelectorAll("link")];
const worn = () => sheets().map((sheet) => sheet.getAttribute("href"));
/** jsdom loads no style sheets: a test says when one is there. */
const arrive = (event: "load" | "error") => act(() => sheets().at(-1)?.dispatchEvent(new Event(event)));

const wear = (first?: string) =>
	renderHook(({ style }: { style?: string }) => useBrandStyle(style), { initialProps: { style: first } });

afterEach(() => {
	document.head.replaceChildren();
});

it("has no brand until the first style sheet is there", () => {
	const brand = wear("a");
	expect(brand.result.current).toBe(false);
	arrive("load");
	expect(brand.result.current).toBe(true);
	expect(worn()).toEqual(["/release/a.css"]);
});

it("wears the former brand until the next is there, and goes back to one that it had before", () => {
	const brand = wear("a");
	arrive("load");
	brand.rerender({ style: "b" });
	expect(worn()).toEqual(["/release/a.css", "/release/b.css"]);
	expect(brand.result.current).toBe(true);
	arrive("load");
	expect(worn()).toEqual(["/release/b.css"]);
	brand.rerender({ style: "a" });
	arrive("load");
	expect(worn()).toEqual(["/release/a.css"]);
});

it("takes the style sheet that the server wrote, and no second one", () => {
	document.head.innerHTML = '<link rel="stylesheet" href="/release/a.css">';
	expect(wear("a").result.current).toBe(true);
	expect(worn()).toEqual(["/release/a.css"]);
});

it("shows the portal where the style sheet cannot be had, with the former brand", () => {
	document.head.innerHTML = '<link rel="stylesheet" href="/release/a.css">';
	const brand = wear("b");
	arrive("error");
	expect(brand.result.current).toBe(true);
	expect(worn()[0]).toBe("/release/a.css");
});

it("forgets a brand that was taken back before it was there", () => {
	const brand = wear("a");
	arrive("load");
	brand.rerender({ style: "b" });
	brand.rerender({ style: "a" });
	expect(worn()).toEqual(["/release/a.css"]);
});
