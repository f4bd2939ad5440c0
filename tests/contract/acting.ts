import { expect, it } from "vitest";
import type { JsonOperation } from "../../adapters/http/client.ts";
import type { RequestOf } from "../../schemas/operation.ts";
import { expectAbsent, expectInvalidAt, expectLoginNeeded, UNKNOWN_IDS } from "./expectations.ts";
import { type Backend, type Caller, callerOf, citizenOf, suggestion } from "./portal.ts";

/** Somebody with a case they filed. */
export type Filer = { citizen: Caller; id: string };

/** Files a case and has it handled by these actions. */
export async function filerOf(backend: Backend, ...actions: string[]): Promise<Filer> {
	const citizen = await citizenOf(backend);
	const { id } = await citizen.read("messagesIndex", await suggestion(backend));
	for (const action of actions) await backend.handle(id, action, "What the city says.");
	return { citizen, id };
}

/** Somebody without a session, and what proves that a case is theirs. */
export type CodeFiler = { caller: Caller; proof: { id: string; number: string; query_code: string } };

/** Files a case without a name and has it handled by these actions. */
export async function codeFilerOf(backend: Backend, ...actions: string[]): Promise<CodeFiler> {
	const caller = callerOf(backend);
	const { id, number, query_code } = await caller.read("messagesIndex", await suggestion(backend));
	for (const action of actions) await backend.handle(id, action, "What the city says.");
	return { caller, proof: { id, number, query_code: query_code ?? "" } };
}

/** A case that its filer can be asked about in public. */
export async function publishedCase(backend: Backend, ...actions: string[]): Promise<Filer> {
	const filer = await filerOf(backend, "accept", ...actions);
	await backend.publish(filer.id);
	return filer;
}

/** The cases that all actions on an own case share: who may not do it, and that a key acts once. */
export function itIsForFilers<O extends JsonOperation>(
	backend: () => Backend,
	operation: O,
	toRequest: (id: string, key: string) => RequestOf<O>,
	/** Actions of a handler after which it is possible. */
	ready: string[],
): void {
	const request = (id: string, key = crypto.randomUUID()) => toRequest(id, key);

	it("responds with 401 to somebody who is not logged in", async () => {
		const caller = callerOf(backend());
		expectLoginNeeded(await caller.call(operation, request("no-such-id")), caller);
	});

	it.each(UNKNOWN_IDS)("responds with 404 to the unknown id %s", async (id) => {
		expectAbsent(await (await citizenOf(backend())).call(operation, request(id)));
	});

	it("responds with 404 to others while the case is not public, and 403 once it is", async () => {
		const { id } = await filerOf(backend(), "accept");
		const other = await citizenOf(backend());
		expectAbsent(await other.call(operation, request(id)));
		await backend().publish(id);
		expect(await other.call(operation, request(id))).toMatchObject({ code: 403, msg: expect.stringMatching(/./) });
	});

	it("is for who has the number and the query code of this very case, without a session", async () => {
		const { caller, proof } = await codeFilerOf(backend(), ...ready);
		const { number, query_code } = proof;
		const another = await codeFilerOf(backend(), ...ready);
		const named = await filerOf(backend(), ...ready);
		const called = request(proof.id);
		expectAbsent(await caller.call(operation, { ...called, number, query_code: "2222222222" }));
		expectAbsent(await caller.call(operation, { ...request(another.proof.id), number, query_code }));
		expectAbsent(await caller.call(operation, { ...request(named.id), number, query_code }));
		expectInvalidAt("", await caller.call(operation, { ...called, query_code }));
		const after = await caller.read(operation, { ...called, number, query_code });
		expect(await caller.read(operation, { ...called, number, query_code })).toEqual(after);
		const { message, flow } = await caller.read("messagesTrack", { number, query_code });
		expect(after).toEqual(message);
		expect(flow.filter(({ actor }) => actor === "Citizen")).toHaveLength(2);
	});

	it("does not take a session in the place of the code, nor requests one beside it", async () => {
		const { proof } = await codeFilerOf(backend(), ...ready);
		const { number, query_code } = proof;
		const citizen = await citizenOf(backend());
		expectAbsent(await citizen.call(operation, request(proof.id)));
		expect(await citizen.read(operation, { ...request(proof.id), number, query_code })).toMatchObject({ own: true });
		expect((await citizen.read("messagesGetUserReportList", {})).list).toEqual([]);
	});

	it("acts once a key, and refuses the key for anything else", async () => {
		const { citizen, id } = await filerOf(backend(), ...ready);
		const key = crypto.randomUUID();
		const first = await citizen.read(operation, request(id, key));
		expect(await citizen.read(operation, request(id, key))).toEqual(first);
		const { list } = await citizen.read("messageFlowList", { message_id: id });
		const action = list.at(-1)?.action;
		expect(list.filter((entry) => entry.action === action)).toHaveLength(1);
		const other = await citizen.call("messagesWithdraw", { id, note: "Something else.", idempotency_key: key });
		expect(other).toMatchObject({ code: 409, msg: expect.stringMatching(/./) });
	});
}
