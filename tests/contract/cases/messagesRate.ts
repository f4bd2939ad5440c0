import { expect, it } from "vitest";
import { filerOf, itIsForFilers, publishedCase } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("messagesRate", "POST report/api.Messages/rate", (backend) => {
	itIsForFilers(
		backend,
		"messagesRate",
		(id, idempotency_key) => ({ id, rating: 4, comment: "Quick.", idempotency_key }),
		["accept", "reply"],
	);

	it("rates a reply; what was said with it is not for the public", async () => {
		const { citizen, id } = await publishedCase(backend(), "reply");
		expect((await citizen.read("messagesGetDetail", { id })).can).toEqual(["rate", "reopen"]);
		const after = await citizen.read("messagesRate", { id, rating: 5, comment: "Thank you." });
		expect(after).toMatchObject({ rating: 5, rating_comment: "Thank you.", status: "replied", can: ["reopen"] });
		const seen = await callerOf(backend()).read("messagesGetDetail", { id });
		expect(seen).toMatchObject({ rating: 5, rating_comment: null });
		const { list } = await callerOf(backend()).read("messageFlowList", { message_id: id });
		expect(list.at(-1)).toMatchObject({ action: "rate", to_status: "replied", note: "" });
	});

	it("responds with 409 to a reply that was rated, and to a case without one", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "reply");
		await citizen.read("messagesRate", { id, rating: 1 });
		expect(await citizen.call("messagesRate", { id, rating: 5 })).toMatchObject({ code: 409 });
		const waiting = await filerOf(backend(), "accept");
		expect(await waiting.citizen.call("messagesRate", { id: waiting.id, rating: 5 })).toMatchObject({ code: 409 });
	});

	it("takes another rating for another reply", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "reply");
		await citizen.read("messagesRate", { id, rating: 1 });
		await citizen.read("messagesReopen", { id, note: "It still drips." });
		for (const action of ["start", "reply"]) await backend().handle(id, action, "Mended again.");
		expect(await citizen.read("messagesGetDetail", { id })).toMatchObject({ rating: null, can: ["rate", "reopen"] });
		expect(await citizen.read("messagesRate", { id, rating: 5 })).toMatchObject({ rating: 5 });
	});

	it.each([0, 6, 2.5])("responds with 422 to the rating %d", async (rating) => {
		const { citizen, id } = await filerOf(backend(), "accept", "reply");
		expectInvalidAt("/rating", await citizen.call("messagesRate", { id, rating }));
	});
});
