import { expect, it } from "vitest";
import { codeFilerOf } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectAbsent, expectInvalidAt } from "../expectations.ts";
import { imageFile } from "../files.ts";
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
		expect(message).toMatchObject({ id, number, status: "accepted", own: true, can: ["withdraw"], question: null });
		expect(message.answers).toContainEqual(expect.objectContaining({ name: "/title" }));
		expect(flow.map((entry) => entry.action)).toEqual(["submit", "accept"]);
		expectAbsent(await callerOf(backend()).call("messagesGetDetail", { id }));
	});

	it("tells what is asked and takes the answer with a file, the rating and what is not settled", async () => {
		const { caller, proof } = await codeFilerOf(backend(), "accept", "request-info");
		const { id, number, query_code } = proof;
		const track = () => caller.read("messagesTrack", { number, query_code });
		const called = (await track()).message;
		expect(called).toMatchObject({ can: ["supplement", "withdraw"], question: "What the city says." });
		const { data: file } = await caller.client.upload("fileUpload", imageFile("tap.png"));
		const envelope = { ...proof, note: "The green one.", attachments: [file.id] };
		expect(await caller.read("messagesSupplement", envelope)).toMatchObject({
			status: "info_received",
			question: null,
		});
		expect((await track()).flow.at(-1)).toMatchObject({ note: "The green one.", attachments: [{ id: file.id }] });
		await backend().handle(id, "reply", "It is mended.");
		expect((await track()).message.can).toEqual(["rate", "reopen"]);
		expect(await caller.read("messagesRate", { ...proof, rating: 2 })).toMatchObject({ rating: 2, can: ["reopen"] });
		const again = await caller.read("messagesReopen", { ...proof, note: "It still drips." });
		expect(again).toMatchObject({ status: "reopened" });
	});

	it("forgives small letters, spaces and hyphens in the code", async () => {
		const { number, query_code } = await fileAnonymously(backend());
		const typed = `${query_code.slice(0, 5).toLowerCase()} -${query_code.slice(5)}`;
		const { message } = await callerOf(backend()).read("messagesTrack", { number: ` ${number} `, query_code: typed });
		expect(message.number).toBe(number);
	});

	it("responds with 404 to a wrong code and to a wrong number alike", async () => {
		const { number, query_code } = await fileAnonymously(backend());
		const caller = callerOf(backend());
		const wrongCode = await caller.call("messagesTrack", { number, query_code: "2222222222" });
		const wrongNumber = await caller.call("messagesTrack", { number: "19990101-000001", query_code });
		expectAbsent(wrongCode);
		expect(wrongNumber).toEqual(wrongCode);
	});

	it("responds with 404 to the number of a case that has a filer", async () => {
		const { number } = await (await citizenOf(backend())).read("messagesIndex", await suggestion(backend()));
		expectAbsent(await callerOf(backend()).call("messagesTrack", { number, query_code: "2222222222" }));
	});

	it("responds with 422 where the code is missing or too short", async () => {
		expectInvalidAt("/query_code", await callerOf(backend()).call("messagesTrack", { number: "123", query_code: "1" }));
	});
});
