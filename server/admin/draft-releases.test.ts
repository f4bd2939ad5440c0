import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { shippedSources } from "../release/shipped.ts";
import { changedDocuments } from "../testing/changed-documents.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { absent } from "../wire/refusal.ts";

let test: TestApp;
let administrator: string;
let editor: string;
let other: string;
let shipped: string;

const DRAFTS = "/admin/api/draft-releases";
const SITE = "site.json";

const get = (path = "", token = editor) => test.call(`${DRAFTS}${path}`, { token });
const post = (path: string, body: object = {}, token = editor) => test.call(`${DRAFTS}${path}`, { token, body });
const inForce = () => String(test.services.releases.current()?.id);

async function loggedIn(mobile: string, role: "editor" | "publisher"): Promise<string> {
	const token = await test.login(mobile);
	await test.services.db
		.updateTable("app_user")
		.set({ roles: [role] })
		.where("mobile", "=", mobile)
		.execute();
	return token;
}

const started = async (name = "Spring"): Promise<string> => String(valueIn((await post("", { name })).data, "id"));

let made = 0;
const set = (at: string, value: unknown, path = SITE) => ({ id: `edit-${++made}`, verb: "set", path, at, value });
const append = (id: string, after: number, edits: object[], token = editor) =>
	post(`/${id}/edits`, { after, edits }, token);
const editsOf = async (id: string) => asArray(valueIn((await get(`/${id}`)).data, "edits")).map(asObject);
const publish = (id: string, body: object = {}) => post(`/${id}/publish`, body, administrator);

async function siteName(): Promise<unknown> {
	const { data } = await test.call("/admin/api/documents", { token: administrator });
	const site = asArray(valueIn(data, "sources"))
		.map(asObject)
		.find(({ path }) => path === SITE);
	return valueIn(JSON.parse(String(site?.text)), "name");
}

beforeAll(async () => {
	test = await openTestApp();
	administrator = await test.login(ADMIN_MOBILE);
	editor = await loggedIn("13900000011", "editor");
	other = await loggedIn("13900000012", "editor");
	shipped = inForce();
}, 60_000);
afterAll(() => test.close());
beforeEach(async () => {
	await test.services.db.deleteFrom("draft_release").execute();
	await test.call(`/admin/api/releases/${shipped}/restore`, { token: administrator, body: {} });
});

it("starts over the release in force, and gives its documents and edits to whoever opens it", async () => {
	const { data } = await post("", { name: " Spring " });
	expect(data).toEqual({ id: expect.any(String), name: "Spring", base: shipped, version: 0 });
	const id = String(valueIn(data, "id"));
	const edit = { ...set("/name", "Another"), value: { z: 1, a: [2] } };
	expect(await append(id, 0, [edit])).toMatchObject({ code: 0, data: { version: 1, others: [] } });
	const opened = (await get(`/${id}`, other)).data;
	expect(valueIn(opened, "sources")).toEqual(shippedSources());
	const [stored] = asArray(valueIn(opened, "edits"));
	expect(stored).toEqual({ ...edit, by: expect.any(String), by_id: expect.any(String), at_time: expect.any(String) });
	expect(JSON.stringify(asObject(stored).value)).toBe('{"z":1,"a":[2]}');
});

it("lists open drafts with how many of their edits count", async () => {
	const id = await started();
	const change = set("/name", "A");
	await append(id, 0, [change, set("/tagline", "B"), { id: "u", verb: "undo", path: SITE, at: "", to: change.id }]);
	const { data } = await get();
	expect(valueIn(data, "list")).toEqual([
		{
			id,
			name: "Spring",
			base: shipped,
			version: 3,
			updated_at: expect.any(String),
			updated_by: expect.any(String),
			changes: 1,
		},
	]);
	expect(await post(`/${id}/discard`)).toMatchObject({ code: 0 });
	expect(valueIn((await get()).data, "list")).toEqual([]);
	expect((await append(id, 3, [set("/name", "C")])).code).toBe(409);
	expect((await publish(id)).code).toBe(409);
});

it("loses no edit when two editors append at the same time, and gives each what came in", async () => {
	const id = await started();
	const sent = Array.from({ length: 12 }, (_, at) => ({
		token: at % 2 ? editor : other,
		edit: set("/name", `Name ${at}`),
	}));
	const outcomes = await Promise.all(sent.map(({ token, edit }) => append(id, 0, [edit], token)));
	const versions = outcomes.map(({ data }) => Number(valueIn(data, "version")));
	expect(versions.toSorted((a, b) => a - b)).toEqual(sent.map((_, at) => at + 1));
	const stored = (await editsOf(id)).map((edit) => edit.id);
	expect(stored.toSorted()).toEqual(sent.map(({ edit }) => edit.id).toSorted());
	for (const [at, { data }] of outcomes.entries()) {
		const before = stored.slice(0, Number(versions[at]) - 1);
		expect(asArray(valueIn(data, "others")).map((edit) => asObject(edit).id)).toEqual(before);
	}
});

it("stores an edit once that is sent again, and refuses what is no edit", async () => {
	const id = await started();
	const edit = set("/name", "A");
	await append(id, 0, [edit]);
	const again = await append(id, 0, [edit]);
	expect(again).toMatchObject({ code: 0, data: { version: 1, others: [{ id: edit.id }] } });
	expect(await editsOf(id)).toHaveLength(1);
	const wrong = [
		{ ...edit, id: "x", verb: "burn" },
		{ ...edit, id: "y", index: -1 },
		{ ...set("/a", 1), path: "../a.json" },
	];
	for (const one of wrong) expect((await append(id, 1, [one])).code).toBe(422);
	expect((await append("nothing", 0, [edit])).code).toBe(404);
	expect(await editsOf(id)).toHaveLength(1);
});

it("takes no more edits than can be sent to whoever opens it", async () => {
	const id = await started();
	const long = () => set("/name", "x".repeat(6_000_000));
	expect((await append(id, 0, [long(), long()])).code).toBe(0);
	expect((await append(id, 2, [long()])).code).toBe(413);
	expect((await append(id, 2, [set("/name", "short")])).code).toBe(0);
	await test.services.db.updateTable("draft_release").set({ version: 10_000 }).where("id", "=", id).execute();
	expect((await append(id, 3, [set("/name", "one more")])).code).toBe(413);
});

it("publishes what the edits lead to, leaves other documents to the byte, and closes the draft", async () => {
	const id = await started();
	await append(id, 0, [set("/name", "Renamed")]);
	const { code, data } = await publish(id, { note: "Spring cleaning" });
	expect(code).toBe(0);
	expect(data).toMatchObject({ id: inForce(), diagnostics: expect.any(Array), refused: [] });
	expect(await siteName()).toBe("Renamed");
	const documents = asArray(valueIn((await test.call("/admin/api/documents", { token: editor })).data, "sources"));
	const same = (sources: readonly unknown[]) => sources.filter((source) => asObject(source).path !== SITE);
	expect(same(documents)).toEqual(same(shippedSources()));
	expect(valueIn((await get(`/${id}`)).data, "state")).toBe("published");
	expect((await publish(id)).code).toBe(409);
	const releases = await test.call("/admin/api/releases", { token: administrator });
	expect(asArray(valueIn(releases.data, "list"))[0]).toMatchObject({ note: "Spring cleaning", overridden: false });
});

it("publishes no broken draft, keeps its text, and reports it like publishing does", async () => {
	const id = await started();
	const text = '{"kind": "site", ';
	await append(id, 0, [{ id: "source", verb: "replace-document", path: SITE, at: "", value: text }]);
	const checked = await post(`/${id}/check`);
	const syntax = expect.objectContaining({ document: SITE, code: "syntax" });
	expect(valueIn(checked.data, "diagnostics")).toContainEqual(syntax);
	const refused = await publish(id, { rebase: true });
	expect(refused).toMatchObject({ code: 422, data: { diagnostics: valueIn(checked.data, "diagnostics") } });
	expect(inForce()).toBe(shipped);
	expect((await editsOf(id))[0]?.value).toBe(text);
	await append(id, 1, [
		{ id: "undo", verb: "undo", path: SITE, at: "", to: "source" },
		set("/default_locale", "xx-XX"),
	]);
	expect((await publish(id)).code).toBe(422);
	expect(valueIn((await get(`/${id}`)).data, "state")).toBe("open");
});

it("tells who published what where its base is not in force any more, and applies its edits over that on demand", async () => {
	const first = await started("First");
	const second = await started("Second");
	await append(first, 0, [
		set("/tagline", "Theirs"),
		{ ...set("", null, "pages/help.json"), verb: "set", at: "/title", value: "Guide" },
	]);
	await append(second, 0, [set("/name", "Ours"), set("/nowhere/at/all", 1)]);
	await publish(first, { note: "First" });
	const theirs = inForce();
	const stale = await publish(second);
	expect(stale).toMatchObject({ code: 409, data: { current: theirs, publications: [{ id: theirs, note: "First" }] } });
	const { code, data } = await publish(second, { rebase: true });
	expect(code).toBe(0);
	expect(asArray(valueIn(data, "refused"))).toMatchObject([
		{ edit: { at: "/nowhere/at/all" }, why: { text: expect.any(String) } },
	]);
	expect(await siteName()).toBe("Ours");
	const sources = asArray(valueIn((await test.call("/admin/api/documents", { token: editor })).data, "sources")).map(
		asObject,
	);
	expect(valueIn(JSON.parse(String(sources.find(({ path }) => path === SITE)?.text)), "tagline")).toBe("Theirs");
});

it("is not published in a state that its publisher has not sent for", async () => {
	const id = await started();
	await append(id, 0, [set("/name", "A")]);
	const compileDraft = test.services.compiler.compileDraft;
	test.services.compiler.compileDraft = async (sources, edits) => {
		await append(id, 1, [set("/name", "B")]);
		return compileDraft(sources, edits);
	};
	const { code } = await publish(id);
	test.services.compiler.compileDraft = compileDraft;
	expect([code, inForce()]).toEqual([409, shipped]);
	expect((await publish(id)).code).toBe(0);
	expect(await siteName()).toBe("B");
});

it("says in sentences what changes, document by document, and whether forms that were started are asked again", async () => {
	const id = await started();
	const form = "forms/suggestion.json";
	await append(id, 0, [set("/name", "A"), set("/name", "B"), set("/tagline", "C")]);
	const changes = async () => (await get(`/${id}/changes`)).data;
	expect(await changes()).toMatchObject({ class: "safe", forms: [], documents: [{ path: SITE, kind: "changed" }] });
	await append(id, 3, [
		{ id: "r", verb: "rename", path: form, at: "/id", value: "idea" },
		{ id: "d", verb: "remove", path: "pages/help.json", at: "" },
		{ id: "n", verb: "add", path: "pages/new.json", at: "", value: { kind: "page", id: "new", title: "New" } },
	]);
	const after = asObject(await changes());
	expect(after).toMatchObject({ class: "asks_started_forms_again", forms: ["suggestion"] });
	const documents = asArray(after.documents).map(asObject);
	const kinds = Object.fromEntries(documents.map(({ path, kind }) => [path, kind]));
	expect(kinds).toMatchObject({ [form]: "changed", "pages/help.json": "removed", "pages/new.json": "added" });
	const site = asArray(documents.find(({ path }) => path === SITE)?.sentences).map(asObject);
	expect(site.map(({ values }) => asObject(values).to)).toEqual(["B", "C"]);
	for (const { sentences } of documents) expect(asArray(sentences).length).toBeGreaterThan(0);
});

it("can be based on a release that was published from a folder", async () => {
	const sources = changedDocuments({ [SITE]: (site) => ({ ...site, name: "From a folder" }) });
	await test.call("/admin/api/releases", { token: administrator, body: { sources, base: shipped } });
	const id = await started();
	expect(valueIn((await get(`/${id}`)).data, "sources")).toEqual(sources);
});

it("allows each call to those alone whom it is for", async () => {
	const id = await started();
	const EDITING = ["editor", "publisher", "administrator"];
	const calls: [string, object | undefined, readonly string[]][] = [
		[DRAFTS, undefined, EDITING],
		[DRAFTS, { name: "Another" }, EDITING],
		[`${DRAFTS}/${id}`, undefined, EDITING],
		[`${DRAFTS}/${id}/edits`, { after: 0, edits: [set("/name", "A")] }, EDITING],
		[`${DRAFTS}/${id}/check`, {}, EDITING],
		[`${DRAFTS}/${id}/changes`, undefined, EDITING],
		[`${DRAFTS}/${id}/publish`, {}, ["publisher", "administrator"]],
		[`${DRAFTS}/${id}/discard`, {}, EDITING],
		["/admin/api/releases", undefined, EDITING],
		["/admin/api/me", undefined, ["member", "handler", ...EDITING]],
	];
	const mobile = "13900000013";
	const token = await test.login(mobile);
	const { db, compiler } = test.services;
	// Whoever is let through to the compiler may do it; whether it compiles is asked above.
	const compile = vi.spyOn(compiler, "compileDraft").mockImplementation(() => Promise.reject(absent()));
	const check = vi.spyOn(compiler, "checkDraft").mockImplementation(() => Promise.reject(absent()));
	const isCompiled = (path: string) => path.endsWith("/check") || path.endsWith("/publish");
	for (const role of ["guest", "member", "handler", "editor", "publisher", "administrator"] as const) {
		const roles = role === "guest" || role === "member" ? [] : [role];
		await db.updateTable("app_user").set({ roles }).where("mobile", "=", mobile).execute();
		for (const [path, body, allowed] of calls) {
			await db.updateTable("draft_release").set({ state: "open", base_id: inForce() }).where("id", "=", id).execute();
			const { code, data } = await test.call(path, { body, token: role === "guest" ? undefined : token });
			const expected = role === "guest" ? [401] : allowed.includes(role) ? [isCompiled(path) ? 404 : 0] : [403];
			expect([role, path, code]).toEqual([role, path, ...expected]);
			if (path.endsWith("/me") && code === 0) expect(data).toMatchObject({ user: { id: expect.any(String), roles } });
		}
	}
	compile.mockRestore();
	check.mockRestore();
}, 30_000);
