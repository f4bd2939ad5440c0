import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { draftOf } from "../draft.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf, suggestion } from "../portal.ts";

export default describeCall("draftsGetList", "GET report/api.Drafts/getList", (backend) => {
	itNeedsLogin(backend, "draftsGetList", {});

	it("tells the caller's drafts, all or a form's, and nobody else's", async () => {
		const one = await citizenOf(backend());
		const other = await citizenOf(backend());
		const saved = await one.read("draftsSave", await draftOf(backend()));
		expect(await one.read("draftsGetList", {})).toEqual({ list: [saved], ended: [] });
		expect(await one.read("draftsGetList", { form: "suggestion" })).toEqual({ list: [saved], ended: [] });
		expect(await one.read("draftsGetList", { form: "complaint" })).toEqual({ list: [], ended: [] });
		expect(await other.read("draftsGetList", {})).toEqual({ list: [], ended: [] });
	});

	it("tells which drafts were sent in the caller's name, with the case's number, and to nobody else", async () => {
		const one = await citizenOf(backend());
		const other = await citizenOf(backend());
		const submission = await suggestion(backend());
		const { number } = await one.read("messagesIndex", submission);
		const { idempotency_key } = submission;
		expect((await one.read("draftsGetList", { form: "suggestion" })).ended).toMatchObject([
			{ form: "suggestion", idempotency_key, how: "sent", number },
		]);
		expect((await one.read("draftsGetList", { form: "complaint" })).ended).toEqual([]);
		expect((await other.read("draftsGetList", {})).ended).toEqual([]);
	});

	it("keeps a draft for thirty days after it was saved", async () => {
		const citizen = await citizenOf(backend());
		const { updated_at, expires_at } = await citizen.read("draftsSave", await draftOf(backend()));
		expect(Date.parse(expires_at) - Date.parse(updated_at)).toBe(30 * 24 * 3600 * 1000);
	});
});
