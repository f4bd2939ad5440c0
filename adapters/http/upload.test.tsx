import { HttpResponse, http } from "msw/http";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { recordingPorts } from "../../tests/fixtures/recording-ports.ts";
import { createHttpClient } from "./client.ts";
import { sendFile } from "./upload.ts";

const URL_HERE = `${location.origin}/api/File/upload`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => {
	server.resetHandlers();
	vi.unstubAllGlobals();
	vi.useRealTimers();
});
afterAll(() => server.close());

const file = () => new File(["hello"], "路灯.txt", { type: "text/plain" });
const options = { headers: { Authorization: "secret" }, timeout: 5000 };

it("sends the multipart field `file` with the Authorization header, and tells its progress", async () => {
	const seen: { body: string; token: string | null }[] = [];
	server.use(
		http.post(URL_HERE, async ({ request }) => {
			seen.push({ body: await request.text(), token: request.headers.get("authorization") });
			return HttpResponse.json({ code: 0, msg: "", data: null });
		}),
	);
	const reported: number[] = [];
	const response = await sendFile(URL_HERE, file(), { ...options, onProgress: (fraction) => reported.push(fraction) });
	expect(response).toEqual({ status: 200, text: '{"code":0,"msg":"","data":null}' });
	expect(seen[0]?.token).toBe("secret");
	expect(seen[0]?.body).toMatch(/name="file"; filename="路灯.txt"/);
	expect(reported.at(-1)).toBe(1);
});

it("rejects as a network error when nothing responds", async () => {
	server.use(http.post(URL_HERE, () => HttpResponse.error()));
	await expect(sendFile(URL_HERE, file(), options)).rejects.toMatchObject({ kind: "network" });
});

it("ends with the reason of the caller's signal", async () => {
	server.use(http.post(URL_HERE, () => new Promise<never>(() => undefined)));
	const controller = new AbortController();
	const sent = sendFile(URL_HERE, file(), { ...options, signal: controller.signal });
	controller.abort(new Error("taken back"));
	await expect(sent).rejects.toThrow("taken back");
});

it("sends nothing for a caller who has taken the file back already", async () => {
	const signal = AbortSignal.abort(new Error("taken back"));
	await expect(sendFile(URL_HERE, file(), { ...options, signal })).rejects.toThrow("taken back");
});

/** A request whose progress the test makes. */
class SlowRequest {
	static last: SlowRequest | undefined;
	upload: { onprogress?(event: { loaded: number; total: number }): void } = {};
	onprogress?: () => void;
	aborted = false;
	constructor() {
		SlowRequest.last = this;
	}
	open() {}
	setRequestHeader() {}
	send() {}
	abort() {
		this.aborted = true;
	}
}

it("times out after the time limit without progress, however long the whole takes", async () => {
	vi.useFakeTimers();
	vi.stubGlobal("XMLHttpRequest", SlowRequest);
	const sent = sendFile(URL_HERE, file(), options);
	const rejected = expect(sent).rejects.toMatchObject({ kind: "timeout" });
	for (const loaded of [1, 2, 3]) {
		await vi.advanceTimersByTimeAsync(4000);
		SlowRequest.last?.upload.onprogress?.({ loaded, total: 10 });
	}
	await vi.advanceTimersByTimeAsync(4999);
	expect(SlowRequest.last?.aborted).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	await rejected;
	expect(SlowRequest.last?.aborted).toBe(true);
});

it("goes on while the response comes in, and knows no fraction of what has no size", async () => {
	vi.useFakeTimers();
	vi.stubGlobal("XMLHttpRequest", SlowRequest);
	const onProgress = vi.fn();
	const rejected = expect(sendFile(URL_HERE, file(), { ...options, onProgress })).rejects.toThrow("no progress");
	await vi.advanceTimersByTimeAsync(4000);
	SlowRequest.last?.upload.onprogress?.({ loaded: 0, total: 0 });
	expect(onProgress).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(4000);
	SlowRequest.last?.onprogress?.();
	await vi.advanceTimersByTimeAsync(4999);
	expect(SlowRequest.last?.aborted).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	await rejected;
});

it("is not taken back by who leaves after it has arrived", async () => {
	server.use(http.post(URL_HERE, () => HttpResponse.json({ code: 0, msg: "", data: null })));
	const controller = new AbortController();
	const aborted = vi.spyOn(XMLHttpRequest.prototype, "abort");
	await sendFile(URL_HERE, file(), { ...options, signal: controller.signal });
	controller.abort();
	expect(aborted).not.toHaveBeenCalled();
	aborted.mockRestore();
});

it.each([
	["carries the session", false, "secret"],
	["carries none where it is to be anonymous", true, null],
])("%s", async (_what, anonymous, token) => {
	const seen: (string | null)[] = [];
	server.use(
		http.post(URL_HERE, ({ request }) => {
			seen.push(request.headers.get("authorization"));
			return HttpResponse.json({ code: 0, msg: "", data: null });
		}),
	);
	await createHttpClient(recordingPorts("secret").ports).upload("fileUpload", file(), { anonymous });
	expect(seen).toEqual([token]);
});
