import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const DRAFTS = "/admin/api/draft-releases";
const WAIT = { timeout: 5_000 };

let test: TestApp;
let first: string;
let second: string;
let port: number;

async function editor(mobile: string): Promise<string> {
	const token = await test.login(mobile);
	await test.services.db
		.updateTable("app_user")
		.set({ roles: ["editor"] })
		.where("mobile", "=", mobile)
		.execute();
	return token;
}

beforeAll(async () => {
	test = await openTestApp();
	first = await editor("13900000011");
	second = await editor("13900000012");
	await test.app.listen({ port: 0, host: "127.0.0.1" });
	port = Number(valueIn(test.app.server.address(), "port"));
}, 60_000);
afterAll(() => test.close());

const post = (path: string, body: object = {}, token = first) => test.call(`${DRAFTS}${path}`, { token, body });
const started = async () => String(valueIn((await post("", { name: "Together" })).data, "id"));
const set = (value: string) => ({ id: crypto.randomUUID(), verb: "set", path: "site.json", at: "/name", value });

/** A window that listens to a draft release: what it was told, by kind, and how to close it. */
async function listen(id: string, { tab, token = first, after = 0 }: { tab: string; token?: string; after?: number }) {
	const path = `${DRAFTS}/${id}/events?after=${after}&tab=${tab}`;
	const asked = request({ port, host: "127.0.0.1", path, headers: { authorization: token } }).end();
	const [response]: [IncomingMessage] = await once(asked, "response").then(([one]) => [one]);
	let text = "";
	response.setEncoding("utf8").on("data", (part: string) => (text += part));
	onTestFinished(() => void asked.destroy());
	const told = (kind: string) =>
		[...text.matchAll(new RegExp(`event: ${kind}\ndata: (.*)\n\n`, "g"))].map(([, data = ""]): unknown =>
			JSON.parse(data),
		);
	return { status: response.statusCode, text: () => text, told, close: () => asked.destroy(), response };
}

const editsTold = (one: Awaited<ReturnType<typeof listen>>) =>
	one.told("edits").flatMap((event) => asArray(valueIn(event, "edits")).map((edit) => asObject(edit).value));

it("tells every window of edits, from the version that it has on, within a second", async () => {
	const id = await started();
	await post(`/${id}/edits`, { after: 0, edits: [set("A"), set("B")] });
	const early = await listen(id, { tab: "early" });
	const late = await listen(id, { tab: "late", after: 1, token: second });
	await vi.waitFor(() => expect([editsTold(early), editsTold(late)]).toEqual([["A", "B"], ["B"]]), WAIT);
	await post(`/${id}/edits`, { after: 2, edits: [set("C")] }, second);
	await vi.waitFor(
		() =>
			expect([editsTold(early), editsTold(late)]).toEqual([
				["A", "B", "C"],
				["B", "C"],
			]),
		WAIT,
	);
	expect(early.told("edits").at(-1)).toMatchObject({ after: 2, edits: [{ by: expect.any(String) }] });
});

it("tells who else is where, and that they have left", async () => {
	const id = await started();
	const one = await listen(id, { tab: "one" });
	const other = await listen(id, { tab: "two", token: second });
	const place = { path: "forms/complaint.json", part: "/title" };
	expect(await post(`/${id}/presence`, { tab: "two", ...place }, second)).toMatchObject({ code: 0 });
	await vi.waitFor(() => expect(one.told("presence").at(-1)).toMatchObject([{ tab: "two", ...place }]), WAIT);
	expect(other.told("presence").at(-1)).toMatchObject([{ tab: "one", path: null }]);
	other.close();
	await vi.waitFor(() => expect(one.told("presence").at(-1)).toEqual([]), WAIT);
});

it("tells that a draft release was closed, and ends", async () => {
	const id = await started();
	const one = await listen(id, { tab: "one" });
	await post(`/${id}/discard`, {}, second);
	await once(one.response, "end");
	expect(one.told("closed")).toEqual([{ state: "discarded" }]);
});

it("returns what was stored of edits that are sent again, in the order in which it is stored", async () => {
	const id = await started();
	const mine = set("Mine");
	const theirs = set("Theirs");
	await post(`/${id}/edits`, { after: 0, edits: [mine] });
	await post(`/${id}/edits`, { after: 1, edits: [theirs] }, second);
	const next = set("Next");
	const { data } = await post(`/${id}/edits`, { after: 0, edits: [mine, next] });
	expect(data).toMatchObject({ version: 3, others: [{ id: mine.id }, { id: theirs.id }] });
});

it("is for who may edit alone", async () => {
	const id = await started();
	const citizen = await test.login("13900000013");
	const stranger = await listen(id, { tab: "one", token: "wrong" });
	await vi.waitFor(() => expect(stranger.text()).toContain('"code":401'), WAIT);
	const refused = await listen(id, { tab: "one", token: citizen });
	await vi.waitFor(() => expect(refused.text()).toContain('"code":403'), WAIT);
	expect(await post(`/${id}/presence`, { tab: "x", path: null, part: null }, citizen)).toMatchObject({ code: 403 });
	expect(await test.call(`${DRAFTS}/${id}/events?after=x&tab=one`, { token: first })).toMatchObject({ code: 404 });
});
