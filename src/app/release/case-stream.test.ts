// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listenForShownCase } from "./case-stream.ts";

const opened: Stream[] = [];

class Stream extends EventTarget {
	readonly address: string;
	closed = false;
	constructor(address: string) {
		super();
		this.address = address;
		opened.push(this);
	}
	close() {
		this.closed = true;
	}
}

const navigation = new EventTarget();
beforeEach(() => {
	opened.length = 0;
	vi.stubGlobal("EventSource", Stream);
	Object.defineProperty(window, "navigation", { value: navigation, configurable: true });
	window.history.replaceState(null, "", "/message/detail?id=one");
});
afterEach(() => vi.unstubAllGlobals());

it("listens to the case on the screen, to another once that is opened, and to none on other pages", () => {
	const stop = new AbortController();
	const changed = vi.fn();
	listenForShownCase("/events", changed, stop.signal);
	expect(opened.map(({ address }) => address)).toEqual(["/events/case?id=one"]);
	opened[0]?.dispatchEvent(new MessageEvent("content", { data: "messagesGetDetail messageFlowList" }));
	expect(changed).toHaveBeenCalledWith(["messagesGetDetail", "messageFlowList"]);

	window.history.replaceState(null, "", "/message/detail?id=two");
	navigation.dispatchEvent(new Event("currententrychange"));
	expect(opened.map(({ address, closed }) => [address, closed])).toEqual([
		["/events/case?id=one", true],
		["/events/case?id=two", false],
	]);
	window.history.replaceState(null, "", "/");
	navigation.dispatchEvent(new Event("currententrychange"));
	expect(opened.map(({ closed }) => closed)).toEqual([true, true]);
	stop.abort();
});

it("lets go of the stream while nobody looks", () => {
	const stop = new AbortController();
	listenForShownCase("/events", () => undefined, stop.signal);
	const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
	document.dispatchEvent(new Event("visibilitychange"));
	expect(opened.map(({ closed }) => closed)).toEqual([true]);
	hidden.mockReturnValue(false);
	document.dispatchEvent(new Event("visibilitychange"));
	expect(opened).toHaveLength(2);
	stop.abort();
	expect(opened.at(-1)?.closed).toBe(true);
});
