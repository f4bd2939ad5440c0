import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createUploadQueue, type UploadWire } from "./upload-queue.ts";

const PHOTO = { pointer: "/photo", label: "Photo" };
const lamp = new File(["x"], "lamp.png");
const street = new File(["xy"], "street.png");
const arrivedAs = (id: string) => ({
	code: 0,
	msg: "",
	data: { id, url: `/${id}`, name: "lamp.png", size: 1, mime: "image/png", thumbnail_url: null },
});
const soon = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 5 });
type Answer = Awaited<ReturnType<UploadWire["upload"]>>;

/** A field that is on the screen, and the files that are under way to the server. */
function wired(queue = createUploadQueue()) {
	const sent: { file: File; answer: PromiseWithResolvers<Answer>; options: Parameters<UploadWire["upload"]>[1] }[] = [];
	const arrived = vi.fn<UploadWire["arrived"]>();
	queue.wire({
		...PHOTO,
		arrived,
		failed: (file, message) => `${file.name}: ${message ?? "no line"}`,
		upload(file, options) {
			const answer = Promise.withResolvers<Answer>();
			sent.push({ file, answer, options });
			return answer.promise;
		},
	});
	const problems = () => queue.pending().map(({ problem }) => problem);
	return { queue, sent, arrived, problems };
}

describe("the files of a field on their way", () => {
	it("go at once, one request each, and are values as they arrive", async () => {
		const { queue, sent, arrived } = wired();
		queue.add([lamp, street]);
		expect([sent.map(({ file }) => file), queue.pending().length]).toEqual([[lamp, street], 2]);
		sent[1]?.answer.resolve(arrivedAs("f2"));
		await soon(() => expect(arrived).toHaveBeenCalledExactlyOnceWith(arrivedAs("f2").data));
		expect(queue.pending().map(({ file }) => file)).toEqual([lamp]);
	});

	it("tell how far each has come, and those who follow", () => {
		const { queue, sent } = wired();
		queue.add([lamp, street]);
		const listener = vi.fn();
		queue.subscribe(listener);
		sent[1]?.options?.onProgress?.(0.5);
		expect(queue.pending().map(({ fraction }) => fraction)).toEqual([0, 0.5]);
		expect(listener).toHaveBeenCalledOnce();
	});

	it("wait for their field where it has not been on the screen, and go once", () => {
		const unseen = createUploadQueue(PHOTO);
		unseen.add([lamp]);
		expect(unseen.question()).toEqual(PHOTO);
		const first = wired(unseen);
		expect(first.sent.map(({ file }) => file)).toEqual([lamp]);
		expect(wired(unseen).sent).toEqual([]);
	});

	it("belong to no field before one is on the screen", () => {
		expect(createUploadQueue().question()).toBeUndefined();
		expect(wired().queue.question()).toMatchObject(PHOTO);
	});
});

describe("a file that could not be sent", () => {
	const page = new EventTarget();
	beforeEach(() => void vi.stubGlobal("addEventListener", page.addEventListener.bind(page)));
	afterEach(() => void vi.unstubAllGlobals());

	it("goes again by itself once the line is back, and only then", async () => {
		const { queue, sent, problems, arrived } = wired();
		queue.add([lamp, street]);
		sent[0]?.answer.reject(new Error("offline"));
		sent[1]?.answer.resolve({ ...arrivedAs("f2"), code: 413, msg: "It is too large." });
		await soon(() => expect(problems()).toEqual(["lamp.png: no line", "street.png: It is too large."]));
		await soon(() => {
			page.dispatchEvent(new Event("online"));
			expect(sent.map(({ file }) => file)).toEqual([lamp, street, lamp]);
		});
		sent[2]?.answer.resolve(arrivedAs("f1"));
		await soon(() => expect(arrived).toHaveBeenCalledOnce());
		expect(problems()).toEqual(["street.png: It is too large."]);
	});

	it("stays with what the server says of it", async () => {
		const { queue, sent, problems, arrived } = wired();
		queue.add([lamp]);
		sent[0]?.answer.resolve({ ...arrivedAs("f1"), code: 413, msg: "It is too large." });
		await soon(() => expect(problems()).toEqual(["lamp.png: It is too large."]));
		expect(arrived).not.toHaveBeenCalled();
	});

	it("stays where there is no line, and goes again from the start when asked", async () => {
		const { queue, sent, problems, arrived } = wired();
		queue.add([lamp]);
		sent[0]?.options?.onProgress?.(0.7);
		sent[0]?.answer.reject(new Error("offline"));
		await soon(() => expect(problems()).toEqual(["lamp.png: no line"]));
		const [{ key } = { key: -1 }] = queue.pending();
		await soon(() => {
			queue.retry(key);
			expect(sent).toHaveLength(2);
		});
		expect(queue.pending()).toEqual([{ key, file: lamp, fraction: 0, problem: undefined }]);
		sent[1]?.answer.resolve(arrivedAs("f1"));
		await soon(() => expect(arrived).toHaveBeenCalledOnce());
		expect(queue.pending()).toEqual([]);
	});

	it("is not sent again while it is under way, nor where it is gone", () => {
		const { queue, sent } = wired();
		queue.add([lamp]);
		queue.retry(queue.pending()[0]?.key ?? -1);
		queue.retry(99);
		expect(sent).toHaveLength(1);
	});
});

describe("a file that is given up", () => {
	it("is stopped alone, and no value if it arrives all the same", async () => {
		const { queue, sent, arrived } = wired();
		queue.add([lamp, street]);
		queue.cancel(queue.pending()[0]?.key ?? -1);
		expect(sent.map(({ options }) => options?.signal?.aborted)).toEqual([true, false]);
		sent[0]?.answer.resolve(arrivedAs("f1"));
		sent[1]?.answer.resolve(arrivedAs("f2"));
		await soon(() => expect(queue.pending()).toEqual([]));
		expect(arrived.mock.calls).toEqual([[arrivedAs("f2").data]]);
	});

	it("goes with all others, without a word of why", async () => {
		const { queue, sent, problems } = wired();
		queue.add([lamp, street]);
		queue.cancelAll();
		for (const { answer } of sent) answer.reject(new Error("aborted"));
		await Promise.allSettled(sent.map(({ answer }) => answer.promise));
		expect([problems(), sent.every(({ options }) => options?.signal?.aborted)]).toEqual([[], true]);
	});
});
