import Fastify from "fastify";
import { expect, it } from "vitest";
import { shippedTranslators } from "../release/translators.ts";
import { sendBusyPage } from "./busy-page.ts";

it("says in the reader's language that the portal is busy, and leads to the same address again", async () => {
	const app = Fastify();
	app.get("/list", (request, reply) => sendBusyPage(request, reply, shippedTranslators()));
	const page = await app.inject("/list?a=1&b=2");
	expect(page.statusCode).toBe(503);
	expect(page.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
	expect(page.body).toContain("<h1>The portal is very busy. Please try again in 5 seconds.</h1>");
	expect(page.body).toContain('<a href="/list?a=1&amp;b=2">Try again</a>');
	const chinese = await app.inject({ url: "/list", headers: { cookie: "locale=zh-CN" } });
	expect(chinese.body).toContain('<html lang="zh-CN">');
	expect(chinese.body).toContain("目前访问量较大");
	await app.close();
});
