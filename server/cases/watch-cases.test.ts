import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type CaseDesk, openDesk } from "../testing/filed-case.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp } from "../testing/test-app.ts";

let test: TestApp;
let desk: CaseDesk;
let address: string;
beforeAll(async () => {
	test = await openTestApp();
	desk = await openDesk(test);
	address = await test.app.listen({ port: 0, host: "127.0.0.1" });
}, 60_000);
afterAll(() => test.close());

/** Opens the stream of a case; what has come on it, and how to close it. */
async function streamOf(id: string) {
	let text = "";
	const asked = request(`${address}/events/case?id=${id}`, (response) => {
		response.on("data", (part: Buffer) => {
			text += String(part);
		});
	});
	asked.end();
	await expect.poll(() => text, { timeout: 15_000 }).toContain("retry:");
	return { events: () => text.split("event: content").length - 1, text: () => text, close: () => asked.destroy() };
}

it("tells who has a case on the screen of what is shown of it, and of nothing that colleagues do among themselves", async () => {
	const id = await desk.fileId();
	const other = await desk.fileId();
	const stream = await streamOf(id);
	// What was done before it began to listen, it is told of at once.
	await expect.poll(stream.events, { timeout: 15_000 }).toBe(1);
	const token = await test.login(ADMIN_MOBILE);
	const send = (path: string, body: object) => test.call(`/admin/api/desk/${path}`, { token, body });
	expect((await send("cases/note", { id, text: "The reporter called." })).code).toBe(0);
	expect((await send("cases/stay", { id })).code).toBe(0);
	await desk.act(other, { action: "accept" });
	await desk.act(id, { action: "accept" });
	await expect.poll(stream.events, { timeout: 15_000 }).toBe(2);
	expect(stream.text()).toContain("data: messagesGetDetail messageFlowList\n");
	stream.close();
});

it("ends at once for a case that is not there, and for what is no case's id", async () => {
	for (const id of [crypto.randomUUID(), "one", ""])
		expect((await test.app.inject(`/events/case?id=${id}`)).statusCode).toBe(204);
});
