import { act, cleanup, renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw/http";
import type { ReactNode } from "react";
import { SWRConfig } from "swr";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { recordingPorts } from "../tests/fixtures/recording-ports.ts";
import { portalHandlers } from "../tests/msw/handlers.ts";
import { handleCase } from "../tests/msw/handling.ts";
import { createMockPortal } from "../tests/msw/mock-portal.ts";
import { reply } from "../tests/msw/reply.ts";
import { createPortalState, type PortalState } from "../tests/msw/state.ts";
import { NO_RETRY } from "./http/retry.ts";
import { ADAPTERS, HttpProvider } from "./index.ts";

const { server, listen, close } = createMockPortal();
let state: PortalState;
beforeAll(listen);
beforeEach(() => {
	state = createPortalState();
	server.resetHandlers(...portalHandlers(state));
});
afterEach(cleanup);
afterAll(close);

const options = { retry: NO_RETRY };

/** The hooks' surroundings: a session that can change, and a cache of their own. */
function surroundings(token: string | null = null) {
	const { ports, session, reported } = recordingPorts(token);
	const cache = new Map();
	const wrapper = ({ children }: { children: ReactNode }) => (
		<SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
			<HttpProvider ports={ports} session={session.token} options={options}>
				{children}
			</HttpProvider>
		</SWRConfig>
	);
	return { wrapper, session, reported };
}

/** Logs a citizen in at the mock; gives the token. */
function tokenOf(mobile: string): string {
	const sender = { token: null, language: null };
	reply("loginMobileVerifyCode", { mobile }, sender, state);
	reply("loginMobileLogin", { mobile, code: state.codes.get(mobile)?.code }, sender, state);
	return [...state.sessions.keys()].at(-1) ?? "";
}

function submission(title: string) {
	return {
		form: "suggestion",
		form_hash: state.forms.get("suggestion")?.hash ?? "",
		release: "r",
		data: {
			category: "suggestion",
			kind: "suggestion",
			title,
			description: "More than twenty characters.",
			consent: true,
		},
		idempotency_key: crypto.randomUUID(),
	};
}

describe("a query adapter", () => {
	it("loads, then shows the response", async () => {
		const { result } = renderHook(() => ADAPTERS.configsGetAll.use({ key: "base" }), surroundings());
		expect(result.current).toMatchObject({ loading: true, data: undefined });
		await waitFor(() => expect(result.current.data?.version).toBe("1.7.0"));
		expect(result.current).toMatchObject({ loading: false, code: 0, stale: false });
	});

	it("requests nothing for a null query", () => {
		const { result } = renderHook(() => ADAPTERS.articlesGetDetail.use(null), surroundings());
		expect(result.current).toMatchObject({ loading: false, data: undefined, code: undefined });
	});

	it("tells the code of a refusal, and no error", async () => {
		const { result } = renderHook(() => ADAPTERS.articlesGetDetail.use({ id: "none" }), surroundings());
		await waitFor(() => expect(result.current.code).toBe(404));
		expect(result.current).toMatchObject({ data: undefined, error: undefined, loading: false });
	});

	it("requests once for two that want the same", async () => {
		let requested = 0;
		server.events.on("request:start", () => requested++);
		const both = () => [ADAPTERS.messagesGetCategory.use({}), ADAPTERS.messagesGetCategory.use({})];
		const { result } = renderHook(both, surroundings());
		await waitFor(() => expect(result.current[1]?.code).toBe(0));
		expect(requested).toBe(1);
	});

	it("keeps the response and calls it stale when a newer one cannot be had", async () => {
		const { result } = renderHook(() => ADAPTERS.messagesGetCategory.use({}), surroundings());
		await waitFor(() => expect(result.current.code).toBe(0));
		server.use(http.get("*/report/api.Messages/getCategory", () => HttpResponse.error()));
		act(() => result.current.reload());
		await waitFor(() => expect(result.current.stale).toBe(true));
		expect(result.current.error).toMatchObject({ kind: "network" });
		expect(result.current.data?.list).toHaveLength(3);
	});

	it("keeps the response and calls it stale when the server fails, and shows its message", async () => {
		const around = surroundings();
		const { result } = renderHook(() => ADAPTERS.messagesGetCategory.use({}), around);
		await waitFor(() => expect(result.current.code).toBe(0));
		const failure = { code: 500, msg: "Down for a moment", data: null };
		server.use(http.get("*/report/api.Messages/getCategory", () => HttpResponse.json(failure)));
		act(() => result.current.reload());
		await waitFor(() => expect(result.current.code).toBe(500));
		expect(result.current).toMatchObject({ stale: true, data: { list: expect.any(Array) } });
		expect(around.reported).toEqual(["confirm: Down for a moment"]);
	});
});

describe("a list adapter", () => {
	it("shows the page before while the next is under way", async () => {
		const around = surroundings();
		const { result, rerender } = renderHook(({ page }) => ADAPTERS.articlesGetList.use({ page }), {
			...around,
			initialProps: { page: 1 },
		});
		await waitFor(() => expect(result.current.data?.page).toBe(1));
		rerender({ page: 2 });
		expect(result.current).toMatchObject({ loading: false, data: { page: 1 } });
		await waitFor(() => expect(result.current.data?.page).toBe(2));
	});

	it("grows by cursor until there is no more", async () => {
		const { result } = renderHook(() => ADAPTERS.articlesGetList.useInfinite({ limit: 6 }), surroundings());
		await waitFor(() => expect(result.current.data).toHaveLength(6));
		expect(result.current.hasMore).toBe(true);
		act(() => result.current.loadMore());
		await waitFor(() => expect(result.current.data).toHaveLength(12));
		act(() => result.current.loadMore());
		await waitFor(() => expect(result.current.data).toHaveLength(13));
		expect(result.current).toMatchObject({ hasMore: false, loadingMore: false });
	});

	it("keeps what it has when a further page is refused, and requests it again", async () => {
		const { result } = renderHook(() => ADAPTERS.articlesGetList.useInfinite({ limit: 6 }), surroundings());
		await waitFor(() => expect(result.current.data).toHaveLength(6));
		const refusal = { code: 429, msg: "", data: { retry_after: 1 } };
		server.use(http.get("*/report/api.Articles/getList", () => HttpResponse.json(refusal), { once: true }));
		act(() => result.current.loadMore());
		await waitFor(() => expect(result.current.code).toBe(429));
		expect(result.current).toMatchObject({ hasMore: true, data: { length: 6 } });
		act(() => result.current.loadMore());
		await waitFor(() => expect(result.current.data).toHaveLength(12));
	});

	it("never shows one reader's cases to another", async () => {
		const first = tokenOf("13700000001");
		const second = tokenOf("13700000002");
		reply("messagesIndex", submission("The first one's case"), { token: first, language: null }, state);
		const around = surroundings(first);
		const { result, rerender } = renderHook(() => ADAPTERS.messagesGetUserReportList.use({}), around);
		await waitFor(() => expect(result.current.data?.total).toBe(1));
		around.session.token = second;
		rerender();
		expect(result.current.data).toBeUndefined();
		await waitFor(() => expect(result.current.data?.total).toBe(0));
	});
});

it("a case that is opened is read in lists that are not on the screen, growing ones too, when they come back", async () => {
	const around = surroundings(tokenOf("13700000006"));
	const lists = () => ({
		cases: ADAPTERS.messagesGetUserReportList.useInfinite({}),
		news: ADAPTERS.notificationsGetList.useInfinite({}),
		profile: ADAPTERS.userGetProfile.use({}),
	});
	const { result: filing } = renderHook(() => ADAPTERS.messagesIndex.use(), around);
	const filed = await act(() => filing.current.send(submission("A bench in the sun")));
	const id = filed.code === 0 ? filed.data.id : "";
	handleCase(id, "accept", "", state);
	const before = renderHook(lists, around);
	await waitFor(() => expect(before.result.current.cases.data).toMatchObject([{ unread: true }]));
	await waitFor(() => expect(before.result.current.news.data).toMatchObject([{ read: false }]));
	await waitFor(() => expect(before.result.current.profile.data).toMatchObject({ unread: 1 }));
	before.unmount();
	const opened = renderHook(() => ADAPTERS.messagesGetDetail.use({ id }), around);
	await waitFor(() => expect(opened.result.current.data).toMatchObject({ id }));
	opened.unmount();
	const after = renderHook(lists, around);
	await waitFor(() => expect(after.result.current.cases.data).toMatchObject([{ unread: false }]));
	await waitFor(() => expect(after.result.current.news.data).toMatchObject([{ read: true }]));
	await waitFor(() => expect(after.result.current.profile.data).toMatchObject({ unread: 0 }));
});

describe("a command adapter", () => {
	it("has what it changed requested again, pages and growing lists alike", async () => {
		const around = surroundings(tokenOf("13700000003"));
		const all = () => ({
			page: ADAPTERS.messagesGetUserReportList.use({}),
			growing: ADAPTERS.messagesGetUserReportList.useInfinite({}),
			filing: ADAPTERS.messagesIndex.use(),
		});
		const { result } = renderHook(all, around);
		await waitFor(() => expect(result.current.growing.data).toEqual([]));
		const envelope = await act(() => result.current.filing.send(submission("A bench in the shade")));
		expect(envelope.code).toBe(0);
		await waitFor(() => expect(result.current.page.data?.total).toBe(1));
		await waitFor(() => expect(result.current.growing.data).toHaveLength(1));
		expect(result.current.filing.sending).toBe(false);
	});

	it("resolves a refusal, and rejects when nothing responds", async () => {
		const { result } = renderHook(() => ADAPTERS.loginMobileVerifyCode.use(), surroundings());
		expect(await act(() => result.current.send({ mobile: "1" }))).toMatchObject({ code: 422 });
		server.use(http.post("*/api/Login/mobileVerifyCode", () => HttpResponse.error()));
		await act(() => expect(result.current.send({ mobile: "13700000004" })).rejects.toMatchObject({ kind: "network" }));
	});
});

describe("the upload adapter", () => {
	it("stores a file", async () => {
		const { result } = renderHook(() => ADAPTERS.fileUpload.use(), surroundings());
		const file = new File(["%PDF-1.4"], "plan.pdf", { type: "application/pdf" });
		expect(await result.current.upload(file)).toMatchObject({ code: 0, data: { name: "plan.pdf", size: 8 } });
	});
});

it("every adapter carries its operation's name", () => {
	for (const [name, adapter] of Object.entries(ADAPTERS)) expect(adapter.operation).toBe(name);
});

it("an adapter outside the provider says so", () => {
	expect(() => renderHook(() => ADAPTERS.fileUpload.use())).toThrow("expected an HttpProvider around");
});
