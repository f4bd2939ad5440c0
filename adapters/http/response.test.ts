import { describe, expect, it } from "vitest";
import { recordingPorts } from "../../tests/fixtures/recording-ports.ts";
import { HttpError } from "./http-error.ts";
import { readResponse } from "./response.ts";

function read(
	status: number,
	body: unknown,
	{ token = null, locale }: { token?: string | null; locale?: string } = {},
) {
	const { ports, reported } = recordingPorts(token, locale);
	const text = typeof body === "string" ? body : JSON.stringify(body);
	return { response: readResponse<unknown>({ status, text, sentToken: token }, ports), reported };
}

describe("a response with HTTP status 200", () => {
	it("with code 0 is returned and shows nothing", () => {
		const body = { code: 0, msg: "ok", data: { id: "1" } };
		expect(read(200, body)).toEqual({ response: body, reported: [] });
	});

	it.each([500, 1])("with code %i shows the server's msg in a dialog and is returned", (code) => {
		const body = { code, msg: "Closed for today", data: null };
		expect(read(200, body)).toEqual({ response: body, reported: ["confirm: Closed for today"] });
	});

	it("with code 401 ends the session and is returned", () => {
		const body = { code: 401, msg: "Log in", data: null };
		expect(read(200, body, { token: "t" })).toEqual({ response: body, reported: ["unauthorized"] });
	});

	it("with any other code is passed through unchanged, members of its own included", () => {
		const body = { code: 422, msg: "Check", data: { errors: [{ pointer: "/a", message: "b" }] }, trace: "x" };
		expect(read(200, body)).toEqual({ response: body, reported: [] });
	});

	it("without msg or data is filled up", () => {
		expect(read(200, { code: 0 }).response).toEqual({ code: 0, msg: "", data: null });
		expect(read(200, { code: 0, msg: "ok" }).response).toEqual({ code: 0, msg: "ok", data: null });
		expect(read(200, { code: 0, data: [1] }).response).toEqual({ code: 0, msg: "", data: [1] });
	});

	it.each(["<html>", "[]", "null", '{"msg":"no code"}', '{"code":"0"}'])(
		"that is not an envelope (%s) is rejected",
		(text) => {
			expect(() => read(200, text)).toThrow(HttpError);
		},
	);

	it("with code 401 to a call of an earlier session leaves the new session alone", () => {
		const { ports, reported } = recordingPorts("new");
		readResponse({ status: 200, text: '{"code":401,"msg":"","data":null}', sentToken: "old" }, ports);
		expect(reported).toEqual([]);
	});
});

describe("a response with a failed HTTP status", () => {
	it("whose body's status is 1 shows its msg in a dialog", () => {
		const { response, reported } = read(400, { status: 1, msg: "Not now" });
		expect(reported).toEqual(["confirm: Not now"]);
		expect(response).toMatchObject({ code: 1, msg: "Not now", data: null });
	});

	it("whose body's status is 99998 tells that the session timed out, with the spec's exact text", () => {
		expect(read(403, { status: 99998, msg: "x" }, { locale: "zh-CN" }).reported).toEqual([
			"session timeout: 会话超时, 请重新登录",
		]);
	});

	it("whose body's status is 99998 adds the translation below for other readers", () => {
		expect(read(403, { status: 99998 }, { locale: "en-US" }).reported).toEqual([
			"session timeout: 会话超时, 请重新登录\nYour session has timed out. Please log in again.",
		]);
	});

	it("500 returns the body silently, even where its code would show a dialog, and says so to the caller", () => {
		const body = { code: 500, msg: "Broken", data: null };
		expect(read(500, body)).toEqual({ response: { ...body, unsaid: true }, reported: [] });
	});

	it("500 without a body returns an empty envelope silently", () => {
		const response = { code: 500, msg: "", data: null, unsaid: true };
		expect(read(500, "Internal Server Error")).toEqual({ response: response, reported: [] });
	});

	it("401 with an envelope is read by its body code", () => {
		expect(read(401, { code: 401, msg: "", data: null }).reported).toEqual(["unauthorized"]);
	});

	it("502 without an envelope is rejected as passing", () => {
		expect(() => read(502, "<html>Bad gateway</html>")).toThrow(
			expect.objectContaining({ kind: "status", status: 502, passing: true }),
		);
	});
});
