import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { callerOf } from "../portal.ts";
import { rawGet } from "../raw-get.ts";

export default describeCall("configsGetAll", "GET api/Configs/getAll", (backend) => {
	it("tells the base configuration with the product's version (spec §9)", async () => {
		const base = await callerOf(backend()).read("configsGetAll", { key: "base" });
		expect(base).toMatchObject({ version: "1.7.0", site_name: expect.stringMatching(/./) });
	});

	it.each(["/api/Configs/getAll", "/api/Configs/getAll?key=secret"])("responds with 422 to %s", async (path) => {
		expectInvalidAt("/key", await rawGet(backend(), path));
	});
});
