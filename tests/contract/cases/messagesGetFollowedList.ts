import { describe, expect, it } from "vitest";
import { type Filer, publishedCase } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectLoginNeeded, itPages } from "../expectations.ts";
import { type Backend, type Caller, callerOf, citizenOf } from "../portal.ts";

/** Somebody who follows three cases, and who filed them. */
async function followerOf(backend: Backend): Promise<{ citizen: Caller; filers: Filer[] }> {
	const citizen = await citizenOf(backend);
	const filers: Filer[] = [];
	for (const _ of [1, 2, 3]) {
		const filer = await publishedCase(backend);
		await citizen.read("messagesFollow", { id: filer.id, follow: true });
		filers.push(filer);
	}
	return { citizen, filers };
}

export default describeCall("messagesGetFollowedList", "GET report/api.Messages/getFollowedList", (backend) => {
	it("responds with 401 to somebody who is not logged in", async () => {
		const caller = callerOf(backend());
		expectLoginNeeded(await caller.call("messagesGetFollowedList", {}), caller);
	});

	it("tells what the caller follows, the last followed first, as far as it is public", async () => {
		const { citizen, filers } = await followerOf(backend());
		const listed = async () => (await citizen.read("messagesGetFollowedList", {})).list.map((item) => item.id);
		const [first = "", second = "", third = ""] = filers.map(({ id }) => id);
		expect(await listed()).toEqual([third, second, first]);
		await citizen.read("messagesFollow", { id: second, follow: false });
		await filers[0]?.citizen.read("messagesWithdraw", { id: first, idempotency_key: crypto.randomUUID() });
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
