import { HttpResponse, http } from "msw/http";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { recordingPorts } from "../../tests/fixtures/recording-ports.ts";
import { createHttpClient } from "./client.ts";
import { HttpError } from "./http-error.ts";

const ORIGIN = "http://portal.test";
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const retry = { delays: [1, 1], timeoutMs: 1000 };
const success = { code: 0, msg: "", data: { list: [] } };
const categories = `${ORIGIN}/report/api.Messages/getCategory`;
const filing = {
	form: "complaint",
	form_hash: "0".repeat(64),
	release: "r",
	data: {},
	idempotency_key: "12345678",
};

/** Responds to a path with each of the given responses in turn, the last for ever; returns how often it was requested. */
function respondInTurn(method: "get" | "post", url: string, responses: (() => Response)[]) {
	const requested: Request[] = [];
	server.use(
		http[method](url, ({ request }) => {
			requested.push(request.clone());
			return responses[Math.min(requested.length, responses.length) - 1]?.();
		}),
	);
	return requested;
}

const ok = () => HttpResponse.json(success);
const unreachable = () => HttpResponse.error();

describe("what is sent", () => {
	it("carries the stored token in the Authorization header, and the locale", async () => {
		const requested = respondInTurn("get", categories, [ok]);
		const { ports } = recordingPorts("secret", "zh-CN");
		await createHttpClient(ports, { origin: ORIGIN }).request("messagesGetCategory", {});
		expect(requested[0]?.headers.get("authorization")).toBe("secret");
		expect(requested[0]?.headers.get("accept-language")).toBe("zh-CN");
	});

	it("has no Authorization header when nobody is logged in", async () => {
		const requested = respondInTurn("get", categories, [ok]);
		await createHttpClient(recordingPorts().ports, { origin: ORIGIN }).request("messagesGetCategory", {});
		expect(requested[0]?.headers.has("authorization")).toBe(false);
	});

	it("carries no session where it is to be anonymous, nor where it shows a query code, whoever is logged in", async () => {
		const requested = respondInTurn("post", `${ORIGIN}/report/api.Messages/:action`, [ok]);
		const fetched = vi.spyOn(globalThis, "fetch");
		const client = createHttpClient(recordingPorts("secret").ports, { origin: ORIGIN });
		await client.request("messagesIndex", filing, { anonymous: true });
		await client.request(
			"messagesTrack",
			{ number: "20261121-000001", query_code: "ABCDEFGHJK" },
			{ anonymous: false },
		);
		await client.request("messagesIndex", filing);
		expect(requested.map(({ headers }) => headers.has("authorization"))).toEqual([false, false, true]);
		const credentials = fetched.mock.calls.map(([, init]) => init?.credentials);
		fetched.mockRestore();
		expect(credentials).toEqual(["omit", "omit", "same-origin"]);
	});

	it("is a JSON body for a POST", async () => {
		const requested = respondInTurn("post", `${ORIGIN}/api/Login/mobileVerifyCode`, [ok]);
		await createHttpClient(recordingPorts().ports, { origin: ORIGIN }).request("loginMobileVerifyCode", {
			mobile: "13800000000",
		});
		expect(requested[0]?.headers.get("content-type")).toBe("application/json");
		expect(await requested[0]?.json()).toEqual({ mobile: "13800000000" });
	});
});

describe("asking again", () => {
	const client = createHttpClient(recordingPorts().ports, { origin: ORIGIN, retry });

	it("repeats a GET that had no response", async () => {
		const requested = respondInTurn("get", categories, [unreachable, unreachable, ok]);
		expect(await client.request("messagesGetCategory", {})).toEqual(success);
		expect(requested).toHaveLength(3);
	});

	it("gives up with a network error", async () => {
		const requested = respondInTurn("get", categories, [unreachable]);
		await expect(client.request("messagesGetCategory", {})).rejects.toMatchObject({ kind: "network" });
		expect(requested).toHaveLength(3);
	});

	it("repeats a GET that a gateway could not pass on", async () => {
		respondInTurn("get", categories, [() => new HttpResponse("away", { status: 503 }), ok]);
		expect(await client.request("messagesGetCategory", {})).toEqual(success);
	});

	it.each([
		["a page that asks to log in to the network", "<!doctype html><title>Wi-Fi</title>"],
		["JSON that was cut off on its way", '{"code":0,"msg":"","data":{"list":['],
	])("rejects %s as answered out of contract, not as no connection", async (_what, body) => {
		respondInTurn("get", categories, [() => new HttpResponse(body)]);
		await expect(client.request("messagesGetCategory", {})).rejects.toMatchObject({ kind: "body" });
	});

	it("does not repeat a GET that was answered with a refusal", async () => {
		const refusal = { code: 429, msg: "", data: { retry_after: 5 } };
		const requested = respondInTurn("get", categories, [() => HttpResponse.json(refusal)]);
		expect(await client.request("messagesGetCategory", {})).toEqual(refusal);
		expect(requested).toHaveLength(1);
	});

	it("does not repeat a POST without an idempotency key", async () => {
		const requested = respondInTurn("post", `${ORIGIN}/api/Login/mobileVerifyCode`, [unreachable, ok]);
		await expect(client.request("loginMobileVerifyCode", { mobile: "13800000000" })).rejects.toThrow(HttpError);
		expect(requested).toHaveLength(1);
	});

	it("repeats a POST with an idempotency key, with the same key", async () => {
		const requested = respondInTurn("post", `${ORIGIN}/report/api.Messages/index`, [unreachable, ok]);
		await client.request("messagesIndex", filing);
		expect(await Promise.all(requested.map((request) => request.json()))).toEqual([filing, filing]);
	});
});
