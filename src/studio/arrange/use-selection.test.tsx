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
