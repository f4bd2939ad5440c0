import { join } from "node:path";
import { act, cleanup, render } from "@testing-library/react";
import { type ComponentType, Profiler } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { compile } from "../schemas/compiler/index.ts";
import type { OperationName } from "../schemas/operation.ts";
import { readDocuments } from "../schemas/read-documents.ts";
import type { RouteEntry } from "../schemas/release.ts";
import type { Block } from "../schemas/types.gen.ts";
import { type FakeOperations, fakePorts } from "../tests/fixtures/ports.ts";
import { Surroundings } from "../tests/fixtures/surroundings.tsx";
import { HANDLERS } from "../tests/msw/handlers/registry.gen.ts";
import { OPERATION_NAMES, reply } from "../tests/msw/reply.ts";
import { createPortalState } from "../tests/msw/state.ts";
import type { RenderBlocks } from "./block.ts";
import { LocaleProvider } from "./i18n/LocaleProvider.tsx";
import { createReleaseLoader } from "./loader/release-loader.ts";
import { useRouter } from "./ports/ports-context.tsx";
import { RenderPage } from "./RenderPage.tsx";

type AnyBlock = ComponentType<{ block: Block; render: RenderBlocks }>;

const { rendered } = vi.hoisted(() => ({ rendered: new Map<string, number>() }));
const count = (name: string) => rendered.set(name, (rendered.get(name) ?? 0) + 1);

/** Every block as it is, with a count of how often React rendered anything of it. */
vi.mock("./registry/block-component.ts", async (original) => {
	const real = await original<typeof import("./registry/block-component.ts")>();
	const counted = new Map<string, AnyBlock | undefined>();
	return {
		blockComponent: (type: string) => {
			const Component = real.blockComponent(type);
			if (!counted.has(type))
				counted.set(
					type,
					Component &&
						((props) => (
							<Profiler id={`${type} ${JSON.stringify(props.block)}`} onRender={count}>
								<Component {...props} />
							</Profiler>
						)),
				);
			return counted.get(type);
		},
	};
});

const { release } = compile(readDocuments(join(import.meta.dirname, "../schemas/documents")));
const files = new Map(release?.files.map(({ name, body }) => [`/release/${name}`, body]));
const loader = createReleaseLoader({
	fetch: async (url) => new Response(files.get(url) ?? null, { status: files.has(url) ? 200 : 404 }),
	importModule: () => Promise.reject(new Error("no form is validated here")),
	verify: async () => true,
});

const state = createPortalState();
const known = new Map<string, object>();

/** The mock portal's response to a reading; the same object for the same query, as a cache would give it. */
function read(operation: OperationName, query: Record<string, unknown>) {
	const key = `${operation} ${JSON.stringify(query)}`;
	const { code, msg, data } = reply(operation, { ...query }, { token: null, language: "en-US" }, state);
	const reading = known.get(key) ?? { code, msg, data: code === 0 ? data : undefined };
	known.set(key, reading);
	return reading;
}

const operations: FakeOperations = {
	read: Object.fromEntries(
		OPERATION_NAMES.map((name) => [name, (query: Record<string, unknown>) => read(name, query)]),
	),
};

let navigate: (to: string) => void = () => undefined;
function Navigator() {
	navigate = useRouter().navigate;
	return null;
}

async function show(path: string): Promise<RouteEntry> {
	loader.attend({ path, locale: "en-US" });
	await loader.open({ id: release?.id ?? "", manifest_url: `/release/${release?.id}.json` });
	await loader.loadMessages("en-US");
	const route = release?.manifest.routes.find((each) => each.path === path);
	if (!route) throw new Error(`expected a page at ${path}`);
	const report = HANDLERS.reportConfigsGetConfig({}, { user: null, token: null, language: null, state });
	const ports = fakePorts({ operations, config: { admin: {}, report } });
	ports.router.location = { path, query: {} };
	const onMeta = () => undefined;
	const page = (
		<Surroundings ports={ports} loader={loader}>
			<LocaleProvider locale="en-US">
				<Navigator />
				<RenderPage route={route} onMeta={onMeta} />
			</LocaleProvider>
		</Surroundings>
	);
	const { container } = await act(async () => render(page));
	await vi.waitFor(() => expect(container.querySelector("h1")).not.toBeNull(), { timeout: 15_000 });
	return route;
}

afterEach(() => {
	cleanup();
	rendered.clear();
});

const blockOf = (name: string) => name.slice(name.indexOf(" ") + 1);
const typesOf = (names: readonly string[]) => [...new Set(names.map((name) => name.split(" ")[0]))].sort();

/** Blocks that none of the others stands in: React counts a block in all that are around it. */
const innermost = (names: readonly string[]) =>
	names.filter((name) => !names.some((other) => other !== name && blockOf(name).includes(blockOf(other))));

/** The types of the blocks that were rendered for a query, and all of the page. */
async function renderedFor(path: string, query: string) {
	await show(path);
	// Blocks whose code comes late are there too.
	await act(() => vi.dynamicImportSettled());
	const all = [...rendered.keys()];
	rendered.clear();
	await act(async () => navigate(`${path}?${query}`));
	return { all: typesOf(all), again: typesOf(innermost([...rendered.keys()])), count: all.length };
}

it.each([
	["/index/index", "utm_source=poster", ["list", "search"]],
	["/article/list", "keyword=lamp", ["list"]],
	["/message/index", "keyword=lamp", ["list"]],
])("of %s, a change of the query renders only the blocks that read it", async (path, query, readers) => {
	const { all, again, count } = await renderedFor(path, query);
	expect(count).toBeGreaterThan(readers.length);
	expect(all).toEqual(expect.arrayContaining(readers));
	expect(again).toEqual(readers);
});
