import { describe, expect, it } from "vitest";
import { publishedCase } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectLoginNeeded, itPages } from "../expectations.ts";
import { type Backend, type Caller, callerOf, citizenOf } from "../portal.ts";

/** Somebody who follows three cases. */
async function followerOf(backend: Backend): Promise<{ citizen: Caller; ids: string[] }> {
	const citizen = await citizenOf(backend);
	const ids: string[] = [];
	for (const _ of [1, 2, 3]) {
		const { id } = await publishedCase(backend);
		await citizen.read("messagesFollow", { id, follow: true });
		ids.push(id);
	}
	return { citizen, ids };
}

export default describeCall("messagesGetFollowedList", "GET report/api.Messages/getFollowedList", (backend) => {
	it("responds with 401 to somebody who is not logged in", async () => {
		const caller = callerOf(backend());
		expectLoginNeeded(await caller.call("messagesGetFollowedList", {}), caller);
	});

	it("tells what the caller follows, the last followed first, as far as it is public", async () => {
		const { citizen, ids } = await followerOf(backend());
		const listed = async () => (await citizen.read("messagesGetFollowedList", {})).list.map((item) => item.id);
		expect(await listed()).toEqual(ids.toReversed());
		const [first = "", second = "", third = ""] = ids;
		await citizen.read("messagesFollow", { id: second, follow: false });
		await backend().handle(first, "merge", "The same as another.");
		expect(await listed()).toEqual([third]);
	});

	describe("with three cases", () => {
		let follower: Promise<Caller> | undefined;
		itPages(
			backend,
			"messagesGetFollowedList",
			(paging) => paging,
			(portal) => {
				follower ??= followerOf(portal).then(({ citizen }) => citizen);
				return follower;
			},
		);
	});
});
