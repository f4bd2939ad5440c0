import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ADMIN_MOBILE, type PortalProcess, startPortal } from "../../scripts/portal-process.ts";
import { signIn } from "../../scripts/sign-in.ts";
import { inDatabase } from "./portal-database.ts";

const env = { PORTICO_RATE_FACTOR: "10000" };

/** The schedule is looked at every fifteen seconds. */
const LOOKED_AT = { timeout: 90_000, interval: 500 };

const TITLE = "Write to the city in the holidays";

/** The title of the suggestion form in force. */
async function titleInForce({ url }: PortalProcess): Promise<string> {
	const read = async (path: string) => (await fetch(new URL(path, url))).json();
	const { data } = await read("/report/api.Configs/getConfig");
	const manifest = await read(data.pc.release.manifest_url);
	const { document } = await read(`/release/${manifest.forms.suggestion.artefact}.json`);
	return document.title;
}

it("a scheduled release comes, and the one before returns, each after a restart of the server", {
	timeout: 400_000,
}, async () => {
	const data = mkdtempSync(join(tmpdir(), "portico-schedule-"));
	let portal = await startPortal({ data, env });
	onTestFinished(async () => {
		await portal.stop();
		rmSync(data, { recursive: true, force: true });
	});
	const before = await titleInForce(portal);
	const { token } = await signIn(portal, ADMIN_MOBILE);
	const post = async (path: string, body: object) => {
		const headers = { authorization: token, "content-type": "application/json" };
		const address = `${portal.url}/admin/api/draft-releases${path}`;
		const {
			code,
			msg,
			data: answer,
		} = await (await fetch(address, { method: "POST", headers, body: JSON.stringify(body) })).json();
		expect(code, msg).toBe(0);
		return answer;
	};
	const restart = async (change: { starts_at: Date } | { ends_at: Date }) => {
		// Nobody waits for an hour: the time that was set is brought here while the server stands still.
		await inDatabase(portal, (db) => db.updateTable("release_schedule").set(change).execute());
		const gone = once(portal.process, "exit");
		portal.process.kill("SIGKILL");
		await gone;
		portal = await startPortal({ data, env });
	};
	const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
	const draft = await post("", { name: "Holidays" });
	const edit = { id: "e", verb: "set", path: "forms/suggestion.json", at: "/title", value: TITLE };
	await post(`/${draft.id}/edits`, { after: 0, edits: [edit] });
	await post(`/${draft.id}/publish`, { note: "Holidays", at: inHours(1), until: inHours(2) });
	expect(await titleInForce(portal)).toBe(before);

	await restart({ starts_at: new Date() });
	await expect.poll(() => titleInForce(portal), LOOKED_AT).toBe(TITLE);
	await restart({ ends_at: new Date() });
	await expect.poll(() => titleInForce(portal), LOOKED_AT).toBe(before);
});
