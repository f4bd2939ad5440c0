import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { RETRY_MS } from "./crash-citizen.ts";

const titleOf = (round: number) => `Write to the city, round ${round}`;

async function get(url: string, path: string, token?: string) {
	const response = await fetch(url + path, { headers: token ? { authorization: token } : {} });
	expect(response.status, path).toBe(200);
	return response.json();
}

/** The title of the suggestion form in force, after every form's artefact and validator were served whole. */
export async function titleInForce(url: string): Promise<string> {
	const config = await get(url, "/report/api.Configs/getConfig");
	const manifest = await get(url, config.data.pc.release.manifest_url);
	const forms: Record<string, { artefact: string; validator: string }> = manifest.forms;
	for (const { artefact, validator } of Object.values(forms)) {
		await get(url, `/release/${artefact}.json`);
		expect((await fetch(`${url}/release/${validator}.js`)).status).toBe(200);
	}
	const { document } = await get(url, `/release/${forms.suggestion?.artefact}.json`);
	expect(document.title).toBeTypeOf("string");
	return document.title;
}

/** A publication on its way: `ended` once it was answered or cut off. */
export type Publishing = { draft: string; title: string; ended: Promise<unknown> };

/** Begins to publish a draft that gives the suggestion form another title in each round. */
export async function beginToPublish(url: string, token: string, round: number): Promise<Publishing> {
	const post = async (path: string, body: object) => {
		const headers = { authorization: token, "content-type": "application/json" };
		const address = `${url}/admin/api/draft-releases${path}`;
		return (await fetch(address, { method: "POST", headers, body: JSON.stringify(body) })).json();
	};
	// The database may still be coming back from the crash before.
	const postUntilTaken = async (path: string, body: object) => {
		for (;;) {
			const response = await post(path, body);
			if (response.code !== 503) return response.data;
			await sleep(RETRY_MS);
		}
	};
	const title = titleOf(round);
	const { id: draft } = await postUntilTaken("", { name: `Round ${round}` });
	const edit = { id: "e", verb: "set", path: "forms/suggestion.json", at: "/title", value: title };
	await postUntilTaken(`/${draft}/edits`, { after: 0, edits: [edit] });
	return { draft, title, ended: post(`/${draft}/publish`, {}).catch(() => null) };
}

/**
 * Asserts that a publication that was cut off has left the old release whole and its draft open, or the new one whole; returns
 * which title is in force.
 */
export async function expectAllOrNothing(
	url: string,
	token: string,
	before: string,
	{ draft, title }: Publishing,
): Promise<string> {
	const after = await titleInForce(url);
	const { data: left } = await get(url, `/admin/api/draft-releases/${draft}`, token);
	expect([after, left.state]).toEqual(after === before ? [before, "open"] : [title, "published"]);
	expect(left.edits).toHaveLength(1);
	return after;
}
