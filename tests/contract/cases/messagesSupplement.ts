import { expect, it } from "vitest";
import { codeFilerOf, filerOf, itIsForFilers } from "../acting.ts";
import { describeCall } from "../call.ts";
import { expectInvalidAt } from "../expectations.ts";
import { imageFile } from "../files.ts";
import type { Backend } from "../portal.ts";

/** What answers a case's question in the form `ask-visit`; some of its values may be others. */
async function answerTo(backend: Backend, id: string) {
	const named = await backend.formOf("ask-visit");
	const data = { id, day: "2099-05-04", times: ["morning"], remark: "The bell is broken." };
	const answer = (changed: object = {}) => ({ id, form: "ask-visit", ...named, data: { ...data, ...changed } });
	return { answer };
}

/** A case whose question is to be answered in that form. */
async function askedInForm(backend: Backend) {
	const filer = await filerOf(backend);
	await backend.ask(filer.id, "ask-visit");
	return { ...filer, ...(await answerTo(backend, filer.id)) };
}

export default describeCall("messagesSupplement", "POST report/api.Messages/supplement", (backend) => {
	itIsForFilers(
		backend,
		"messagesSupplement",
		(id, idempotency_key) => ({ id, note: "It is the green one.", idempotency_key }),
		["accept", "request-info"],
	);

	it("adds words and files to a case that waits for them", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "request-info");
		expect((await citizen.read("messagesGetDetail", { id })).can).toEqual(["supplement", "withdraw"]);
		const { data: file } = await citizen.client.upload("fileUpload", imageFile("tap.png"));
		const after = await citizen.read("messagesSupplement", { id, note: "See the photo.", attachments: [file.id] });
		expect(after).toMatchObject({ id, status: "info_received", can: ["withdraw"] });
		const { list } = await citizen.read("messageFlowList", { message_id: id });
		expect(list.at(-1)).toMatchObject({
			action: "supplement",
			from_status: "info_requested",
			to_status: "info_received",
			note: "See the photo.",
			attachments: [{ id: file.id, name: "tap.png" }],
		});
	});

	it("responds with 409 where nothing was requested", async () => {
		const { citizen, id } = await filerOf(backend());
		expect(await citizen.call("messagesSupplement", { id, note: "More." })).toMatchObject({ code: 409 });
	});

	it("responds with 422 at an attachment that is not there, and moves nothing", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "request-info");
		const request = { id, note: "See the photo.", attachments: ["no-such-upload"] };
		expectInvalidAt("/attachments", await citizen.call("messagesSupplement", request));
		expect(await citizen.read("messagesGetDetail", { id })).toMatchObject({ status: "info_requested" });
	});

	it("is answered in the form that the question names, whose answers stand in the step", async () => {
		const { citizen, id, answer } = await askedInForm(backend());
		expect(await citizen.read("messagesGetDetail", { id })).toMatchObject({
			question: "When may we come?",
			question_form: "ask-visit",
		});
		const after = await citizen.read("messagesSupplement", answer());
		expect(after).toMatchObject({ status: "info_received", question: null, question_form: null });
		const { list } = await citizen.read("messageFlowList", { message_id: id });
		expect(list.at(-1)).toMatchObject({ action: "supplement", note: "" });
		const answers = list.at(-1)?.answers ?? [];
		expect(answers.map(({ name }) => name)).toEqual(["/day", "/times", "/remark"]);
		expect(answers.at(-1)).toMatchObject({ text: "The bell is broken." });
	});

	it("holds what is answered in a form to its rules, at the place of each answer, and moves nothing", async () => {
		const { citizen, id, answer } = await askedInForm(backend());
		expectInvalidAt("/data/times", await citizen.call("messagesSupplement", answer({ times: [] })));
		expect(await citizen.read("messagesGetDetail", { id })).toMatchObject({ status: "info_requested" });
	});

	it("answers a retry of a form as the first time, and refuses its key for other answers", async () => {
		const { citizen, answer } = await askedInForm(backend());
		const key = crypto.randomUUID();
		const first = await citizen.read("messagesSupplement", { ...answer(), idempotency_key: key });
		expect(await citizen.read("messagesSupplement", { ...answer(), idempotency_key: key })).toEqual(first);
		const other = { ...answer({ remark: "It works again." }), idempotency_key: key };
		expect(await citizen.call("messagesSupplement", other)).toMatchObject({ code: 409 });
	});

	it("is answered in a form by who has the number and the query code alone", async () => {
		const { caller, proof } = await codeFilerOf(backend());
		await backend().ask(proof.id, "ask-visit");
		const { answer } = await answerTo(backend(), proof.id);
		const { number, query_code } = proof;
		await caller.read("messagesSupplement", { ...answer({ number, query_code }), number, query_code });
		const { flow } = await caller.read("messagesTrack", { number, query_code });
		const answers = flow.at(-1)?.answers ?? [];
		expect(answers.map(({ name }) => name)).toEqual(["/day", "/times", "/remark"]);
	});

	it("responds with 409 to a form that was not asked, and 410 to one that answers nothing", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "request-info");
		const { answer } = await answerTo(backend(), id);
		expect(await citizen.call("messagesSupplement", answer())).toMatchObject({ code: 409 });
		const { form_hash, release } = await backend().formOf("suggestion");
		const other = { id, form: "suggestion", form_hash, release, data: {} };
		expect(await citizen.call("messagesSupplement", other)).toMatchObject({ code: 410 });
	});

	it("responds with 422 where neither a note nor a form is sent", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "request-info");
		expectInvalidAt("/note", await citizen.call("messagesSupplement", { id }));
	});

	it("responds with 422 where the note is missing or empty", async () => {
		const { citizen, id } = await filerOf(backend(), "accept", "request-info");
		expectInvalidAt("/note", await citizen.call("messagesSupplement", { id, note: "" }));
	});
});
