import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { expectAbsent, expectInvalidAt } from "../expectations.ts";
import { type Backend, callerOf, citizenOf, suggestion } from "../portal.ts";

const fileAnonymously = async (backend: Backend) => {
	const { id, number, query_code } = await callerOf(backend).read("messagesIndex", await suggestion(backend));
	return { id, number, query_code: query_code ?? "" };
};

export default describeCall("messagesTrack", "POST report/api.Messages/track", (backend) => {
	it("tells a case filed without an account, with its handling, to who has its number and code", async () => {
		const { id, number, query_code } = await fileAnonymously(backend());
		await backend().handle(id, "accept", "It is ours.");
		const { message, flow } = await callerOf(backend()).read("messagesTrack", { number, query_code });
		expect(message).toMatchObject({ id, number, status: "accepted", own: true, can: [] });
		expect(message.answers).toContainEqual(expect.objectContaining({ name: "/title" }));
		expect(flow.map((entry) => entry.action)).toEqual(["submit", "accept"]);
		expectAbsent(await callerOf(backend()).ask("messagesGetDetail", { id }));
	});

	it("forgives small letters, spaces and hyphens in the code", async () => {
		const { number, query_code } = await fileAnonymously(backend());
		const typed = `${query_code.slice(0, 5).toLowerCase()} -${query_code.slice(5)}`;
		const { message } = await callerOf(backend()).read("messagesTrack", { number: ` ${number} `, query_code: typed });
		expect(message.number).toBe(number);
	});

	it("answers 404 to a wrong code and to a wrong number alike", async () => {
		const { number, query_code } = await fileAnonymously(backend());
		const caller = callerOf(backend());
		const wrongCode = await caller.ask("messagesTrack", { number, query_code: "2222222222" });
		const wrongNumber = await caller.ask("messagesTrack", { number: "19990101-000001", query_code });
		expectAbsent(wrongCode);
		expect(wrongNumber).toEqual(wrongCode);
	});

	it("answers 404 to the number of a case that has a filer", async () => {
		const { number } = await (await citizenOf(backend())).read("messagesIndex", await suggestion(backend()));
		expectAbsent(await callerOf(backend()).ask("messagesTrack", { number, query_code: "2222222222" }));
	});

	it("answers 422 where the code is missing or too short", async () => {
		expectInvalidAt("/query_code", await callerOf(backend()).ask("messagesTrack", { number: "123", query_code: "1" }));
	});
});
