import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("addressesGetList", "GET report/api.Addresses/getList", (backend) => {
	const lines = async (postcode: string) =>
		(await callerOf(backend()).read("addressesGetList", { postcode })).list.map(({ line }) => line);

	it("tells the addresses of one postcode, however that is spaced, and none of one that nobody has", async () => {
		const own = ["Bell Tower Street 1", "Bell Tower Street 3", "Bell Tower Street 12, rear building"];
		expect(await lines("315001")).toEqual(own);
		expect(await lines(" 315 001 ")).toEqual(own);
		expect(await lines("999999")).toEqual([]);
	});

	it("responds with 422 to no postcode", async () => {
		expectInvalidAt("/postcode", await callerOf(backend()).call("addressesGetList", { postcode: "" }));
	});
});
