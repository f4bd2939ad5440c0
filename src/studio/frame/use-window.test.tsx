import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useUnloadWarning } from "./use-window.ts";

afterEach(cleanup);

function Editor({ typed }: { typed: boolean }) {
	useUnloadWarning(() => typed);
	return null;
}

/** Whether the browser asks before the window closes now. */
const isAsked = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

it("has the browser ask while something would be lost, and no longer than it stands", () => {
	const { rerender, unmount } = render(<Editor typed={false} />);
	expect(isAsked()).toBe(false);
	rerender(<Editor typed />);
	expect(isAsked()).toBe(true);
	unmount();
	expect(isAsked()).toBe(false);
});
