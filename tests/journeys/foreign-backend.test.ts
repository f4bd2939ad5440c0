import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openReader, type Reader } from "../../scripts/browser.ts";
import { type ForeignBackend, startForeignBackend } from "../fixtures/foreign-backend.ts";
import { readForm } from "../msw/forms.ts";
import {
	attachPhoto,
	COMPLAINT,
	filedNumber,
	fillComplaint,
	PHOTO_NAME,
	sendButton,
	toReview,
} from "./fill-complaint.ts";
import { leadTo } from "./lead-to.ts";
import { theBrowser } from "./windows.ts";

const CLIENT = join(import.meta.dirname, "../../dist/client");
const MOBILE = "13700000001";

let backend: ForeignBackend;
/** One window walks through all: a new one takes as much as several pages. */
let reader: Reader;

beforeAll(async () => {
	if (!existsSync(join(CLIENT, "index.html"))) throw new Error("dist/client is missing: run npm run build before.");
	backend = await startForeignBackend({ folder: CLIENT });
	reader = await openReader(await theBrowser());
	reader.context.setDefaultTimeout(12_000);
});
afterEach(() => void reader.page.removeAllListeners());
afterAll(async () => {
	await reader?.context.close();
	await backend.stop();
});

const artefact = (url: string): unknown => JSON.parse(readFileSync(join(CLIENT, url), "utf8"));

const at = (value: unknown, name: string): unknown =>
	typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

/** The manifest of the release in the static build. */
const staticManifest = (): unknown => artefact(String(at(artefact("release/current.json"), "manifest_url")));

function staticPaths(): string[] {
	const routes = at(staticManifest(), "routes");
	return Array.isArray(routes) ? routes.map((route) => String(at(route, "path"))) : [];
}

it("shows every page of the static build, and asks for no stream of releases where the backend tells of none, even if it names a release", async () => {
	const { page, problems } = reader;
	const requested: string[] = [];
	page.on("request", (request) => requested.push(new URL(request.url()).pathname));
	const current = artefact("release/current.json");
	backend.state.release = { id: String(at(current, "id")), manifest_url: String(at(current, "manifest_url")) };
	const paths = staticPaths();
	expect(paths.length).toBeGreaterThan(15);
	// A static host gives the same document for each of them: one is loaded, the others are led to.
	await page.goto(`${backend.url}/error/404`);
	await page.locator("main h1").first().waitFor({ state: "attached" });
	for (const path of paths) {
		const before = await page.title();
		await leadTo(page, path);
		await page.waitForFunction((title) => document.title !== title, before);
		await page.locator("main h1").first().waitFor({ state: "attached" });
		await page.waitForFunction(() => document.querySelector(".pt-skeleton, main [aria-busy=true]") === null);
		if (!path.startsWith("/error/"))
			expect(await page.getByRole("button", { name: "Try again" }).count(), path).toBe(0);
		expect(await page.title()).toMatch(/\S/);
	}
	await page.waitForLoadState("networkidle");
	backend.state.release = null;
	expect(requested).toContain("/report/api.Configs/getConfig");
	expect(requested).not.toContain("/events");
	expect(problems.splice(0)).toEqual([]);
});

it("shows of each page what sixteen calls are enough for, and asks for nothing else", async () => {
	const { page, problems } = reader;
	const refused: string[] = [];
	page.on("response", (response) => {
		const { pathname } = new URL(response.url());
		if (response.status() >= 400 && /^\/(report\/)?api[./]/.test(pathname)) refused.push(pathname);
	});
	await page.goto(`${backend.url}/index/index`);
	await page.getByRole("heading", { name: "Latest articles" }).waitFor();
	await page.locator("main").getByRole("link", { name: "All articles" }).first().waitFor();
	expect(await page.getByRole("heading", { name: "The city answers" }).count()).toBe(0);

	await page.goto(`${backend.url}/message/index`);
	await page.getByRole("group", { name: "Results" }).getByRole("link").first().waitFor();
	expect(await page.getByRole("tab", { name: "Statistics" }).count()).toBe(0);

	const [article] = backend.state.articles;
	await page.goto(`${backend.url}/article/detail?id=${article?.id}`);
	await page.getByRole("heading", { level: 1, name: article?.title ?? "" }).waitFor();
	await page.locator("main .pt-prose, main article").first().waitFor();

	await page.goto(`${backend.url}/search/index?keyword=${encodeURIComponent(article?.title ?? "")}`);
	await page
		.locator("main")
		.getByRole("link", { name: article?.title ?? "" })
		.first()
		.waitFor();
	expect(refused).toEqual([]);
	// The pictures of the mock's content are nowhere.
	expect(problems.splice(0).filter((problem) => !problem.includes("404"))).toEqual([]);
});

it("takes a complaint, with login and attachment, and shows it in the member centre", async () => {
	const hash = String(at(at(at(staticManifest(), "forms"), "complaint"), "artefact"));
	backend.state.forms.set("complaint", { ...readForm("complaint"), hash });
	const { page, problems } = reader;
	await page.goto(`${backend.url}/report/index?form=complaint&category=noise`);
	await fillComplaint(page);
	await attachPhoto(page);
	await toReview(page);
	await sendButton(page).click();
	const login = page.getByRole("dialog", { name: "Log in" });
	await login.getByLabel(/^Mobile number/).fill(MOBILE);
	await login.getByRole("button", { name: "Send code" }).click();
	await login.getByText("A code is on its way").waitFor();
	await login.getByLabel(/^Verification code/).fill(backend.state.codes.get(MOBILE)?.code ?? "");
	await login.getByRole("button", { name: "Log in" }).click();
	const number = await filedNumber(page);
	expect(backend.state.cases[0]).toMatchObject({ number, title: COMPLAINT.title, attachments: [{ name: PHOTO_NAME }] });
	await page.getByRole("link", { name: "All my cases" }).click();
	await page.getByRole("link", { name: COMPLAINT.title }).click();
	await page.getByRole("heading", { level: 1, name: COMPLAINT.title }).waitFor();
	expect(problems.splice(0)).toEqual([]);
});
