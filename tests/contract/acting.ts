import { expect, it } from "vitest";
import type { AskedOperation } from "../../adapters/http/client.ts";
import type { RequestOf } from "../../schemas/operation.ts";
import { expectAbsent, expectLoginNeeded, UNKNOWN_IDS } from "./expectations.ts";
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

/** A case that its filer can be asked about in public. */
export async function publishedCase(backend: Backend, ...actions: string[]): Promise<Filer> {
	const filer = await filerOf(backend, "accept", ...actions);
	await backend.publish(filer.id);
	return filer;
}

/** The cases that all actions on an own case share: who may not do it, and that a key acts once. */
export function itIsForFilers<O extends AskedOperation>(
	backend: () => Backend,
	operation: O,
	toRequest: (id: string, key: string) => RequestOf<O>,
	/** Actions of a handler after which it is possible. */
	ready: string[],
): void {
	const request = (id: string, key = crypto.randomUUID()) => toRequest(id, key);

	it("answers 401 to somebody who is not logged in", async () => {
		const caller = callerOf(backend());
		expectLoginNeeded(await caller.ask(operation, request("no-such-id")), caller);
	});

	it.each(UNKNOWN_IDS)("answers 404 to the unknown id %s", async (id) => {
		expectAbsent(await (await citizenOf(backend())).ask(operation, request(id)));
	});

	it("answers 404 to others while the case is not public, and 403 once it is", async () => {
		const { id } = await filerOf(backend(), "accept");
		const other = await citizenOf(backend());
		expectAbsent(await other.ask(operation, request(id)));
		await backend().publish(id);
		expect(await other.ask(operation, request(id))).toMatchObject({ code: 403, msg: expect.stringMatching(/./) });
	});

	it("acts once a key, and refuses the key for anything else", async () => {
		const { citizen, id } = await filerOf(backend(), ...ready);
		const key = crypto.randomUUID();
		const first = await citizen.read(operation, request(id, key));
		expect(await citizen.read(operation, request(id, key))).toEqual(first);
		const { list } = await citizen.read("messageFlowList", { message_id: id });
		const action = list.at(-1)?.action;
		expect(list.filter((entry) => entry.action === action)).toHaveLength(1);
		const other = await citizen.ask("messagesWithdraw", { id, note: "Something else.", idempotency_key: key });
		expect(other).toMatchObject({ code: 409, msg: expect.stringMatching(/./) });
	});
}
