import { describe, expect, it } from "vitest";
import {
	BODY_CODES,
	bodyCodeRow,
	SESSION_TIMEOUT_TEXT,
	sessionTimeoutText,
	TRANSPORT_STATUSES,
	transportRow,
} from "./error-catalogue.ts";

describe("body codes (spec §8)", () => {
	it.each([
		["success", 0, "none", "return"],
		["failed", 500, "confirm", "return"],
		["refused", 1, "confirm", "return"],
		["not logged in", 401, "unauthorized", "return"],
		["any other code", 422, "none", "return"],
	])("%s: code %i has the effect %s and the outcome %s", (name, code, effect, outcome) => {
		expect(bodyCodeRow(code)).toMatchObject({ name, effect, outcome });
	});

	it("names every row once", () => {
		expect(new Set(BODY_CODES.map((row) => row.name)).size).toBe(BODY_CODES.length);
	});
});

describe("transport statuses (spec §8)", () => {
	it.each([
		["refused before it was handled", 1, "confirm", "return"],
		["session timed out", 99998, "session-timeout", "return"],
		["server error", 500, "none", "return"],
		["any other status without an answer in the body", 502, "none", "reject"],
	])("%s: status %i has the effect %s and the outcome %s", (name, status, effect, outcome) => {
		expect(transportRow(status)).toMatchObject({ name, effect, outcome });
	});

	it.each(["network", "timeout"])("a %s failure is rejected and shows nothing", (on) => {
		expect(TRANSPORT_STATUSES.find((row) => row.on === on)).toMatchObject({ effect: "none", outcome: "reject" });
	});
});

describe("the session time-out text", () => {
	it("is exactly the spec's", () => {
		expect(SESSION_TIMEOUT_TEXT).toBe("会话超时, 请重新登录");
	});

	it("stands alone for readers of Chinese", () => {
		expect(sessionTimeoutText("zh-CN")).toBe("会话超时, 请重新登录");
	});

	it("has a translation below it for readers of another language", () => {
		expect(sessionTimeoutText("en-US")).toBe("会话超时, 请重新登录\nYour session has timed out. Please log in again.");
	});
});
