import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { itRefusesUnknownIds } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("projectGetDetail", "GET report/api.Project/getDetail", (backend) => {
	itRefusesUnknownIds(backend, "projectGetDetail", (caller, id) => caller.call("projectGetDetail", { id }), {
		request: { id: "" },
		pointer: "/id",
	});

	it("tells a project of the list in full, with the number of published cases about it", async () => {
		const caller = callerOf(backend());
		for (const { id, title, message_count } of (await caller.read("projectGetList", {})).list) {
			const project = await caller.read("projectGetDetail", { id });
			expect(project).toMatchObject({ id, title, message_count, body: expect.stringMatching(/</) });
			const about = await caller.read("messagesGetList", { project_id: id, limit: 1 });
			expect(about.total).toBe(message_count);
		}
	});
});
