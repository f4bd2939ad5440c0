import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openReader } from "../../scripts/browser.ts";
import { COMPLAINT, complaintInput } from "./fill-complaint.ts";
import { startJourney, WAIT } from "./journey.ts";
import { leadTo } from "./lead-to.ts";

const journey = startJourney();
const ROOT = join(import.meta.dirname, "../..");

/** Vite's own store of prepared packages, apart from that of whoever develops here meanwhile. */
const prepared = mkdtempSync(join(tmpdir(), "portico-vite-"));
let development: ViteDevServer | undefined;

beforeAll(async () => {
	// Read by vite.config.ts: where the real server behind Vite listens.
	process.env.PORTICO_DEV_SERVER_PORT = new URL(journey.portal().url).port;
	development = await createServer({
		root: ROOT,
		configFile: join(ROOT, "vite.config.ts"),
		cacheDir: prepared,
		logLevel: "error",
		mode: "development",
		server: { port: 0, host: "127.0.0.1", watch: null },
	});
	await development.listen();
});
afterAll(async () => {
	await development?.close();
	delete process.env.PORTICO_DEV_SERVER_PORT;
	rmSync(prepared, { recursive: true, force: true });
});

/** What React's development build says of itself, which is the one that warns. */
const REACT = "React DevTools";

it("shows citizens' pages, a form, and the studio from their sources, with no word of React's on the console", async () => {
	const { page, context, problems } = await openReader(journey.browser());
	let said: { type: string; text: string }[] = [];
	page.on("console", (message) => said.push({ type: message.type(), text: message.text() }));
	const load = async (address: string) => {
		said = [];
		await page.goto(new URL(address, development?.resolvedUrls?.local[0]).href);
		await page.locator("h1").first().waitFor({ timeout: 60_000 });
	};
	const expectNoWord = () => {
		expect(said.some(({ text }) => text.includes(REACT))).toBe(true);
		expect(said.filter(({ type }) => ["error", "warning"].includes(type))).toEqual([]);
	};
	try {
		await load("/");
		await leadTo(page, "/report/index?form=complaint");
		await complaintInput(page, "title").fill(COMPLAINT.title, { timeout: 60_000 });
		await expect.poll(() => complaintInput(page, "title").inputValue(), WAIT).toBe(COMPLAINT.title);
		expectNoWord();
		await load("/admin/studio");
		expectNoWord();
		expect(problems).toEqual([]);
	} finally {
		await context.close();
	}
});
