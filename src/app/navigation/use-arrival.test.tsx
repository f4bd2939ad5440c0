import { cleanup, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type { ScrollMemory } from "./scroll-memory.ts";
import { useArrival } from "./use-arrival.ts";

const remembering = (top: number): ScrollMemory => ({ read: () => top, save: () => undefined });

const arriveAt = (scroll: ScrollMemory, scrollY: number) => {
	vi.stubGlobal("scrollY", scrollY);
	const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
	const wrapper = ({ children }: PropsWithChildren) => <MemoryRouter>{children}</MemoryRouter>;
	renderHook(() => useArrival(useLocation(), scroll), { wrapper });
	return scrollTo.mock.calls;
};

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

it("leaves a reader alone who has scrolled the prerendered page before the script ran", () => {
	expect(arriveAt(remembering(0), 480)).toEqual([]);
});

it("scrolls a page that is opened again to where it was left", () => {
	vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(5_000);
	expect(arriveAt(remembering(700), 0)).toEqual([[0, 700]]);
});
