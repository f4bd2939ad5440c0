import { afterEach, expect, it, vi } from "vitest";
import { randomKey } from "./draft.ts";

afterEach(() => void vi.unstubAllGlobals());

it("makes a key of 128 bits, another each time, also where the page has no secure context", () => {
	vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
	const keys = Array.from({ length: 100 }, randomKey);
	expect(new Set(keys).size).toBe(100);
	for (const key of keys) expect(key).toMatch(/^[0-9a-f]{32}$/);
});
