import { expect, it, vi } from "vitest";
import { viewerFetch } from "./viewer-fetch.ts";

const answer = { code: 0, msg: "", data: { code: 0, msg: "", data: { id: "7" } } };
const network = (body: object) => vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body)));
const VIEWER = { id: "v", token: "t" };

it("has the server answer what a page reads as it answers the viewer", async () => {
	const asked = network(answer);
	const fetch = viewerFetch(asked, VIEWER, "http://portal");
	const response = await fetch("/report/api.Messages/getDetail?id=7", { headers: { "Accept-Language": "zh-CN" } });
	expect(await response.json()).toEqual({ code: 0, msg: "", data: { id: "7" } });
	expect(asked).toHaveBeenCalledWith(
		"/admin/api/preview-viewers/v/responses",
		expect.objectContaining({
			method: "POST",
			headers: { "content-type": "application/json", authorization: "t", "accept-language": "zh-CN" },
			body: JSON.stringify({ address: "/report/api.Messages/getDetail?id=7" }),
		}),
	);
});

it("hands a refusal of the viewer itself to the page, and leaves all else alone", async () => {
	const refusal = { code: 404, msg: "Gone.", data: null };
	const asked = network(refusal);
	const fetch = viewerFetch(asked, VIEWER, "http://portal");
	expect(await (await fetch("/api/User/getProfile")).json()).toEqual(refusal);
	await fetch("/preview/p/release/a.json");
	expect(asked).toHaveBeenLastCalledWith("/preview/p/release/a.json", undefined);
});
