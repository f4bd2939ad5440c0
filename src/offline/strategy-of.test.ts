import { expect, it } from "vitest";
import { strategyOf } from "./strategy-of.ts";

const HOST = "https://city.example";
const HASH = "a".repeat(64);

it.each([
	["/article/detail?id=3", "navigate", "page"],
	["/assets/index-B1c.js", "no-cors", "immutable"],
	[`/release/${HASH}.json`, "cors", "immutable"],
	["/release/current.json", "cors", "file"],
	["/report/api.Articles/getDetail?id=3", "cors", "answer"],
	["/api/Configs/getAll?key=base", "cors", "answer"],
	["/media/bridge.svg", "no-cors", "file"],
	["/uploads/3/thumbnail", "no-cors", "file"],
	["/uploads/3?pass=abc", "no-cors", "passed"],
	["/events", "cors", "network"],
	["/admin/api/cases", "cors", "network"],
	["/admin/index", "navigate", "network"],
	["/sitemap.xml", "navigate", "network"],
	["/sitemaps/2.xml", "navigate", "network"],
	["/feeds/articles.xml", "navigate", "network"],
	["/feedback", "navigate", "page"],
	["/service-worker.js", "same-origin", "network"],
])("%s (%s) goes the way of %s", (path, mode, way) => {
	expect(strategyOf({ method: "GET", url: HOST + path, mode }, HOST)).toBe(way);
});

it("leaves everything that is sent, and other hosts, to the browser", () => {
	expect(strategyOf({ method: "POST", url: `${HOST}/report/api.Messages/index` }, HOST)).toBe("network");
	expect(strategyOf({ method: "GET", url: "https://elsewhere.example/assets/a.js" }, HOST)).toBe("network");
});
