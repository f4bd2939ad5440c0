import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

export default describeCall("dataRequestsGetList", "GET api/DataRequests/getList", (backend) => {
	itNeedsLogin(backend, "dataRequestsGetList", {});

	it("lists what the caller has asked for, the newest first, and nothing of others", async () => {
		const citizen = await citizenOf(backend());
		expect(await citizen.read("dataRequestsGetList", {})).toEqual({ list: [] });
		await citizen.read("dataRequestsCreate", { kind: "export" });
		await citizen.read("dataRequestsCreate", { kind: "erasure" });
		const { list } = await citizen.read("dataRequestsGetList", {});
		expect(list.map(({ kind, state }) => [kind, state])).toEqual([
			["erasure", "open"],
			["export", "open"],
		]);
		expect(await (await citizenOf(backend())).read("dataRequestsGetList", {})).toEqual({ list: [] });
	});
});
