import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { createReleaseLoader, type ReleaseLoader, ReleaseProvider } from "../../../renderer/index.ts";
import site from "../../../schemas/documents/site.json" with { type: "json" };
import type { Manifest, PageArtefact, RouteEntry } from "../../../schemas/release.ts";
import { useShownPage } from "./use-shown-page.ts";

afterEach(cleanup);

const route = (path: string): RouteEntry => ({ path, page: path, title: path, auth: false, artefact: path, needs: [] });
const page: PageArtefact = { kind: "page", id: "p", path: "/", title: "P", blocks: [] };
const paths = ["/index/index", "/article/index", "/error/404"];
const manifest = { site, routes: paths.map(route) };

/** A loader whose pages arrive when the test says so. */
function slowLoader(present: string[]) {
	const arrived = new Set(present);
	const waiting = new Map<string, PromiseWithResolvers<PageArtefact>>();
	const unused = createReleaseLoader({
		fetch: () => Promise.reject(new Error("offline")),
		importModule: () => Promise.reject(new Error("offline")),
		verify: async () => true,
	});
	const loader: ReleaseLoader = {
		...unused,
		peekPage: ({ path }) => (arrived.has(path) ? page : undefined),
		loadPage({ path }) {
			const promise = Promise.withResolvers<PageArtefact>();
			waiting.set(path, promise);
			return promise.promise;
		},
	};
	const arrive = (path: string) => {
		arrived.add(path);
		waiting.get(path)?.resolve(page);
	};
	const fail = (path: string) => waiting.get(path)?.reject(new Error("gone"));
	return { loader, arrive, fail };
}

type ProbeProps = { progress: { start(): void; done(): void }; isUnsaved?: boolean; manifest?: Manifest };

function Probe({ progress, isUnsaved = false, manifest = release }: ProbeProps) {
	const shown = useShownPage(manifest, progress, { register: () => () => undefined, any: () => isUnsaved });
	const navigate = useNavigate();
	return (
		<>
			<p>
				shown {shown?.route.path} at {useLocation().pathname}
			</p>
			{shown?.unpublished && <p>taken back {JSON.stringify(shown.unpublished)}</p>}
			<button type="button" onClick={() => navigate("/article/index")}>
				go
			</button>
			<button type="button" onClick={() => navigate("/article/index?step=two")}>
				step
			</button>
		</>
	);
}

const release: Manifest = JSON.parse(JSON.stringify({ ...manifest, format: 1, forms: {}, views: {}, messages: {} }));

function show(path: string, loader: ReleaseLoader) {
	const progress = { start: vi.fn(), done: vi.fn() };
	render(
		<ReleaseProvider loader={loader}>
			<MemoryRouter initialEntries={[path]}>
				<Probe progress={progress} />
			</MemoryRouter>
		</ReleaseProvider>,
	);
	return progress;
}

it("follows the site's redirects from / to the home page", () => {
	show("/", slowLoader(paths).loader);
	expect(screen.getByText("shown /index/index at /index/index")).toBeTruthy();
});

it("leads an unknown path to /error/404", () => {
	show("/no/such/page", slowLoader(paths).loader);
	expect(screen.getByText("shown /error/404 at /error/404")).toBeTruthy();
});

it("keeps the page before, under the progress bar, until the next one is there", async () => {
	const { loader, arrive } = slowLoader(["/index/index"]);
	const progress = show("/index/index", loader);
	act(() => screen.getByText("go").click());
	expect(screen.getByText("shown /index/index at /article/index")).toBeTruthy();
	expect(progress.start).toHaveBeenCalled();
	await act(async () => arrive("/article/index"));
	expect(screen.getByText("shown /article/index at /article/index")).toBeTruthy();
	expect(progress.done).toHaveBeenCalled();
});

it("shows a page that can't be had too, which then says so itself", async () => {
	const { loader, fail } = slowLoader(["/index/index"]);
	const progress = show("/index/index", loader);
	act(() => screen.getByText("go").click());
	await act(async () => fail("/article/index"));
	expect(screen.getByText("shown /article/index at /article/index")).toBeTruthy();
	expect(progress.done).toHaveBeenCalled();
});

/** The same release, without the page about articles. */
const without: Manifest = { ...release, routes: release.routes.filter(({ path }) => path !== "/article/index") };
const redirects = { ...site.redirects, "/article/index": "/index/index" };
const moved: Manifest = { ...without, site: { ...release.site, redirects } };

/** Shows the page about articles, then another release. */
function takeBack({ isUnsaved, manifest }: Pick<ProbeProps, "isUnsaved" | "manifest">) {
	const { loader } = slowLoader(paths);
	const probe = (shown: Manifest) => (
		<ReleaseProvider loader={loader}>
			<MemoryRouter initialEntries={["/article/index"]}>
				<Probe progress={{ start: vi.fn(), done: vi.fn() }} isUnsaved={isUnsaved} manifest={shown} />
			</MemoryRouter>
		</ReleaseProvider>
	);
	const { rerender } = render(probe(release));
	if (manifest) rerender(probe(manifest));
	return (next: Manifest) => rerender(probe(next));
}

it("leaves who has started something where they stand when a release takes their page back, from step to step", () => {
	const publish = takeBack({ isUnsaved: true, manifest: without });
	act(() => screen.getByText("step").click());
	expect(screen.getByText("shown /article/index at /article/index")).toBeTruthy();
	expect(screen.getByText('taken back {"stays":true}')).toBeTruthy();
	publish(release);
	expect(screen.queryByText(/^taken back/)).toBeNull();
});

it("tells a mere reader where they stand that the page was taken back", () => {
	takeBack({ isUnsaved: false, manifest: without });
	expect(screen.getByText("shown /article/index at /article/index")).toBeTruthy();
	expect(screen.getByText('taken back {"stays":false}')).toBeTruthy();
});

it("leads a mere reader to where a release has moved their page, and only names that place to who has started something", () => {
	takeBack({ isUnsaved: false, manifest: moved });
	expect(screen.getByText("shown /index/index at /index/index")).toBeTruthy();
	cleanup();
	takeBack({ isUnsaved: true, manifest: moved });
	expect(screen.getByText("shown /article/index at /article/index")).toBeTruthy();
	expect(screen.getByText('taken back {"stays":true,"to":"/index/index"}')).toBeTruthy();
});

/** A page whose form a release takes off it; `started`: its reader is in the midst of it. */
function takeFormOff({ started }: { started: boolean }) {
	const { loader } = slowLoader([]);
	const form: PageArtefact = { ...page, blocks: [{ type: "form", form: "complaint" }] };
	const pages: ReleaseLoader = {
		...loader,
		peekPage: ({ path, artefact }) => (path !== "/article/index" || artefact === "bare" ? page : form),
	};
	const bare = release.routes.map((each) => (each.path === "/article/index" ? { ...each, artefact: "bare" } : each));
	const probe = (isUnsaved: boolean, shown: Manifest) => (
		<ReleaseProvider loader={pages}>
			<MemoryRouter initialEntries={["/article/index"]}>
				<Probe progress={{ start: vi.fn(), done: vi.fn() }} isUnsaved={isUnsaved} manifest={shown} />
			</MemoryRouter>
		</ReleaseProvider>
	);
	const { rerender } = render(probe(started, release));
	const republished: Manifest = { ...release, routes: bare };
	rerender(probe(started, republished));
	return { finish: () => rerender(probe(false, republished)) };
}

it("leaves who has started a form on the page that had it when the page is published without, until they are done", () => {
	const { finish } = takeFormOff({ started: true });
	expect(screen.getByText("shown /article/index at /article/index")).toBeTruthy();
	expect(screen.getByText(/^taken back/).textContent).toBe('taken back {"stays":true,"replaced":true}');
	finish();
	expect(screen.queryByText(/^taken back/)).toBeNull();
});

it("shows a mere reader the page that is published without its form", () => {
	takeFormOff({ started: false });
	expect(screen.queryByText(/^taken back/)).toBeNull();
});
