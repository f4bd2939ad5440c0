import { expect, it } from "vitest";
import { filerOf, itIsForFilers, publishedCase } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectAbsent } from "../expectations.ts";
import { callerOf } from "../portal.ts";

export default describeCall("messagesWithdraw", "POST report/api.Messages/withdraw", (backend) => {
	itIsForFilers(backend, "messagesWithdraw", (id, idempotency_key) => ({ id, idempotency_key }), []);

	it("takes a case back, from the public too", async () => {
		const { citizen, id } = await publishedCase(backend());
		expect(await callerOf(backend()).read("messagesGetDetail", { id })).toMatchObject({ id, status: "accepted" });
		const after = await citizen.read("messagesWithdraw", { id, note: "It is settled." });
		expect(after).toMatchObject({ id, status: "withdrawn", can: [] });
		expectAbsent(await callerOf(backend()).call("messagesGetDetail", { id }));
	});

	it("responds with 409 to a case that was replied to or withdrawn", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "reply");
		expect(await citizen.call("messagesWithdraw", { id })).toMatchObject({ code: 409 });
		const other = await filerOf(backend());
		await other.citizen.read("messagesWithdraw", { id: other.id });
		expect(await other.citizen.call("messagesWithdraw", { id: other.id })).toMatchObject({ code: 409 });
	});
});
