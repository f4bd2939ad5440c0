import { afterEach, expect, it, vi } from "vitest";
import { createAdminCall } from "./admin-call.ts";

afterEach(() => {
	vi.restoreAllMocks();
});

const call = createAdminCall({
	token: () => "",
	locale: () => "en-US",
	onUnauthorized: () => undefined,
	requestIdentity: async () => false,
});

it("waits longer for what compiles the whole portal than for other answers", async () => {
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ code: 0, msg: "", data: null }));
	const timeouts = vi.spyOn(AbortSignal, "timeout");
	const waited = async (path: string) => {
		await call("POST", path);
		return Number(timeouts.mock.lastCall?.[0]);
	};
	const usual = await waited("draft-releases/abc/edits");
	for (const path of ["draft-releases/abc/replay", "draft-releases/abc/publish", "releases/abc/restore"])
		expect(await waited(path), path).toBeGreaterThan(usual);
});
