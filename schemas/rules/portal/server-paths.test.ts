import { expect, it } from "vitest";
import { isServerPath } from "./server-paths.ts";

it.each([
	"/api",
	"/api/Login/mobileLogin",
	"/admin/api/releases",
	"/events?x=1",
	"/healthz",
	"/report/api.Messages/index",
	"/.well-known/security.txt",
	"/sitemaps/pages-2.xml",
	"/open311/v2/none",
	"/metrics",
	"/desk.html",
	"/favicon.svg",
	"/uploads/a",
])("knows that %s is the server's", (path) => expect(isServerPath(path)).toBe(true));

it.each([
	"/",
	"/index/index",
	"/release-notes",
	"/report/index",
	"/apiary",
	"/eventsfor/you",
	"/sitemap-2.xml",
	"/search?q=/api",
])("leaves %s to pages", (path) => expect(isServerPath(path)).toBe(false));
