import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { draftOf } from "../draft.ts";
import { expectInvalidAt } from "../expectations.ts";
import { imageFile } from "../files.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { callerOf, citizenOf, suggestion } from "../portal.ts";

const NONE = { form: "suggestion", form_hash: "", data: {}, version: 0 };

export default describeCall("draftsSave", "POST report/api.Drafts/save", (backend) => {
	itNeedsLogin(backend, "draftsSave", NONE);

	it("keeps what was typed, its files and its step, and counts the version up", async () => {
		const citizen = await citizenOf(backend());
		const { data: file } = await citizen.client.upload("fileUpload", imageFile("tap.png"));
		const draft = { ...(await draftOf(backend())), attachments: [file.id] };
		expect(await citizen.read("draftsSave", draft)).toMatchObject({
			data: { title: "A wat" },
			step: "about",
			attachments: [{ id: file.id, name: "tap.png" }],
			version: 1,
		});
		const next = await citizen.read("draftsSave", await draftOf(backend(), 1, "A water tap"));
		expect(next).toMatchObject({ data: { title: "A water tap" }, attachments: [], version: 2 });
	});

	it("responds with 409 and the newer draft to one that follows an older version", async () => {
		const citizen = await citizenOf(backend());
		await citizen.read("draftsSave", await draftOf(backend()));
		const newer = await citizen.read("draftsSave", await draftOf(backend(), 1, "Typed on the phone"));
		const refused = await citizen.call("draftsSave", await draftOf(backend(), 1, "Typed on the desk"));
		expect(refused).toMatchObject({ code: 409, msg: expect.stringMatching(/./) });
		expect(refused.data).toEqual(newer);
		const settled = await citizen.read("draftsSave", await draftOf(backend(), newer.version, "Both"));
		expect(settled.version).toBe(3);
	});

	it("has one key for a draft on whichever device, and makes one where none is named", async () => {
		const citizen = await citizenOf(backend());
		const idempotency_key = crypto.randomUUID();
		await citizen.read("draftsSave", await draftOf(backend(), 0, "From the phone", idempotency_key));
		const { list } = await citizen.read("draftsGetList", {});
		expect(list.map((draft) => draft.idempotency_key)).toEqual([idempotency_key]);
		const next = await citizen.read("draftsSave", await draftOf(backend(), 1, "From the desk"));
		expect(next.idempotency_key).toBe(idempotency_key);
		const made = await (await citizenOf(backend())).read("draftsSave", await draftOf(backend()));
		expect(made.idempotency_key).toMatch(/^.{8,64}$/);
	});

	it("responds with 409 and the case's number to a draft that was sent, with a name or without, and keeps it no more", async () => {
		const citizen = await citizenOf(backend());
		for (const filer of [citizen, callerOf(backend())]) {
			const submission = await suggestion(backend());
			const { number } = await filer.read("messagesIndex", submission);
			const draft = await draftOf(backend(), 0, "More of it", submission.idempotency_key);
			expect(await citizen.call("draftsSave", draft)).toMatchObject({ code: 409, data: { how: "sent", number } });
		}
		expect((await citizen.read("draftsGetList", {})).list).toEqual([]);
	});

	it("takes the same draft again where its response was lost", async () => {
		const citizen = await citizenOf(backend());
		const draft = await draftOf(backend());
		const first = await citizen.read("draftsSave", draft);
		expect((await citizen.read("draftsSave", draft)).version).toBe(first.version);
	});

	it("responds with 403 to who keeps no drafts, and has forgotten those there were", async () => {
		const citizen = await citizenOf(backend());
		await citizen.read("draftsSave", await draftOf(backend()));
		await citizen.read("userUpdateProfile", { keep_drafts: false });
		expect(await citizen.read("draftsGetList", {})).toEqual({ list: [], ended: [] });
		const refused = await citizen.call("draftsSave", await draftOf(backend()));
		expect(refused).toMatchObject({ code: 403, msg: expect.stringMatching(/./) });
	});

	it("responds with 410 to a form that is not offered", async () => {
		const citizen = await citizenOf(backend());
		expect(await citizen.call("draftsSave", { ...NONE, form: "no-such-form" })).toMatchObject({ code: 410 });
	});

	it("responds with 422 at an attachment that is not there", async () => {
		const citizen = await citizenOf(backend());
		const draft = { ...(await draftOf(backend())), attachments: ["no-such-upload"] };
		expectInvalidAt("/attachments", await citizen.call("draftsSave", draft));
	});

	it("responds with 403 to what is to be sent without a name, and keeps nothing of it", async () => {
		const citizen = await citizenOf(backend());
		const draft = await draftOf(backend());
		const anonymous = { ...draft, data: { ...draft.data, identity: "anonymous" } };
		expect(await citizen.call("draftsSave", anonymous)).toMatchObject({ code: 403, msg: expect.stringMatching(/./) });
		expect(await citizen.read("draftsGetList", {})).toEqual({ list: [], ended: [] });
	});

	it("responds with 403 to a form that wants no drafts, whichever version it names, and keeps nothing of it", async () => {
		const citizen = await citizenOf(backend());
		const own = (await backend().formOf("profile")).form_hash;
		const another = (await draftOf(backend())).form_hash;
		for (const form_hash of [own, another, ""]) {
			const refused = await citizen.call("draftsSave", {
				...NONE,
				form: "profile",
				form_hash,
				data: { nickname: "Li" },
			});
			expect(refused).toMatchObject({ code: 403, msg: expect.stringMatching(/./) });
		}
		expect(await citizen.read("draftsGetList", {})).toEqual({ list: [], ended: [] });
	});
});
