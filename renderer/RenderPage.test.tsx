import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { routeFor } from "../schemas/rules/portal/route.ts";
import type { Block, PageDocument } from "../schemas/types.gen.ts";
import { answered, type FakeOperations, fakePorts } from "../tests/fixtures/ports.ts";
import { type Files, loaderOf, page, publish } from "../tests/fixtures/releases.ts";
import { Surroundings } from "../tests/fixtures/surroundings.tsx";
import { LocaleProvider } from "./i18n/LocaleProvider.tsx";
import { useRelease } from "./loader/release-context.tsx";
import type { ReleaseLoader } from "./loader/release-loader.ts";
import type { Ports } from "./ports/ports.ts";
import { RenderPage } from "./RenderPage.tsx";

const onMeta = vi.fn();
let files: Files;
let loader: ReleaseLoader;

beforeEach(() => {
	onMeta.mockClear();
	files = new Map();
	loader = loaderOf(files);
	loader.attend({ path: "/here", locale: "zh-CN" });
});
afterEach(cleanup);

function Here() {
	const { current } = useRelease();
	const route = current && routeFor(current.manifest, "/here");
	return route ? <RenderPage route={route} onMeta={onMeta} /> : <p>no release yet</p>;
}

function show(ports: Ports = fakePorts(), locale = "en-US") {
	return render(
		<Surroundings ports={ports} loader={loader}>
			<LocaleProvider locale={locale}>
				<Here />
			</LocaleProvider>
		</Surroundings>,
	);
}

async function showPage(document: PageDocument, read: FakeOperations["read"], over: Partial<Ports> = {}) {
	await loader.open(publish(files, [document]));
	return show(fakePorts({ operations: { read }, ...over }));
}

const ABOUT_ONE: PageDocument = page([{ type: "heading", level: 1, text: { bind: "/data/article/title" } }], {
	document_title: { bind: "/data/article/title" },
	description: { bind: "/data/article/summary" },
	data: { article: { operation: "articlesGetDetail", query: { id: { bind: "/query/id" } } } },
});

describe("a page", () => {
	it("shows its blocks over its data, and tells its title and description", async () => {
		await showPage(ABOUT_ONE, { articlesGetDetail: () => answered({ title: "Lamps", summary: "New ones" }) });
		expect(screen.getByRole("heading", { level: 1, name: "Lamps" })).toBeTruthy();
		expect(onMeta).toHaveBeenLastCalledWith({ title: "Lamps", description: "New ones" });
	});

	it("has a heading for screen readers where none of its blocks is one", async () => {
		await showPage(page([{ type: "section", title: "Part", blocks: [] }]), {});
		expect(screen.getByRole("heading", { level: 1, name: "Here" })).toBeTruthy();
	});

	it("keeps its place and its own title while what it is about is under way", async () => {
		await showPage(ABOUT_ONE, {});
		expect(screen.getByText("Loading…")).toBeTruthy();
		expect(onMeta).toHaveBeenLastCalledWith({ title: "Here", description: "" });
	});

	it("has the title that people read from the start where that is made of no data", async () => {
		const named = page([], { document_title: "Street lamps", ...(ABOUT_ONE.data && { data: ABOUT_ONE.data }) });
		await showPage(named, {});
		expect(screen.getByText("Loading…")).toBeTruthy();
		expect(onMeta).toHaveBeenLastCalledWith({ title: "Street lamps", description: "" });
	});

	it("says that what it is about is missing", async () => {
		await showPage(ABOUT_ONE, { articlesGetDetail: () => ({ code: 404 }) });
		expect(screen.getByText("There is nothing to see here")).toBeTruthy();
		expect(screen.queryByRole("heading", { name: "Lamps" })).toBeNull();
	});

	it("says in its own words that what it is about is missing, where its document has some", async () => {
		const document: PageDocument = {
			...ABOUT_ONE,
			missing: [{ type: "hero", size: "page", title: "No such article" }],
		};
		await showPage(document, { articlesGetDetail: () => ({ code: 404 }) });
		expect(screen.getByRole("heading", { level: 1, name: "No such article" })).toBeTruthy();
		expect(screen.queryByText("There is nothing to see here")).toBeNull();
	});

	it("offers login in place when the session has ended, and requests again after it", async () => {
		const reload = vi.fn();
		const session = { ...fakePorts().session, openLogin: async () => true };
		await showPage(ABOUT_ONE, { articlesGetDetail: () => ({ code: 401, reload }) }, { session });
		fireEvent.click(screen.getByRole("button", { name: "Log in" }));
		await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
	});

	it("keeps its blocks when something beside its subject fails, and offers to try again", async () => {
		const reload = vi.fn();
		const document = page([{ type: "text", text: "still here" }], { data: { news: { operation: "articlesGetList" } } });
		await showPage(document, { articlesGetList: () => ({ error: new Error("offline"), reload }) });
		expect(screen.getByText("still here")).toBeTruthy();
		fireEvent.click(screen.getByRole("button", { name: "Try again" }));
		expect(reload).toHaveBeenCalledTimes(1);
	});

	it("asks to log in only where its refused answer would stand, though it is a page with a login of its own", async () => {
		const stats: Block = {
			type: "section",
			title: "Figures",
			blocks: [{ type: "text", text: { bind: "/data/stats/filed" } }],
		};
		const document = page([{ type: "text", text: "still here" }, stats, { type: "text", text: "and here" }], {
			auth: true,
			data: { stats: { operation: "messagesGetStatistics", query: { from: { bind: "/query/from" } } } },
		});
		await showPage(document, { messagesGetStatistics: () => ({ code: 401 }) });
		expect(screen.getByText("still here")).toBeTruthy();
		expect(screen.getByText("and here")).toBeTruthy();
		expect(screen.getAllByText("Log in to see this")).toHaveLength(1);
		expect(screen.queryByText("Figures")).toBeNull();
	});

	it("stands for a login as a whole where it shows what needs one", async () => {
		const document = page([{ type: "text", text: "mine" }], {
			auth: true,
			data: { mine: { operation: "messagesGetUserReportList" } },
		});
		await showPage(document, { messagesGetUserReportList: () => ({ code: 401 }) });
		expect(screen.getByText("Log in to see this")).toBeTruthy();
		expect(screen.queryByText("mine")).toBeNull();
	});

	it("marks a response that could not be renewed", async () => {
		await showPage(ABOUT_ONE, { articlesGetDetail: () => ({ ...answered({ title: "Lamps" }), stale: true }) });
		expect(screen.getByText("What you see may be out of date")).toBeTruthy();
		expect(screen.getByRole("heading", { name: "Lamps" })).toBeTruthy();
	});

	it("asks a source only while its condition is satisfied, and one that binds another's response only after that", async () => {
		const requested: unknown[] = [];
		const document = page([{ type: "text", text: { bind: "/data/flow/list/0/note" } }], {
			data: {
				article: { operation: "articlesGetDetail", query: { id: "a1" } },
				flow: { operation: "messageFlowList", query: { message_id: { bind: "/data/article/id" } } },
				mine: { operation: "messagesGetUserReportList", when: { "/user": true } },
			},
		});
		const note = (operation: string, data: unknown) => (query: Record<string, unknown>) => {
			requested.push([operation, query]);
			return answered(data);
		};
		await showPage(document, {
			articlesGetDetail: note("article", { id: "m9" }),
			messageFlowList: note("flow", { list: [{ note: "inspected" }] }),
			messagesGetUserReportList: note("mine", { list: [] }),
		});
		expect(screen.getByText("inspected")).toBeTruthy();
		expect(requested).toContainEqual(["flow", { message_id: "m9" }]);
		expect(requested.filter((each) => JSON.stringify(each).includes("mine"))).toEqual([]);
	});

	it("says so when its artefact cannot be had, and shows it at a later attempt", async () => {
		vi.spyOn(console, "error").mockImplementation(() => undefined);
		const onError = vi.fn();
		const reference = publish(files, [page([{ type: "text", text: "found" }])]);
		const [url = "", body = ""] = [...files].find(([, each]) => each.includes('"found"')) ?? [];
		files.delete(url);
		loader.attend({ path: "/elsewhere", locale: "en-US" });
		await loader.open(reference);
		await act(async () => show(fakePorts({ onError })));
		expect(await screen.findByText("This page cannot be loaded right now")).toBeTruthy();
		expect(onError.mock.calls[0]?.[0].place).toBe('page "here"');
		files.set(url, body);
		await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
		expect(await screen.findByText("found")).toBeTruthy();
		vi.restoreAllMocks();
	});
});

describe("a newer release", () => {
	const declaring = (text: string) => page([{ type: "text", text }]);

	it("swaps in at once, with nothing in between", async () => {
		await loader.open(publish(files, [declaring("one")]));
		const { container } = show();
		const seen = new Set<string>();
		new MutationObserver(() => seen.add(container.textContent ?? "")).observe(container, {
			childList: true,
			characterData: true,
			subtree: true,
		});
		const second = publish(files, [declaring("two")]);
		await act(async () => {
			await loader.open(second);
		});
		await waitFor(() => expect(container.textContent).toBe("Heretwo"));
		expect([...seen]).toEqual(["Heretwo"]);
	});

	it("may change what a page loads", async () => {
		await loader.open(publish(files, [declaring("without data")]));
		show(fakePorts({ operations: { read: { articlesGetDetail: () => answered({ title: "with data" }) } } }));
		expect(screen.getByText("without data")).toBeTruthy();
		const second = publish(files, [ABOUT_ONE]);
		await act(async () => {
			await loader.open(second);
		});
		expect(screen.getByRole("heading", { name: "with data" })).toBeTruthy();
	});

	it("that fails leaves the page as it is", async () => {
		await loader.open(publish(files, [declaring("one")]));
		show();
		const second = publish(files, [declaring("two")]);
		files.delete(second.manifest_url);
		await act(async () => {
			await loader.open(second);
		});
		expect(screen.getByText("one")).toBeTruthy();
	});
});

describe("the reader's language", () => {
	it("comes with the release's messages", async () => {
		await loader.open(publish(files, [page([{ type: "text", text: "one" }])], { one: ["一"] }));
		show(fakePorts(), "zh-CN");
		expect(screen.getByText("一")).toBeTruthy();
	});

	it("goes on while another one's messages are loading", async () => {
		loader.attend({ path: "/here", locale: "en-US" });
		await loader.open(publish(files, [page([{ type: "text", text: "one" }])], { one: ["一"] }));
		show(fakePorts(), "zh-CN");
		expect(screen.getByText("one")).toBeTruthy();
		expect(await screen.findByText("一")).toBeTruthy();
	});
});
