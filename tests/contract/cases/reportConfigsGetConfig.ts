import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { callerOf } from "../portal.ts";

export default describeCall("reportConfigsGetConfig", "GET report/api.Configs/getConfig", (backend) => {
	it("tells what may be uploaded and how one logs in", async () => {
		const { pc } = await callerOf(backend()).read("reportConfigsGetConfig", {});
		expect(pc).toMatchObject({
			upload: { max_size: 10 * 1024 * 1024, max_count: 9, accept: expect.arrayContaining(["image/jpeg"]) },
			login: { code_length: 6, resend_after: 60 },
			page_size: 10,
			locales: ["en-US", "zh-CN"],
		});
	});

	it("tells where releases are announced, if anywhere, by a path of its own host", async () => {
		const { pc } = await callerOf(backend()).read("reportConfigsGetConfig", {});
		expect(pc.events_url ?? "/events").toMatch(/^\/[a-z]/);
	});

	it("names a release whose address follows from its id", async () => {
		const { pc } = await callerOf(backend()).read("reportConfigsGetConfig", {});
		expect(pc.release?.id).toMatch(/^[0-9a-f]{64}$/);
		expect(pc.release?.manifest_url).toBe(`/release/${pc.release?.id}.json`);
	});
});
