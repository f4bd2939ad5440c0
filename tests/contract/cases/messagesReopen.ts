import { expect, it } from "vitest";
import { filerOf, itIsForFilers } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";

export default describeCall("messagesReopen", "POST report/api.Messages/reopen", (backend) => {
	itIsForFilers(
		backend,
		"messagesReopen",
		(id, idempotency_key) => ({ id, note: "It still drips.", idempotency_key }),
		["accept", "reply"],
	);

	it("has a case handled again, when it was replied to and when it was closed", async () => {
		for (const actions of [["reply"], ["reply", "close"]]) {
			const { citizen, id } = await filerOf(backend(), "accept", ...actions);
			const after = await citizen.read("messagesReopen", { id, note: "It still drips." });
			expect(after).toMatchObject({ id, status: "reopened", reply: expect.stringContaining("What the city says") });
		}
	});

	it("responds with 409 to a case without a reply", async () => {
		const { citizen, id } = await filerOf(backend(), "accept");
		expect(await citizen.call("messagesReopen", { id, note: "Again." })).toMatchObject({ code: 409 });
	});

	it("responds with 422 where it is not said why", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "reply");
		expectInvalidAt("/note", await citizen.call("messagesReopen", { id, note: "" }));
	});
});
