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

/** Publishes the shipped documents with another name of the portal; how many milliseconds later another process knows. */
async function tellingTakes(token: string, name: string): Promise<number> {
	const told = Promise.withResolvers<{ id: string; at: number }>();
	const forget = other.releases.subscribe(({ id }) => told.resolve({ id, at: performance.now() }));
	const sources = shippedSources().map(({ path, text }) => ({
		path,
		text: path === "site.json" ? text.replace(/"name": "[^"]*"/, `"name": "${name}"`) : text,
	}));
	const published = await test.call("/admin/api/releases", { token, body: { sources, override: true } });
	const answered = performance.now();
	const { id, at } = await told.promise;
	forget();
	expect(id).toBe(valueIn(published.data, "id"));
	return at - answered;
}

it("tells within a second what another process on the same database has published", async () => {
	const token = await test.login(ADMIN_MOBILE);
	// A machine may be busy with something else: what is slow is slow as often as it is tried.
	let took = Number.POSITIVE_INFINITY;
	for (let tries = 1; tries <= 5 && took >= 1_000; tries++) took = await tellingTakes(token, `Told ${tries}`);
	expect(took).toBeLessThan(1_000);
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
