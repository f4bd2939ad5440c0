import { expect, it } from "vitest";
import { codeFilerOf } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectAbsent, expectInvalidAt, expectLoginNeeded } from "../expectations.ts";
import { type Backend, type Caller, callerOf, citizenOf } from "../portal.ts";

const QUESTION = "Is it about all of your cases?";
const ANSWER = "About the newest one alone.";

/** Somebody who was asked back about what they have asked for, and the number of that. */
async function askedBack(backend: Backend): Promise<{ citizen: Caller; request: string }> {
	const citizen = await citizenOf(backend);
	const { number } = await citizen.read("dataRequestsCreate", { kind: "correction", wish: "My name is Li Hua." });
	await backend.askBack(number, QUESTION);
	return { citizen, request: number };
}

export default describeCall("dataRequestsAnswer", "POST api/DataRequests/answer", (backend) => {
	it("takes an answer to what was asked back, and the request goes on; the same answer twice is one", async () => {
		const { citizen, request } = await askedBack(backend());
		const [before] = (await citizen.read("dataRequestsGetList", {})).list;
		expect(before).toMatchObject({ number: request, state: "waiting", question: QUESTION });
		const given = { request, question: QUESTION, answer: ` ${ANSWER} ` };
		const answered = await citizen.read("dataRequestsAnswer", given);
		expect(answered).toMatchObject({ number: request, state: "open", question: null });
		expect(await citizen.read("dataRequestsAnswer", given)).toEqual(answered);
		expect((await citizen.call("dataRequestsAnswer", { ...given, answer: "About all." })).code).toBe(409);
	});

	it("takes it by number and query code of the case that it is about, without a session", async () => {
		const { caller, proof } = await codeFilerOf(backend());
		const { number, query_code } = proof;
		const asked = await caller.read("dataRequestsCreate", { kind: "erasure", number, query_code });
		await backend().askBack(asked.number, QUESTION);
		const given = { request: asked.number, question: QUESTION, answer: ANSWER };
		expectAbsent(await caller.call("dataRequestsAnswer", { ...given, number, query_code: "2222222222" }));
		expectAbsent(await (await citizenOf(backend())).call("dataRequestsAnswer", given));
		expectLoginNeeded(await caller.call("dataRequestsAnswer", given), caller);
		await caller.read("dataRequestsAnswer", { ...given, number, query_code });
		const { data_requests } = await caller.read("messagesTrack", { number, query_code });
		expect(data_requests).toMatchObject([{ number: asked.number, state: "open", question: null }]);
	});

	it("responds with 404 to whose request it is not, and with 409 where nothing or something else is asked", async () => {
		const { citizen, request } = await askedBack(backend());
		const given = { request, question: QUESTION, answer: ANSWER };
		expectAbsent(await (await citizenOf(backend())).call("dataRequestsAnswer", given));
		expectAbsent(await citizen.call("dataRequestsAnswer", { ...given, request: "999999999" }));
		await backend().askBack(request, "Which one?");
		expect((await citizen.call("dataRequestsAnswer", given)).code).toBe(409);
		const other = await citizen.read("dataRequestsCreate", { kind: "export" });
		expect((await citizen.call("dataRequestsAnswer", { ...given, request: other.number })).code).toBe(409);
	});

	it("responds with 401 to nobody, and with 422 to an answer that says nothing", async () => {
		const { citizen, request } = await askedBack(backend());
		const given = { request, question: QUESTION, answer: "  " };
		expectInvalidAt("/answer", await citizen.call("dataRequestsAnswer", given));
		const stranger = callerOf(backend());
		expectLoginNeeded(await stranger.call("dataRequestsAnswer", { ...given, answer: ANSWER }), stranger);
	});
});
