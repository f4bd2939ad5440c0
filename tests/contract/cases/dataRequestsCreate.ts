import { expect, it } from "vitest";
import { codeFilerOf } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectAbsent, expectInvalidAt, expectLoginNeeded } from "../expectations.ts";
import { callerOf, citizenOf } from "../portal.ts";

export default describeCall("dataRequestsCreate", "POST api/DataRequests/create", (backend) => {
	it("takes what somebody asks for of their account, with the day by which it is settled, once while it is open", async () => {
		const citizen = await citizenOf(backend());
		const asked = await citizen.read("dataRequestsCreate", { kind: "export" });
		expect(asked).toMatchObject({ kind: "export", state: "open", settled_at: null, files: [] });
		expect(Date.parse(asked.due_on)).toBeGreaterThan(Date.parse(asked.created_at));
		expect((await citizen.call("dataRequestsCreate", { kind: "export" })).code).toBe(409);
	});

	it("takes it of a case by number and query code, and tells how it stands with the case", async () => {
		const { caller, proof } = await codeFilerOf(backend());
		const { number, query_code } = proof;
		const before = await caller.read("messagesTrack", { number, query_code });
		expect(before.data_requests).toEqual([]);
		await caller.read("dataRequestsCreate", { kind: "erasure", number, query_code });
		const { data_requests } = await caller.read("messagesTrack", { number, query_code });
		expect(data_requests).toMatchObject([{ kind: "erasure", state: "open" }]);
		expectAbsent(await caller.call("dataRequestsCreate", { kind: "export", number, query_code: "2222222222" }));
	});

	it("responds with 401 to nobody, and with 422 to a correction that says nothing and to another kind", async () => {
		const stranger = callerOf(backend());
		expectLoginNeeded(await stranger.call("dataRequestsCreate", { kind: "export" }), stranger);
		const citizen = await citizenOf(backend());
		expectInvalidAt("/wish", await citizen.call("dataRequestsCreate", { kind: "correction", wish: " " }));
		expect((await citizen.call("dataRequestsCreate", { kind: "correction", wish: "My name is Li Hua." })).code).toBe(0);
	});
});
