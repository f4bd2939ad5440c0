import { act, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { useSearch } from "./use-search.ts";

it("builds on what the address says, not on what was drawn last", () => {
	window.history.replaceState(null, "", "/document?at=1");
	const { result } = renderHook(() => useSearch(), { wrapper: BrowserRouter });
	act(() => {
		const [, change] = result.current;
		change((search) => search.set("part", "/address"));
		change((search) => search.set("view", "source"));
		change((search) => search.delete("at"));
	});
	expect(window.location.search).toBe("?part=%2Faddress&view=source");
	expect(Object.fromEntries(result.current[0])).toEqual({ part: "/address", view: "source" });
});

it("renders nothing anew where the address says already what it is to say", () => {
	window.history.replaceState(null, "", "/document?part=%2Faddress");
	let rendered = 0;
	const { result } = renderHook(
		() => {
			rendered++;
			return useSearch();
		},
		{ wrapper: BrowserRouter },
	);
	act(() => result.current[1]((search) => search.set("part", "/address")));
	expect(rendered).toBe(1);
	act(() => result.current[1]((search) => search.set("part", "/name")));
	expect(rendered).toBe(2);
});
