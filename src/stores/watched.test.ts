import { expect, it, vi } from "vitest";
import { createWatched } from "./watched.ts";

it("tells its listeners of each change, and of nothing when the value is the same", () => {
	const watched = createWatched("a");
	const listener = vi.fn();
	watched.subscribe(listener);
	watched.set("a");
	expect(listener).not.toHaveBeenCalled();
	watched.set("b");
	expect(listener).toHaveBeenCalledOnce();
	expect(watched.snapshot()).toBe("b");
});

it("tells nobody who stopped listening", () => {
	const watched = createWatched(0);
	const listener = vi.fn();
	watched.subscribe(listener)();
	watched.set(1);
	expect(listener).not.toHaveBeenCalled();
});
