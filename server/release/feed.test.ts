import { afterAll, beforeAll, expect, it } from "vitest";
import { openServices } from "../open-services.ts";
import type { Services } from "../services.ts";
import { ADMIN_MOBILE, openTestApp, type TestApp, valueIn } from "../testing/test-app.ts";
import { shippedSources } from "./shipped.ts";

let test: TestApp;
let other: Services;

beforeAll(async () => {
	test = await openTestApp();
	other = await openServices(test.services.settings);
}, 60_000);
afterAll(async () => {
	await other.close();
	await test.close();
});

it("tells within a second what another process on the same database has published", async () => {
	const interactive = new Promise<{ id: string; at: number }>((resolve) =>
		other.releases.subscribe(({ id }) => resolve({ id, at: performance.now() })),
	);
	const sources = shippedSources().map(({ path, text }) => ({
		path,
		text: path === "site.json" ? text.replace(/"name": "[^"]*"/, '"name": "Told to others"') : text,
	}));
	const token = await test.login(ADMIN_MOBILE);
	const published = await test.call("/admin/api/releases", { token, body: { sources, override: true } });
	const answered = performance.now();
	const { id, at } = await interactive;
	expect(id).toBe(valueIn(published.data, "id"));
	expect(at - answered).toBeLessThan(1_000);
});

it("sends the current release to whoever opens /events, and lets go of them when it closes", async () => {
	const origin = await test.app.listen({ port: 0, host: "127.0.0.1" });
	const response = await fetch(`${origin}/events`);
	expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	let text = "";
	while (!text.includes("\n\nevent:") || !text.endsWith("\n\n")) text += (await reader?.read())?.value ?? "";
	expect(text).toContain(`event: release\ndata: ${JSON.stringify(test.services.releases.current())}\n\n`);
	await test.app.close();
	expect((await reader?.read())?.done).toBe(true);
});
