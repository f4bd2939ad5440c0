import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { asArray, asObject } from "../../schemas/json/json.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";

const EDITOR = "13900000091";
const CLERK = "13900000092";

let test: TestApp;
let editor: string;

const give = (mobile: string, role: string) =>
	sql`update app_user set roles = array[${role}] where mobile = ${mobile}`.execute(test.services.db);

beforeAll(async () => {
	test = await openTestApp();
	editor = await test.login(EDITOR);
	await give(EDITOR, "editor");
}, 60_000);
afterAll(() => test.close());

const ask = (path: string, body?: object, token = editor) =>
	test.call(`/admin/api/content/${path}`, { token, ...(body && { body }) });

const whole = {
	title: "Ice rink opens",
	summary: "From Saturday on.",
	body: "<p>Skates can be <strong>borrowed</strong>.</p>",
	cover: "",
	cover_alt: "",
	category: "News",
	author: "Sports Office",
	language: "en-US",
	translation_of: "",
};

async function begun(kind = "article", title = "Ice rink opens"): Promise<string> {
	return String(valueIn((await ask(kind, { title })).data, "id"));
}

/** The article that is saved with these parts, and its version. */
async function written(parts: object = {}) {
	const id = await begun();
	const saved = await ask(`article/${id}/save`, { version: 0, content: { ...whole, ...parts } });
	expect(saved.code).toBe(0);
	return { id, version: Number(valueIn(saved.data, "version")) };
}

const titles = async (query = "") =>
	asArray(valueIn((await test.call(`/report/api.Articles/getList?limit=50&${query}`)).data, "list")).map(
		(one) => asObject(one).title,
	);
const detail = (id: string) => test.call(`/report/api.Articles/getDetail?id=${id}`);

it("shows an article to nobody until it is published, then in lists, search, feed and sitemap", async () => {
	const { id, version } = await written({ title: "Curling evenings" });
	expect(await titles()).not.toContain("Curling evenings");
	expect((await detail(id)).code).toBe(404);
	expect((await ask(`article/${id}/publish`, { version })).code).toBe(0);
	expect((await titles())[0]).toBe("Curling evenings");
	expect(await titles("keyword=curling")).toEqual(["Curling evenings"]);
	expect((await detail(id)).data).toMatchObject({ body: whole.body, author: "Sports Office", language: "en-US" });
	expect((await test.app.inject("/feeds/articles.xml")).body).toContain("Curling evenings");
	expect((await test.app.inject("/sitemap.xml")).body).toContain(id);
	await ask(`article/${id}/take-back`, { version: version + 1 });
	expect((await detail(id)).code).toBe(404);
	expect(await titles("keyword=curling")).toEqual([]);
});

it("stores no script, style or foreign frame of what was written", async () => {
	const body =
		'<p onclick="x()" style="color:red">Fine</p><script>bad()</script><iframe src="https://e.example"></iframe>';
	const { id } = await written({ body });
	expect((await ask(`article/${id}`)).data).toMatchObject({ content: { body: "<p>Fine</p>" }, has_draft: true });
});

it("keeps changes of what is out apart until they are published, and every published state to go back to", async () => {
	const { id, version } = await written({ title: "First" });
	await ask(`article/${id}/publish`, { version });
	await ask(`article/${id}/save`, { version: version + 1, content: { ...whole, title: "Second" } });
	expect((await detail(id)).data).toMatchObject({ title: "First" });
	await ask(`article/${id}/publish`, { version: version + 2 });
	expect((await detail(id)).data).toMatchObject({ title: "Second" });
	expect((await ask(`article/${id}`)).data).toMatchObject({
		has_draft: false,
		versions: [
			{ number: 2, title: "Second" },
			{ number: 1, title: "First" },
		],
	});
	expect((await ask(`article/${id}/restore`, { version: version + 3, number: 1 })).code).toBe(0);
	expect((await ask(`article/${id}`)).data).toMatchObject({ content: { title: "First" }, has_draft: true });
	expect((await detail(id)).data).toMatchObject({ title: "Second" });
});

it("comes out at the time that was set, and by no call", async () => {
	const { id, version } = await written({ title: "Later" });
	const at = new Date(Date.now() + 3_600_000).toISOString();
	await ask(`article/${id}/publish`, { version, at });
	expect((await ask(`article/${id}`)).data).toMatchObject({ state: "scheduled", published_at: at });
	expect(await titles()).not.toContain("Later");
	await sql`update article set published_at = now() where id = ${id}`.execute(test.services.db);
	expect(await titles()).toContain("Later");
	const again = await ask(`article/${id}/publish`, { version: version + 1, at });
	expect(again).toMatchObject({ code: 409 });
});

it("refuses what lacks something, by its place, and overwrites nobody", async () => {
	const { id, version } = await written({ summary: " ", body: "<p></p>", cover: "/media/autumn-air.svg" });
	expect(await ask(`article/${id}/publish`, { version })).toMatchObject({
		code: 422,
		data: {
			errors: [{ pointer: "/content/summary" }, { pointer: "/content/body" }, { pointer: "/content/cover_alt" }],
		},
	});
	expect(await ask(`article/${id}/save`, { version: 0, content: whole })).toMatchObject({ code: 409 });
	expect(
		await ask(`article/${id}/save`, { version, content: { ...whole, cover: "https://e.example/x.png" } }),
	).toMatchObject({
		code: 422,
	});
});

it("leads from an article to the same in another language, both ways", async () => {
	const english = await written({ title: "Library hours" });
	await ask(`article/${english.id}/publish`, { version: english.version });
	const chinese = await written({ title: "图书馆开放时间", language: "zh-CN", translation_of: english.id });
	await ask(`article/${chinese.id}/publish`, { version: chinese.version });
	expect((await detail(english.id)).data).toMatchObject({ translations: [{ id: chinese.id, language: "zh-CN" }] });
	expect((await detail(chinese.id)).data).toMatchObject({ translations: [{ id: english.id, language: "en-US" }] });
	expect(await titles("keyword=图书馆")).toEqual(["图书馆开放时间"]);
});

it("keeps projects the same way", async () => {
	const id = await begun("project", "Tram line 4");
	const content = {
		title: "Tram line 4",
		summary: "Nine stops.",
		body: "<p>From 2027.</p>",
		cover: "",
		cover_alt: "",
		status: "planned",
		location: "East Gate",
	};
	await ask(`project/${id}/save`, { version: 0, content });
	expect((await test.call(`/report/api.Project/getDetail?id=${id}`)).code).toBe(404);
	expect(await ask(`project/${id}/publish`, { version: 1 })).toMatchObject({ code: 0 });
	const shown = await test.call(`/report/api.Project/getDetail?id=${id}`);
	expect(shown.data).toMatchObject({ title: "Tram line 4", status: "planned", location: "East Gate" });
	expect(asArray(valueIn((await ask("project?keyword=tram")).data, "list"))).toHaveLength(1);
});

it("writes notices for everybody, over nobody else's", async () => {
	const { data } = await ask("base");
	const config = asObject(valueIn(data, "config"));
	const notices = [{ id: "n1", title: "Closed on Monday", text: "", tone: "info" }];
	const seen = valueIn(data, "seen");
	expect(await ask("base", { seen, config: { ...config, notices } })).toMatchObject({ code: 0 });
	expect((await test.call("/api/Configs/getAll?key=base")).data).toMatchObject({ notices });
	expect(await ask("base", { seen, config })).toMatchObject({ code: 409 });
});

it("is for editors, publishers and administrators alone, each act on record", async () => {
	const clerk = await test.login(CLERK);
	await give(CLERK, "handler");
	const { id, version } = await written({ title: "On record" });
	for (const [path, body] of [
		["article", undefined],
		["article", { title: "x" }],
		[`article/${id}`, undefined],
		[`article/${id}/save`, { version, content: whole }],
		[`article/${id}/publish`, { version }],
		[`article/${id}/take-back`, { version }],
		[`article/${id}/restore`, { version, number: 1 }],
		["base", undefined],
		["pictures", { upload: "x" }],
	] as const) {
		expect((await ask(path, body, clerk)).code, path).toBe(403);
		expect((await test.call(`/admin/api/content/${path}`, body ? { body } : {})).code, path).toBe(401);
	}
	await ask(`article/${id}/publish`, { version });
	await test.login(ADMIN_MOBILE);
	const { rows } = await sql<{ action: string }>`
		select action from audit_entry where object_id = ${id} order by id
	`.execute(test.services.db);
	expect(rows.map(({ action }) => action)).toEqual(["content.changed", "content.changed", "content.published"]);
});

it("lists articles with their categories in the language of who reads the list, and projects with their states", async () => {
	const { id, version } = await written({ title: "A list in two languages" });
	expect((await ask(`article/${id}/publish`, { version })).code).toBe(0);
	const groupIn = async (language: string, kind = "article", of = id) => {
		const { data } = await test.call(`/admin/api/content/${kind}`, { token: editor, language });
		return asArray(valueIn(data, "list")).find((one) => asObject(one).id === of);
	};
	expect(await groupIn("en-US")).toMatchObject({ group: "News" });
	expect(await groupIn("zh-CN")).toMatchObject({ group: "新闻动态" });
	const project = await begun("project", "A bridge");
	expect(await groupIn("zh-CN", "project", project)).toEqual(await groupIn("en-US", "project", project));
});
