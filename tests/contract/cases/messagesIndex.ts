import { expect, it } from "vitest";
import { addWorkingDays } from "../../../schemas/rules/formats/working-days.ts";
import { CITY } from "../../msw/city-time.ts";
import { describeCall } from "../call.ts";
import { draftOf } from "../draft.ts";
import { errorsOf, expectAbsent, expectInvalidAt, expectLoginNeeded, expectWordsIn, LOCALES } from "../expectations.ts";
import { gifFile } from "../files.ts";
import { callerOf, citizenOf, complaint, login, noise, suggestion } from "../portal.ts";

export default describeCall("messagesIndex", "POST report/api.Messages/index", (backend) => {
	it("files a case, for somebody unknown as for somebody logged in", async () => {
		for (const caller of [callerOf(backend()), await citizenOf(backend())]) {
			const filed = await caller.read("messagesIndex", await suggestion(backend()));
			expect(filed).toMatchObject({ status: "submitted", number: expect.stringMatching(/\d/) });
		}
	});

	it("files the same case once for one idempotency key, however often and however quickly it is sent", async () => {
		const citizen = await citizenOf(backend());
		const submission = await suggestion(backend());
		const filed = await Promise.all([1, 2, 3].map(() => citizen.read("messagesIndex", submission)));
		expect(new Set(filed.map((envelope) => envelope.id)).size).toBe(1);
		expect((await citizen.read("messagesGetUserReportList", {})).total).toBe(1);
	});

	it("files the same case once also for the same values in another order", async () => {
		const citizen = await citizenOf(backend());
		const submission = await suggestion(backend());
		const { number } = await citizen.read("messagesIndex", submission);
		const data = Object.fromEntries(Object.entries(submission.data).reverse());
		expect(await citizen.read("messagesIndex", { ...submission, data })).toMatchObject({ number, repeated: true });
	});

	it("says whether a case had been filed before", async () => {
		const citizen = await citizenOf(backend());
		const submission = await suggestion(backend());
		expect((await citizen.read("messagesIndex", submission)).repeated).toBe(false);
		expect((await citizen.read("messagesIndex", submission)).repeated).toBe(true);
	});

	it("responds with 409 and the case's number and time to the same key with other values", async () => {
		const citizen = await citizenOf(backend());
		const submission = await suggestion(backend());
		const { number, submitted_at } = await citizen.read("messagesIndex", submission);
		const changed = { ...submission, data: { ...submission.data, title: "Another title" } };
		const refused = await citizen.call("messagesIndex", changed);
		expect(refused).toMatchObject({ code: 409, data: { number, submitted_at } });
	});

	it("files nothing again for who has logged in between two attempts", async () => {
		const submission = await suggestion(backend());
		const first = await callerOf(backend()).read("messagesIndex", submission);
		const citizen = await citizenOf(backend());
		const second = await citizen.read("messagesIndex", submission);
		expect(second).toMatchObject({ number: first.number, query_code: first.query_code, repeated: true });
		expect((await citizen.read("messagesGetUserReportList", {})).total).toBe(0);
	});

	it("files nothing again for whose session has ended between two attempts, and gives no code to a case with a name", async () => {
		const citizen = await citizenOf(backend());
		const submission = await suggestion(backend());
		const { number } = await citizen.read("messagesIndex", submission);
		const second = await callerOf(backend()).read("messagesIndex", submission);
		expect(second).toMatchObject({ number, query_code: null, repeated: true });
		const changed = { ...submission, data: { ...submission.data, title: "Another title" } };
		const refused = await callerOf(backend()).call("messagesIndex", changed);
		expect(refused).toMatchObject({ code: 409, data: { number } });
	});

	it("files once what is sent with a name and without at the same moment", async () => {
		const submission = await suggestion(backend());
		const citizen = await citizenOf(backend());
		const filers = [citizen, callerOf(backend()), citizen, callerOf(backend())];
		const filed = await Promise.all(filers.map((filer) => filer.read("messagesIndex", submission)));
		expect(new Set(filed.map(({ number }) => number)).size).toBe(1);
	});

	it("ends the draft that was sent", async () => {
		const citizen = await citizenOf(backend());
		const submission = await suggestion(backend());
		await citizen.read("draftsSave", await draftOf(backend(), 0, "A wat", submission.idempotency_key));
		await citizen.read("messagesIndex", submission);
		expect((await citizen.read("draftsGetList", {})).list).toEqual([]);
	});

	it.each([
		["en-US", "Noise from a business: Maple Road 12"],
		["zh-CN", "经营场所噪声：Maple Road 12"],
	])("makes computed answers anew in the filer's language (%s), not as they were sent", async (locale, title) => {
		const { token } = await login(backend());
		const citizen = callerOf(backend(), token, locale);
		for (const data of [{ title: "A title that somebody forged" }, {}])
			await citizen.read("messagesIndex", await noise(backend(), data));
		const { list } = await citizen.read("messagesGetUserReportList", {});
		expect(list.map((item) => item.title)).toEqual([title, title]);
	});

	it.each([
		["en-US", "Nov 1, 2026"],
		["zh-CN", "2026年11月1日"],
	])(
		"responds with 409 and says until when a form was open (%s), and files nothing but what was filed before",
		async (locale, day) => {
			const { token } = await login(backend());
			const citizen = callerOf(backend(), token, locale);
			const filed = await suggestion(backend());
			const started = await suggestion(backend());
			await citizen.read("messagesIndex", filed);
			try {
				await backend().open("suggestion", { until: "2026-11-01" });
				const refused = await citizen.call("messagesIndex", started);
				expect(refused).toMatchObject({ code: 409, data: { open_until: "2026-11-01" } });
				expect(refused.msg).toContain(day);
				expect(await citizen.read("messagesIndex", filed)).toMatchObject({ repeated: true });
				await backend().open("suggestion", { from: "2199-01-01" });
				const early = await citizen.call("messagesIndex", await suggestion(backend()));
				expect(early).toMatchObject({ code: 409, data: { open_from: "2199-01-01" } });
			} finally {
				await backend().open("suggestion", null);
			}
			expect(await citizen.read("messagesIndex", started)).toMatchObject({ repeated: false });
		},
	);

	it("responds with 422 at each value that the form refuses", async () => {
		const submission = await suggestion(backend(), { title: "Tap", consent: false });
		const refused = await callerOf(backend()).call("messagesIndex", submission);
		expectInvalidAt("/data/title", refused);
		expectInvalidAt("/data/consent", refused);
	});

	it("responds with 422 at a value that is missing", async () => {
		const submission = await suggestion(backend(), { description: undefined });
		expectInvalidAt("/data/description", await callerOf(backend()).call("messagesIndex", submission));
	});

	it("responds with 422 at a choice that no operation offers, and takes one that it does", async () => {
		const caller = callerOf(backend());
		const { list } = await caller.read("projectGetList", {});
		await caller.read("messagesIndex", await suggestion(backend(), { project: list[0]?.id }));
		const crafted = await suggestion(backend(), { project: "no-such-project" });
		expectInvalidAt("/data/project", await caller.call("messagesIndex", crafted));
	});

	it.each(LOCALES)("responds with 422 at a choice that the portal cannot keep to (%s)", async (locale) => {
		const { token } = await login(backend());
		const citizen = callerOf(backend(), token, locale);
		const refused = await citizen.call("messagesIndex", await complaint(backend(), { contact_by: "message" }));
		expectInvalidAt("/data/contact_by", refused);
		expectWordsIn(locale, String(errorsOf(refused)[0]?.message));
		const called = await complaint(backend(), { contact_by: "phone", contact_time: "morning" });
		await citizen.read("messagesIndex", called);
	});

	it.each([
		["en-US", "Is it going on right now?"],
		["zh-CN", "此刻正在发生吗？"],
	])(
		"responds with 422 at values that belong in another channel, in the filer's language (%s)",
		async (locale, said) => {
			const { token } = await login(backend());
			const submission = await noise(backend(), { source: "neighbour", business_name: undefined, frequency: "once" });
			const refused = await callerOf(backend(), token, locale).call("messagesIndex", submission);
			expectInvalidAt("/data/source", refused);
			expect(errorsOf(refused).map(({ message }) => message)).toEqual([said]);
		},
	);

	it("responds with 422 at an attachment that is not there", async () => {
		const submission = { ...(await suggestion(backend())), attachments: ["no-such-upload"] };
		expectInvalidAt("/attachments", await callerOf(backend()).call("messagesIndex", submission));
	});

	it.each(LOCALES)(
		"responds with 422 at a file of a kind that its field does not take, by name (%s)",
		async (locale) => {
			const caller = callerOf(backend(), null, locale);
			const { data } = await caller.client.upload("fileUpload", gifFile("路灯.gif"));
			const submission = { ...(await suggestion(backend(), { attachments: [data.id] })), attachments: [data.id] };
			const refused = await caller.call("messagesIndex", submission);
			expectInvalidAt("/data/attachments/0", refused);
			const said = String(errorsOf(refused)[0]?.message);
			expect(said).toMatch(/路灯\.gif.*PDF/);
			expectWordsIn(locale, said.replace("路灯", ""));
		},
	);

	it("responds with 422 at an idempotency key that is too short", async () => {
		const submission = { ...(await suggestion(backend())), idempotency_key: "short" };
		expectInvalidAt("/idempotency_key", await callerOf(backend()).call("messagesIndex", submission));
	});

	it("responds with 410 to a form hash that no release has", async () => {
		const submission = { ...(await suggestion(backend())), form_hash: "0".repeat(64) };
		expect(await callerOf(backend()).call("messagesIndex", submission)).toMatchObject({ code: 410 });
	});

	it("files a draft of another device by its form alone, whatever release the device names that sends it", async () => {
		const caller = callerOf(backend());
		const { number } = await caller.read("messagesIndex", {
			...(await suggestion(backend())),
			release: "f".repeat(64),
		});
		expect(number).toMatch(/\d/);
	});

	it("promises by when it will be accepted and replied to, in working days", async () => {
		const filed = await callerOf(backend()).read("messagesIndex", await suggestion(backend()));
		const accept_by = addWorkingDays(new Date(filed.submitted_at), 2, CITY);
		expect(filed.accept_by).toBe(accept_by.toISOString());
		expect(filed.reply_by).toBe(addWorkingDays(accept_by, 15, CITY).toISOString());
	});

	it("gives a code of ten unambiguous characters without an account, the same to a retry, and none with one", async () => {
		const submission = await suggestion(backend());
		const first = await callerOf(backend()).read("messagesIndex", submission);
		expect(first.query_code).toMatch(/^[2-9A-HJKMNP-Z]{10,}$/);
		expect((await callerOf(backend()).read("messagesIndex", submission)).query_code).toBe(first.query_code);
		const named = await (await citizenOf(backend())).read("messagesIndex", await suggestion(backend()));
		expect(named.query_code).toBeNull();
	});

	it("files by name what is to be filed by name: its filer finds it, and sees the name they gave", async () => {
		const citizen = await citizenOf(backend());
		const named = { identity: "named", contact_name: "Wang Xiaoming" };
		const { id, query_code } = await citizen.read("messagesIndex", await suggestion(backend(), named));
		expect(query_code).toBeNull();
		expect((await citizen.read("messagesGetUserReportList", {})).total).toBe(1);
		const { answers: values } = await citizen.read("messagesGetDetail", { id });
		expect(values).toContainEqual(expect.objectContaining({ name: "/contact_name", value: "Wang Xiaoming" }));
	});

	it("files without a name what is to be filed so, whoever sends it: no account has it, and a name that came along is dropped", async () => {
		const citizen = await citizenOf(backend());
		const anonymous = { identity: "anonymous", contact_name: "Wang Xiaoming" };
		const submission = await suggestion(backend(), anonymous);
		const { id, number, query_code } = await citizen.read("messagesIndex", submission);
		expect(await citizen.read("messagesIndex", submission)).toMatchObject({ id, query_code });
		expect((await citizen.read("messagesGetUserReportList", {})).total).toBe(0);
		expectAbsent(await citizen.call("messagesGetDetail", { id }));
		expect(JSON.stringify(await citizen.read("userExport", {}))).not.toContain(number);
		const tracked = await callerOf(backend()).read("messagesTrack", { number, query_code: query_code ?? "" });
		expect(JSON.stringify(tracked)).not.toContain("Wang");
		await backend().handle(id, "accept");
		await backend().publish(id);
		expect(JSON.stringify(await callerOf(backend()).read("messagesGetDetail", { id }))).not.toContain("Wang");
		expect((await citizen.read("messagesGetDetail", { id })).own).toBe(false);
		expect((await citizen.read("notificationsGetList", {})).total).toBe(0);
	});

	it("responds with 401 to a session that has ended, and files nothing", async () => {
		const caller = callerOf(backend(), "a-token-of-long-ago");
		expectLoginNeeded(await caller.call("messagesIndex", await suggestion(backend())), caller);
	});
});
