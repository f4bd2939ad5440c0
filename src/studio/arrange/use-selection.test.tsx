import { act, cleanup, renderHook } from "@testing-library/react";
import { BrowserRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useSelection } from "./use-selection.ts";

afterEach(cleanup);

it("selects the part that the address still says, though an edit has just led elsewhere", () => {
	window.history.replaceState(null, "", "/form?part=one");
	const { result } = renderHook(useSelection, { wrapper: BrowserRouter });
	act(() => result.current.follow({ part: "added" }));
	expect(result.current.id).toBe("added");
	act(() => result.current.go({ part: "one" }));
	expect(result.current.id).toBe("one");
});

it("goes by the address again once that was drawn: after a selection, several, and a way back", () => {
	window.history.replaceState(null, "", "/form?part=one");
	const { result } = renderHook(useSelection, { wrapper: BrowserRouter });
	act(() => result.current.choose(["one", "two"]));
	expect([result.current.also, result.current.id]).toEqual([["one"], "two"]);
	act(() => result.current.go({ part: "two" }));
	expect([result.current.also, result.current.id]).toEqual([[], "two"]);
	act(() => {
		window.history.replaceState(null, "", "/form?part=three");
		window.dispatchEvent(new PopStateEvent("popstate"));
	});
	expect(result.current.id).toBe("three");
});
