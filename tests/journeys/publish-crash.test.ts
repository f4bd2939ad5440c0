import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { ADMIN_MOBILE, type PortalProcess, startPortal } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { copyTemplate } from "../../server/testing/database-template.ts";

const env = { PORTICO_RATE_FACTOR: "10000" };

/** Milliseconds from the call to publish until the server is killed: from before it compiles to after it has stored. */
const DELAYS = [20, 300, 700, 1200];

const titleOf = (round: number) => `Write to the city, round ${round}`;

async function get(portal: PortalProcess, path: string, token?: string) {
	const response = await fetch(portal.url + path, { headers: token ? { authorization: token } : {} });
	expect(response.status, path).toBe(200);
	return response.json();
}

/** The title of the form in force, after every artefact of its release was served whole. */
async function titleInForce(portal: PortalProcess): Promise<string> {
	const config = await get(portal, "/report/api.Configs/getConfig");
	const manifest = await get(portal, config.data.pc.release.manifest_url);
	const forms: Record<string, { artefact: string; validator: string }> = manifest.forms;
	for (const { artefact, validator } of Object.values(forms)) {
		await get(portal, `/release/${artefact}.json`);
		expect((await fetch(`${portal.url}/release/${validator}.js`)).status).toBe(200);
	}
	const { document } = await get(portal, `/release/${forms.suggestion?.artefact}.json`);
	expect(document.title).toBeTypeOf("string");
	return document.title;
}

it("a server that is killed in the middle of publishing leaves the old release whole and the changes open, or the new one whole", async () => {
	const data = mkdtempSync(join(tmpdir(), "portico-publish-"));
	await copyTemplate(data);
	let portal = await startPortal({ data, env });
	onTestFinished(async () => {
		await portal.stop();
		rmSync(data, { recursive: true, force: true });
	});
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const post = async (path: string, body: object) => {
		const headers = { authorization: token, "content-type": "application/json" };
		const address = `${portal.url}/admin/api/draft-releases${path}`;
		return (await fetch(address, { method: "POST", headers, body: JSON.stringify(body) })).json();
	};
	let before = await titleInForce(portal);
	for (const [round, delay] of DELAYS.entries()) {
		const { data: draft } = await post("", { name: `Round ${round}` });
		const edit = { id: "e", verb: "set", path: "forms/suggestion.json", at: "/title", value: titleOf(round) };
		await post(`/${draft.id}/edits`, { after: 0, edits: [edit] });
		const publishing = post(`/${draft.id}/publish`, {}).catch(() => null);
		await sleep(delay);
		const gone = once(portal.process, "exit");
		portal.process.kill("SIGKILL");
		await Promise.all([gone, publishing]);
		portal = await startPortal({ data, env });
		const after = await titleInForce(portal);
		const { data: left } = await get(portal, `/admin/api/draft-releases/${draft.id}`, token);
		expect([after, left.state]).toEqual(after === before ? [before, "open"] : [titleOf(round), "published"]);
		expect(left.edits).toHaveLength(1);
		before = after;
	}
}, 300_000);
