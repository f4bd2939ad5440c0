import { beforeEach, describe, expect, it } from "vitest";
import { type Files, loaderOf, page, publish } from "../../tests/fixtures/releases.ts";
import { createReleaseLoader, type ReleaseLoader } from "./release-loader.ts";
import { verifySha256 } from "./verify.ts";

const text = (words: string) => page([{ type: "text", text: words }]);

describe("a release loader", () => {
	let files: Files;
	let loader: ReleaseLoader;
	beforeEach(() => {
		files = new Map();
		loader = loaderOf(files);
		loader.attend({ path: "/here", locale: "zh-CN" });
	});

	const route = () => loader.snapshot().current?.manifest.routes[0];

	it("shows a release once the reader's page, messages and workflow are there", async () => {
		const opening = loader.open(publish(files, [text("one")]));
		expect(loader.snapshot().current).toBeUndefined();
		expect(await opening).toBe(true);
		const shown = route();
		expect(shown && loader.peekPage(shown)?.blocks).toEqual([{ type: "text", text: "one" }]);
		expect(loader.peekMessages("zh-CN")?.locale).toBe("zh-CN");
		expect(loader.peekWorkflow()?.kind).toBe("workflow");
	});

	it("keeps the one before on the screen until the newer is whole", async () => {
		const first = publish(files, [text("one")]);
		await loader.open(first);
		const second = publish(files, [text("two")]);
		const states: (string | undefined)[][] = [];
		loader.subscribe(() => states.push([loader.snapshot().current?.id, loader.snapshot().pending?.id]));
		await loader.open(second);
		expect(states).toEqual([
			[first.id, second.id],
			[second.id, undefined],
		]);
	});

	it("stays with the last good one and names the document when a newer one fails", async () => {
		const first = publish(files, [text("one")]);
		await loader.open(first);
		const second = publish(files, [text("two")]);
		const broken = [...files].find(([, body]) => body.includes('"two"'))?.[0] ?? "";
		files.delete(broken);
		expect(await loader.open(second)).toBe(false);
		expect(loader.snapshot().current?.id).toBe(first.id);
		expect(loader.snapshot().pending).toBeUndefined();
		expect(loader.snapshot().error?.message).toContain('page "here"');
		expect(loader.snapshot().error?.message).toContain("status 404");
	});

	it("takes the newer one at a later attempt", async () => {
		const second = publish(files, [text("two")]);
		const [broken = "", body = ""] = [...files].find(([, each]) => each.includes('"two"')) ?? [];
		files.delete(broken);
		expect(await loader.open(second)).toBe(false);
		files.set(broken, body);
		expect(await loader.open(second)).toBe(true);
		expect(loader.snapshot().error).toBeUndefined();
	});

	it("refuses bytes that are not what their name says", async () => {
		const reference = publish(files, [text("one")]);
		files.set(reference.manifest_url, `${files.get(reference.manifest_url)} `);
		expect(await loader.open(reference)).toBe(false);
		expect(loader.snapshot().error?.message).toContain(`expected SHA-256 ${reference.id}`);
	});

	it("refuses a file of another kind", async () => {
		const reference = publish(files, [text("one")]);
		const page = [...files].find(([, body]) => body.includes('"one"'))?.[1] ?? "";
		const wrong = { ...reference, id: (await sha(page)) ?? "" };
		files.set(reference.manifest_url, page);
		expect(await loader.open(wrong)).toBe(false);
		expect(loader.snapshot().error?.message).toContain("another structure");
	});

	it("lets the newest one requested win, whichever comes first", async () => {
		const first = publish(files, [text("one")]);
		const second = publish(files, [text("two")]);
		const outcomes = await Promise.all([loader.open(first), loader.open(second)]);
		expect(outcomes).toEqual([false, true]);
		expect(loader.snapshot().current?.id).toBe(second.id);
	});

	it("requests an artefact once, also across releases", async () => {
		const requested: string[] = [];
		const counting = createReleaseLoader({
			async fetch(url) {
				requested.push(url);
				return new Response(files.get(url));
			},
			importModule: () => Promise.reject(new Error("none")),
			verify: verifySha256,
		});
		counting.attend({ path: "/here", locale: "zh-CN" });
		const other = page([], { id: "other", path: "/other" });
		await counting.open(publish(files, [text("one")]));
		await counting.open(publish(files, [text("one"), other]));
		expect(new Set(requested).size).toBe(requested.length);
		expect(requested).toHaveLength(5);
	});

	it("gives the same promise for the same view, form or page, as suspending asks", async () => {
		await loader.open(publish(files, [text("one")]));
		const shown = route();
		if (!shown) throw new Error("expected a route");
		expect(loader.loadPage(shown)).toBe(loader.loadPage(shown));
	});

	it("restores the last good release of an earlier visit", async () => {
		const reference = publish(files, [text("one")]);
		let remaining: unknown;
		const storage = { read: () => remaining, write: (written: unknown) => (remaining = written) };
		const source = {
			fetch: async (url: string) => new Response(files.get(url)),
			importModule: () => Promise.reject(new Error("none")),
			verify: verifySha256,
			storage,
		};
		expect(await createReleaseLoader(source).restore()).toBe(false);
		await createReleaseLoader(source).open(reference);
		expect(await createReleaseLoader(source).restore()).toBe(true);
	});

	it("opens the release that a static build names", async () => {
		const reference = publish(files, [text("one")]);
		expect(await loader.openNamedAt("/release/current.json")).toBe(false);
		files.set("/release/current.json", JSON.stringify(reference));
		expect(await loader.openNamedAt("/release/current.json")).toBe(true);
	});
});

async function sha(body: string): Promise<string> {
	const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(body));
	return Buffer.from(bytes).toString("hex");
}
