import { expect, it } from "vitest";
import { describeCall } from "../call.ts";
import { draftOf } from "../draft.ts";
import { itNeedsLogin } from "../needs-login.ts";
import { citizenOf } from "../portal.ts";

export default describeCall("draftsDelete", "POST report/api.Drafts/delete", (backend) => {
	itNeedsLogin(backend, "draftsDelete", { form: "suggestion" });

	it("discards the caller's draft of a form, also one that is gone already, and nobody else's", async () => {
		const [one, other] = [await citizenOf(backend()), await citizenOf(backend())];
		for (const citizen of [one, other]) await citizen.read("draftsSave", await draftOf(backend()));
		for (const _ of [1, 2]) expect(await one.read("draftsDelete", { form: "suggestion" })).toBeNull();
		expect((await one.read("draftsGetList", {})).list).toEqual([]);
		expect((await other.read("draftsGetList", {})).list).toHaveLength(1);
	});
});
