import { expect, it } from "vitest";
import { asWritten } from "../naming/document-title.ts";
import { changedAddress, previewAddress, previewedOf } from "./preview-pages.ts";

const documents = {
	"site.json": { kind: "site", home: "/index/index", locales: [{ code: "en-US", name: "English" }, { code: "zh-CN" }] },
	"pages/desk.json": {
		kind: "page",
		path: "/",
		title: "Cases",
		audience: "staff",
		blocks: [{ type: "form", form: "noise" }],
	},
	"pages/report.json": {
		kind: "page",
		path: "/report/index",
		title: "File a complaint",
		blocks: [{ type: "section", blocks: [{ type: "form", form: { bind: "/query/form" } }] }],
	},
	"pages/home.json": { kind: "page", path: "/index/index", title: "Home", blocks: [{ type: "list", view: "news" }] },
	"pages/help.json": { kind: "page", path: "/help", title: "About", blocks: [] },
	"forms/noise.json": { kind: "form", id: "noise", title: "Noise", submit: { operation: "messagesIndex" } },
	"forms/login.json": { kind: "form", id: "login", title: "Log in", submit: { operation: "loginMobileLogin" } },
	"views/news.json": { kind: "view", id: "news" },
	"views/spare.json": { kind: "view", id: "spare" },
};

it("offers the public pages by their titles, the forms that file cases, and the languages by their names", () => {
	const { pages, locales, home } = previewedOf(documents, asWritten);
	expect(pages.map(({ label }) => label)).toEqual(["About", "File a complaint", "Home", "Noise"]);
	expect(pages.at(-1)?.value).toBe("/report/index?form=noise");
	expect(locales).toEqual([
		{ value: "en-US", label: "English" },
		{ value: "zh-CN", label: "zh-CN" },
	]);
	expect(home).toBe("/index/index");
});

it("leads to the page that is changed, or that shows what is", () => {
	expect(previewAddress(documents, "pages/help.json")).toBe("/help");
	expect(previewAddress(documents, "forms/noise.json")).toBe("/report/index?form=noise");
	expect(previewAddress(documents, "views/news.json")).toBe("/index/index");
	expect(previewAddress(documents, "views/spare.json")).toBeUndefined();
	expect(previewAddress(documents, "pages/desk.json")).toBeUndefined();
});

it("begins with what was changed: a page first, else what shows a form, and nothing where only staff's was", () => {
	const changed = (...paths: (keyof typeof documents)[]) =>
		changedAddress(
			{ ...documents, ...Object.fromEntries(paths.map((path) => [path, { ...documents[path] }])) },
			documents,
		);
	expect(changed()).toBeUndefined();
	expect(changed("forms/noise.json", "pages/help.json")).toBe("/help");
	expect(changed("forms/noise.json")).toBe("/report/index?form=noise");
	expect(changed("pages/desk.json", "views/spare.json")).toBeUndefined();
});
