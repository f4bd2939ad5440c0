import { createServer } from "node:http";
import { createServer as createVite } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { devProxy } from "./dev-proxy.ts";
import { portOf } from "./drill/port-of.ts";
import { staffDocumentAt } from "./studio-in-dev.ts";

const real = createServer(({ url }, response) => response.end(`server ${url}`));
let vite: Awaited<ReturnType<typeof createVite>>;

beforeAll(async () => {
	await new Promise<void>((resolve) => real.listen(0, "127.0.0.1", resolve));
	vite = await createVite({
		configFile: false,
		logLevel: "silent",
		optimizeDeps: { noDiscovery: true },
		server: { host: "127.0.0.1", port: 0, watch: null, ws: false, proxy: devProxy(`http://127.0.0.1:${portOf(real)}`) },
	});
	await vite.listen();
});
afterAll(async () => {
	await vite.close();
	real.close();
});

const read = async (path: string) => {
	const { port } = new URL(vite.resolvedUrls?.local[0] ?? expect.fail());
	return (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: "text/html" } })).text();
};

it.each([
	"/api/Site/getConfig",
	"/report/api.Messages/index?a=1",
	"/events",
	"/open311/v2/services.json",
	"/outside/pass",
	"/personal-data/pass",
	"/feeds/articles.xml",
	"/sitemap.xml",
	"/sitemaps/1.xml",
	"/icons/192.png",
	"/.well-known/security.txt",
])("has the server answer at %s while developing", async (path) => {
	expect(await read(path)).toBe(`server ${path}`);
});

it.each(["/", "/report/index?form=complaint", "/studio.html", "/before-paint.js", "/src/main.tsx", "/@vite/client"])(
	"leaves %s to Vite",
	async (path) => {
		expect(await read(path)).not.toContain("server /");
	},
);

it.each([
	["/admin/content?kind=article", "studio.html"],
	["/admin/forms", "studio.html"],
	["/admin/studio/draft/1", "studio.html"],
	["/admin/desk/my-work", "desk.html"],
	["/admin/api/releases", undefined],
])("shows at %s the document that the server has there", (path, document) => {
	expect(staffDocumentAt(path)).toBe(document);
});
