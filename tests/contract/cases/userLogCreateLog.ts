import { expect, it } from "vitest";
import type { RequestOf } from "../../../schemas/operation.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { callerOf, citizenOf } from "../portal.ts";

export default describeCall("userLogCreateLog", "POST api/UserLog/createLog", (backend) => {
	const visit = { type: "visit" as const, path: "/index/index", at: "2026-11-21T08:00:00.000Z" };

	it("takes visits, actions and errors, from anybody", async () => {
		const error = { ...visit, type: "error" as const, detail: "TypeError: x is undefined" };
		for (const caller of [callerOf(backend()), await citizenOf(backend())]) {
			expect(await caller.read("userLogCreateLog", { events: [visit, error] })).toBeNull();
		}
	});

	it("responds with 422 at an event that is not in order", async () => {
		const events: RequestOf<"userLogCreateLog">["events"] = [visit, { ...visit, at: "yesterday" }];
		expectInvalidAt("/events/1/at", await callerOf(backend()).call("userLogCreateLog", { events }));
	});

	it.each(["/message/index?keyword=my+neighbour", "/login#13800000000", "13800000000"])(
		"responds with 422 to %s, which is no path of a page: it may hold what somebody typed",
		async (path) => {
			const events: RequestOf<"userLogCreateLog">["events"] = [{ ...visit, path }];
			expectInvalidAt("/events/0/path", await callerOf(backend()).call("userLogCreateLog", { events }));
		},
	);

	it("responds with 422 to more than fifty events", async () => {
		const events: RequestOf<"userLogCreateLog">["events"] = [visit, ...Array.from({ length: 50 }, () => visit)];
		expectInvalidAt("/events", await callerOf(backend()).call("userLogCreateLog", { events }));
	});
});
