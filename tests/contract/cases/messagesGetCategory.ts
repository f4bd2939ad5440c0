import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { callerOf } from "../portal.ts";

export default describeCall("messagesGetCategory", "GET report/api.Messages/getCategory", (backend) => {
	it("tells each category once, parents among them, with the form that files it", async () => {
		const { list } = await callerOf(backend()).read("messagesGetCategory", {});
		const ids = list.map((category) => category.id);
		expect(list.length).toBeGreaterThan(0);
		expect(new Set(list.map((category) => category.code)).size).toBe(list.length);
		for (const { parent_id } of list) if (parent_id !== null) expect(ids).toContain(parent_id);
	});

	it("says of each category who may ever read of its cases, and for how long they are kept", async () => {
		const { list } = await callerOf(backend()).read("messagesGetCategory", {});
		for (const { publicity, retention } of list) {
			expect(["never", "after_reply", "by_state"]).toContain(publicity);
			expect(["anonymise", "delete"]).toContain(retention?.action);
		}
	});

	it("offers the suggestion form", async () => {
		const { list } = await callerOf(backend()).read("messagesGetCategory", {});
		expect(list.map((category) => category.form)).toContain("suggestion");
	});
});
