import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { draftOf } from "../draft.ts";
import { imageFile } from "../files.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

export default describeCall("draftsDelete", "POST report/api.Drafts/delete", (backend) => {
	itNeedsLogin(backend, "draftsDelete", { form: "suggestion" });

	it("discards the caller's draft of a form, also one that is gone already, and nobody else's", async () => {
		const one = await citizenOf(backend());
		const other = await citizenOf(backend());
		for (const citizen of [one, other]) await citizen.read("draftsSave", await draftOf(backend()));
		for (const _ of [1, 2]) expect(await one.read("draftsDelete", { form: "suggestion" })).toBeNull();
		expect((await one.read("draftsGetList", {})).list).toEqual([]);
		expect((await other.read("draftsGetList", {})).list).toHaveLength(1);
	});

	it("tells the caller's other devices what was discarded, and takes it back from none of them", async () => {
		const one = await citizenOf(backend());
		const other = await citizenOf(backend());
		const { idempotency_key } = await one.read("draftsSave", await draftOf(backend()));
		await one.read("draftsDelete", { form: "suggestion" });
		const ended = { form: "suggestion", idempotency_key, how: "discarded", number: null };
		expect((await one.read("draftsGetList", {})).ended).toMatchObject([ended]);
		expect((await other.read("draftsGetList", {})).ended).toEqual([]);
		const refused = await one.call("draftsSave", await draftOf(backend(), 1, "More of it", idempotency_key));
		expect(refused).toMatchObject({ code: 409, data: ended });
	});

	it("forgets a draft that is to be nobody's, with the files that were sent for it, and tells no device", async () => {
		const citizen = await citizenOf(backend());
		const upload = async () => (await citizen.client.upload("fileUpload", imageFile("tap.png"))).data.id;
		const saved = await upload();
		const unsaved = await upload();
		const draft = await citizen.read("draftsSave", { ...(await draftOf(backend())), attachments: [saved] });
		const { form, idempotency_key } = draft;
		await citizen.read("draftsDelete", { form, idempotency_key, forget: true, attachments: [unsaved] });
		expect(await citizen.read("draftsGetList", {})).toEqual({ list: [], ended: [] });
		for (const id of [saved, unsaved]) {
			const again = { ...(await draftOf(backend())), attachments: [id] };
			expect(await citizen.call("draftsSave", again)).toMatchObject({ code: 422 });
		}
	});

	it("leaves a draft alone that has another key by now", async () => {
		const citizen = await citizenOf(backend());
		await citizen.read("draftsSave", await draftOf(backend()));
		await citizen.read("draftsDelete", { form: "suggestion", idempotency_key: crypto.randomUUID() });
		expect((await citizen.read("draftsGetList", {})).list).toHaveLength(1);
	});

	it("remembers nothing of it for who keeps no drafts", async () => {
		const citizen = await citizenOf(backend());
		await citizen.read("draftsSave", await draftOf(backend()));
		await citizen.read("draftsDelete", { form: "suggestion" });
		await citizen.read("userUpdateProfile", { keep_drafts: false });
		expect(await citizen.read("draftsGetList", {})).toEqual({ list: [], ended: [] });
	});
});
