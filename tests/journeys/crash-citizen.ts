import { setTimeout as sleep } from "node:timers/promises";
import type { Portal } from "../../scripts/portal-process.ts";

/** Where the server is now; it moves with every restart. */
export type Place = { url: string; done: boolean };

/** What a submission names. */
export type FormReference = { form: string; form_hash: string; release: string };

/** Often enough to be there while a database comes back; not so often that refusing is most of what the server does. */
export const RETRY_MS = 150;

function field(value: unknown, name: string): unknown {
	return typeof value === "object" && value !== null && Object.hasOwn(value, name)
		? Reflect.get(value, name)
		: undefined;
}

async function request(url: string, path: string, init: RequestInit = {}): Promise<{ code: unknown; data: unknown }> {
	const response = await fetch(new URL(path, url), { ...init, signal: AbortSignal.timeout(5_000) });
	const body: unknown = await response.json();
	return { code: field(body, "code"), data: field(body, "data") };
}

async function data(url: string, path: string, init?: RequestInit): Promise<unknown> {
	const response = await request(url, path, init);
	if (response.code !== 0) throw new Error(`${path} answered ${JSON.stringify(response)}`);
	return response.data;
}

const post = (body: object, token = ""): RequestInit => ({
	method: "POST",
	headers: { "Content-Type": "application/json", ...(token && { Authorization: token }) },
	body: JSON.stringify(body),
});

/** Logs in and returns the token. */
export async function loggedIn(portal: Portal, mobile: string): Promise<string> {
	await data(portal.url, "/api/Login/mobileVerifyCode", post({ mobile }));
	const code = await portal.smsCode(mobile);
	return String(field(await data(portal.url, "/api/Login/mobileLogin", post({ mobile, code })), "token"));
}

/** The form for suggestions in the current release. */
export async function suggestionForm(url: string): Promise<FormReference> {
	const release = field(field(await data(url, "/report/api.Configs/getConfig"), "pc"), "release");
	const manifest: unknown = await (await fetch(new URL(String(field(release, "manifest_url")), url))).json();
	const entry = field(field(manifest, "forms"), "suggestion");
	return { form: "suggestion", form_hash: String(field(entry, "artefact")), release: String(field(release, "id")) };
}

/** Files one case, trying again under the same key until it is acknowledged; returns its id. Throws on any refusal. */
export async function fileUntilAcknowledged(
	place: Place,
	token: string,
	form: FormReference,
	title: string,
): Promise<string> {
	const values = { category: "suggestion", kind: "suggestion", title, consent: true };
	const body = {
		...form,
		data: { ...values, description: "This is what somebody would like to see done in the city." },
		idempotency_key: crypto.randomUUID(),
	};
	for (;;) {
		const response = await request(place.url, "/report/api.Messages/index", post(body, token)).catch(() => null);
		if (response?.code === 0) return String(field(response.data, "id"));
		// 500 and 503 are a server whose database has just been cut off; whatever else is refused will stay refused.
		if (response && response.code !== 500 && response.code !== 503)
			throw new Error(`The case was refused: ${JSON.stringify(response)}`);
		await sleep(RETRY_MS);
	}
}

/** The titles of all cases that somebody has filed. */
export async function ownTitles(url: string, token: string): Promise<string[]> {
	const titles: string[] = [];
	for (let cursor = ""; ; ) {
		const query = cursor && `&cursor=${cursor}`;
		const path = `/report/api.Messages/getUserReportList?limit=50${query}`;
		const page = await data(url, path, { headers: { Authorization: token } });
		const list = field(page, "list");
		if (Array.isArray(list)) titles.push(...list.map((entry) => String(field(entry, "title"))));
		const next = field(page, "next");
		if (typeof next !== "string") return titles;
		cursor = next;
	}
}
