import { join } from "node:path";
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { compile } from "../schemas/compiler/index.ts";
import type { OperationName } from "../schemas/operation.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import type { RouteEntry } from "../schemas/release.ts";
import { type FakeOperations, fakePorts } from "../tests/fixtures/ports.ts";
import { Surroundings } from "../tests/fixtures/surroundings.tsx";
import { ARTICLES, CASES, PROJECTS } from "../tests/msw/content.ts";
import { HANDLERS } from "../tests/msw/handlers/registry.gen.ts";
import { OPERATION_NAMES, reply } from "../tests/msw/reply.ts";
import { createPortalState } from "../tests/msw/state.ts";
import { LocaleProvider } from "./i18n/LocaleProvider.tsx";
import { createReleaseLoader } from "./loader/release-loader.ts";
import { verifySha256 } from "./loader/verify.ts";
import { RenderPage } from "./RenderPage.tsx";

const { release } = compile(readDocuments(join(import.meta.dirname, "../schemas/documents")));
const files = new Map(release?.files.map(({ name, body }) => [`/release/${name}`, body]));
const loader = createReleaseLoader({
	fetch: async (url) => new Response(files.get(url) ?? null, { status: files.has(url) ? 200 : 404 }),
	importModule: (url) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(files.get(url) ?? "")}`),
	verify: verifySha256,
});

const state = createPortalState();
const known = new Map<string, object>();

/** The mock portal's response to a reading; the same object for the same query, as a cache would give it. */
function read(operation: OperationName, query: Record<string, unknown>) {
	const key = `${operation} ${JSON.stringify(query)}`;
	const { code, msg, data } = reply(operation, query, { token: null, language: "en-US" }, state);
	const reading = known.get(key) ?? { code, msg, data: code === 0 ? data : undefined };
	known.set(key, reading);
	return reading;
}

/** Of a backend that answers every operation. */
const CONFIG = HANDLERS.reportConfigsGetConfig({}, { user: null, token: null, language: null, state });

const operations: FakeOperations = {
	read: Object.fromEntries(
		OPERATION_NAMES.map((name) => [name, (query: Record<string, unknown>) => read(name, query)]),
	),
};

/** What the detail pages are about. */
const SUBJECTS: Record<string, string | undefined> = {
	"article-detail": ARTICLES[0]?.id,
	"message-detail": CASES.find(({ published }) => published)?.id,
	"project-detail": PROJECTS[0]?.id,
};

async function show(route: RouteEntry, locale: string) {
	const onError = vi.fn();
	const ports = fakePorts({ operations, onError, locale, config: { admin: {}, report: CONFIG } });
	const id = SUBJECTS[route.page];
	ports.router.location = { path: route.path, query: id ? { id } : {} };
	const within = (
		<Surroundings ports={ports} loader={loader}>
			<LocaleProvider locale={locale}>
				<RenderPage route={route} onMeta={() => undefined} />
			</LocaleProvider>
		</Surroundings>
	);
	const { container } = await act(async () => render(within));
	await vi.waitFor(() => expect(container.querySelector("h1")).not.toBeNull(), { timeout: 15_000 });
	return { container, onError };
}

afterEach(cleanup);

describe.each(["en-US", "zh-CN"])("the shipped pages in %s", (locale) => {
	it.each(release?.manifest.routes ?? [])("$path shows whole, under one h1", async (route) => {
		loader.attend({ path: route.path, locale });
		const opened = await loader.open({ id: release?.id ?? "", manifest_url: `/release/${release?.id}.json` });
		expect(opened, loader.snapshot().error?.message).toBe(true);
		await loader.loadMessages(locale);
		const { container, onError } = await show(route, locale);
		expect(onError.mock.calls).toEqual([]);
		expect(container.querySelectorAll("h1")).toHaveLength(1);
		expect(container.textContent).not.toMatch(/\{\w+[,}]/);
	});
});
