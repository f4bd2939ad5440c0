import { expect, it, vi } from "vitest";
import { NOT_SENT, readOnlyFetch } from "./read-only-fetch.ts";

it("lets reading through and answers everything else itself, in the wire's envelope", async () => {
	const network = vi.fn(async () => new Response("read"));
	const fetch = readOnlyFetch(network);
	expect(await (await fetch("/api/x")).text()).toBe("read");
	for (const method of ["POST", "put", "DELETE", "PATCH"]) {
		const response = await fetch("/api/x", { method });
		expect(await response.json()).toEqual({ code: 400, msg: NOT_SENT, data: null });
	}
	expect(await (await fetch(new Request("http://portal/x", { method: "POST" }))).json()).toMatchObject({ code: 400 });
	expect(network).toHaveBeenCalledTimes(1);
});
