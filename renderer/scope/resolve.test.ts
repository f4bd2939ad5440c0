import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { createTranslator } from "../../schemas/i18n/translator.ts";
import { resolveRaw, resolveText } from "../../schemas/rules/texts/resolve-text.ts";
import type { Scope } from "../scope.ts";
import { resolveBody, resolveHref, resolveQuery } from "./resolve.ts";
import { createResolver } from "./use-resolved.ts";

const scope: Scope = {
	route: { path: "/here", locale: "en-US" },
	query: { page: "2", keyword: "" },
	config: { admin: { site_name: "Yunting" }, report: {} },
	data: { list: { total: 3, size: 1500 } },
	item: { title: "A & B", status: "replied", at: "2026-11-21", tags: ["x", "y"], none: null },
};
const plural = "{count, plural, one {# case} other {# cases}}";
const en = createTranslator({ locale: "en-US", messages: { [plural]: compileMessage(plural) } });
const zh = createTranslator({
	locale: "zh-CN",
	messages: {
		Replied: ["已答复"],
		"Hello {name}": compileMessage("你好,{name}"),
		[plural]: compileMessage("{count} 件"),
	},
	workflow: {
		kind: "workflow",
		id: "workflow",
		states: { replied: { label: "Replied", description: "", tone: "success", open311: "open" } },
		transitions: [],
		clocks: [],
	},
});

describe("a text", () => {
	it("is the empty string when there is none", () => {
		expect(resolveText(undefined, scope, en)).toBe("");
	});

	it("is translated by its source text, and said as it is without a translation", () => {
		expect(resolveText("Replied", scope, zh)).toBe("已答复");
		expect(resolveText("Unheard of", scope, zh)).toBe("Unheard of");
	});

	it("counts a bound number in the reader's plural", () => {
		const text = { text: plural, values: { count: { bind: "/data/list/total" } } };
		expect(resolveText(text, scope, en)).toBe("3 cases");
		expect(resolveText(text, scope, zh)).toBe("3 件");
	});

	it("takes a plain translation as it is, and without any noise", () => {
		const plain = createTranslator({ locale: "zh-CN", messages: { Closed: "已办结" } });
		expect(resolveText("Closed", scope, plain)).toBe("已办结");
	});

	it("fills in plain arguments of a text that no catalogue knows", () => {
		const values = { name: { bind: "/config/admin/site_name" } };
		expect(resolveText({ text: "Welcome to {name}", values }, scope, en)).toBe("Welcome to Yunting");
		expect(resolveText({ text: "Hello {name}", values }, scope, zh)).toBe("你好,Yunting");
	});

	it("says a bound status in the workflow's words", () => {
		expect(resolveText({ bind: "/item/status", format: "status" }, scope, zh)).toBe("已答复");
		expect(resolveText({ bind: "/item/status", format: "status" }, scope, en)).toBe("replied");
	});

	it("formats a bound value, and says one that does not fit its format as it is", () => {
		expect(resolveText({ bind: "/item/at", format: "date" }, scope, en)).toBe("Nov 21, 2026");
		expect(resolveText({ bind: "/data/list/size", format: "file_size" }, scope, en)).toBe("1.5 kB");
		expect(resolveText({ bind: "/item/title", format: "date" }, scope, en)).toBe("A & B");
		expect(resolveText({ bind: "/item/tags" }, scope, en)).toBe("x and y");
	});
});

describe("a bound text", () => {
	it("translates its default, which is the document's own, and not what stands at its pointer", () => {
		expect(resolveText({ bind: "/data/absent", default: "Replied" }, scope, zh)).toBe("已答复");
		const named = { ...scope, item: { title: "Replied" } };
		expect(resolveText({ bind: "/item/title", default: "Hello" }, named, zh)).toBe("Replied");
	});
});

describe("a binding", () => {
	it("falls back to its default where nothing or null stands", () => {
		expect(resolveRaw({ bind: "/item/none", default: "–" }, scope)).toBe("–");
		expect(resolveRaw({ bind: "/data/absent/x", default: 0 }, scope)).toBe(0);
		expect(resolveRaw("/data/absent/x", scope)).toBeUndefined();
	});

	it("does not see what objects inherit", () => {
		expect(resolveRaw("/item/constructor", scope)).toBeUndefined();
	});
});

describe("parameters", () => {
	const query = {
		page: { bind: "/query/page" },
		keyword: { bind: "/query/keyword" },
		id: { bind: "/query/id" },
		limit: 5,
	};

	it("leave out of a query what is absent or empty", () => {
		expect(resolveQuery(query, scope)).toEqual({ page: "2", limit: 5 });
	});

	it("are none where none are named, and null is none in a query alone", () => {
		const empty = { none: { bind: "/item/none" }, no: false, zero: 0 };
		expect([resolveQuery(undefined, scope), resolveBody(undefined, scope)]).toEqual([{}, {}]);
		expect(resolveQuery(empty, scope)).toEqual({ no: false, zero: 0 });
	});

	it("leave out of a body only what is absent", () => {
		expect(resolveBody(query, scope)).toEqual({ page: "2", keyword: "", limit: 5 });
	});
});

describe("a link", () => {
	it("is its path with the bound query, encoded", () => {
		const link = { to: "/message/detail", query: { title: { bind: "/item/title" }, absent: { bind: "/item/absent" } } };
		expect(resolveHref(link, scope)).toBe("/message/detail?title=A+%26+B");
	});

	it("is a path alone where nothing of its query has a value", () => {
		expect(resolveHref({ to: "/a", query: { q: { bind: "/query/keyword" } } }, scope)).toBe("/a");
		expect(resolveHref({ to: "/a" }, scope)).toBe("/a");
	});

	it("leads nowhere where there is none", () => {
		expect([resolveHref(undefined, scope), resolveHref({}, scope)]).toEqual([undefined, undefined]);
	});

	it("is the outside address as it is", () => {
		expect(resolveHref({ href: "tel:12345" }, scope)).toBe("tel:12345");
	});
});

describe("a resolver", () => {
	it("resolves the same document anew for each entry of a list", () => {
		const here = createResolver(scope, en);
		const titles = [{ title: "one" }, { title: "two" }].map((item) =>
			here.within({ item }).text({ bind: "/item/title" }),
		);
		expect(titles).toEqual(["one", "two"]);
	});

	it("holds a condition by what stands at its pointers", () => {
		const here = createResolver(scope, en);
		expect(here.isSatisfied(undefined)).toBe(true);
		expect(here.isSatisfied({ "/item/status": { enum: ["replied", "closed"] } })).toBe(true);
		expect(here.isSatisfied({ "/user": true })).toBe(false);
		expect(here.isSatisfied({ "/user": false, "/item/none": false })).toBe(true);
	});
});
