import { describe, expect, it, vi } from "vitest";
import { createActivityLog } from "./activity-log.ts";

const AT = "2026-11-21T08:00:00.000Z";

function setUp(doNotTrack = false) {
	const send = vi.fn(async (_events: object[]) => undefined);
	const sendLast = vi.fn((_events: object[]) => true);
	const log = createActivityLog({ send, sendLast, doNotTrack: () => doNotTrack, now: () => new Date(AT) });
	return { send, sendLast, log };
}

describe("the activity log", () => {
	it("sends what gathered as one batch", async () => {
		const { send, log } = setUp();
		log.visit("/article/index");
		log.action("/article/index", "share");
		await log.flush();
		expect(send.mock.calls).toEqual([
			[
				[
					{ type: "visit", path: "/article/index", at: AT },
					{ type: "action", path: "/article/index", at: AT, detail: "share" },
				],
			],
		]);
		await log.flush();
		expect(send).toHaveBeenCalledOnce();
	});

	it("sends no more than 50 events at once", async () => {
		const { send, log } = setUp();
		for (let i = 0; i < 60; i++) log.visit(`/p${i}`);
		await log.flush();
		await log.flush();
		expect(send.mock.calls.map(([events]) => events.length)).toEqual([50, 10]);
	});

	it("keeps events that could not be sent for the next time", async () => {
		const { send, log } = setUp();
		send.mockRejectedValueOnce(new Error("offline"));
		log.visit("/a");
		await log.flush();
		await log.flush();
		expect(send.mock.calls[1]).toEqual([[{ type: "visit", path: "/a", at: AT }]]);
	});

	it("records nothing of readers who ask not to be tracked", async () => {
		const { send, sendLast, log } = setUp(true);
		log.visit("/a");
		log.action("/a", "share");
		log.error("/a", "broken");
		await log.flush();
		log.flushLast();
		expect([send, sendLast].map((one) => one.mock.calls)).toEqual([[], []]);
	});

	it("records no query strings, nothing that an error quotes, no addresses and no long numbers", async () => {
		const { send, log } = setUp();
		log.visit("/message/index?keyword=my+neighbour");
		log.error("/login", new TypeError("no answer for 13800000000 at /x?mobile=13800000000"));
		log.error("/a", new SyntaxError(`Unexpected token '王', "王小明 lives…" is not valid JSON of wang@example.com`));
		await log.flush();
		expect(JSON.stringify(send.mock.calls)).not.toMatch(/neighbour|138000|王|lives|example/);
		expect(JSON.stringify(send.mock.calls)).toMatch(/SyntaxError: Unexpected token …, … is not valid JSON/);
	});

	it("sends everything while the page goes away", () => {
		const { sendLast, log } = setUp();
		for (let i = 0; i < 60; i++) log.visit(`/p${i}`);
		log.flushLast();
		expect(sendLast.mock.calls.map(([events]) => events.length)).toEqual([50, 10]);
	});
});
