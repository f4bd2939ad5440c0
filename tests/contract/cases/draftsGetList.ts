import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { draftOf } from "../draft.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

export default describeCall("draftsGetList", "GET report/api.Drafts/getList", (backend) => {
	itNeedsLogin(backend, "draftsGetList", {});

	it("tells the caller's drafts, all or a form's, and nobody else's", async () => {
		const [one, other] = [await citizenOf(backend()), await citizenOf(backend())];
		const saved = await one.read("draftsSave", await draftOf(backend()));
		expect(await one.read("draftsGetList", {})).toEqual({ list: [saved] });
		expect(await one.read("draftsGetList", { form: "suggestion" })).toEqual({ list: [saved] });
		expect(await one.read("draftsGetList", { form: "complaint" })).toEqual({ list: [] });
		expect(await other.read("draftsGetList", {})).toEqual({ list: [] });
	});

	it("keeps a draft for thirty days after it was saved", async () => {
		const citizen = await citizenOf(backend());
		const { updated_at, expires_at } = await citizen.read("draftsSave", await draftOf(backend()));
		expect(Date.parse(expires_at) - Date.parse(updated_at)).toBe(30 * 24 * 3600 * 1000);
	});
});
