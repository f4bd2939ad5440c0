import { setTimeout as sleep } from "node:timers/promises";
import { lostOf, startCitizen } from "../drill/citizen.ts";
import { ADMIN_MOBILE, type PortalProcess } from "../portal-process.ts";
import { post, signIn } from "../sign-in.ts";
import { type Check, demand, publishRenamed } from "./checks.ts";
import type { FrontProxy, Nginx } from "./nginx.ts";
import { readStream } from "./read-stream.ts";
import { postFrom } from "./request-from.ts";

/** A proxy before a portal. */
export type Behind<On extends FrontProxy = FrontProxy> = { proxy: On; portal: PortalProcess };

/** The same, where only its address matters. */
type Streamed = { proxy: Pick<FrontProxy, "url">; portal: PortalProcess };

/** What opens the portal's figures to whoever asks it past the proxy. */
export const METRICS_TOKEN = "figures-for-trials";

const BY_OPERATOR = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };

/** A stream says that it is open at once; what gathers its bytes keeps that back. */
const FIRST_BYTES_MS = 2_000;

/** A stream whose reader has gone takes a place until the portal is told. */
const LEFT_WITHIN_MS = 1_000;

const redirected: Check<Behind<Nginx>> = {
	promise: "HTTP leads to HTTPS",
	async run({ proxy }) {
		const moved = await fetch(`${proxy.plain}/article/list?page=2`, { redirect: "manual" });
		const to = moved.headers.get("location") ?? "";
		demand(moved.status === 301 && to === "https://127.0.0.1/article/list?page=2", `${moved.status} to ${to}`);
		return `${moved.status}`;
	},
};

const hidden: Check<Behind> = {
	promise: "figures and readiness are for operators alone",
	async run({ proxy }) {
		const asked = ["/metrics", "/readyz"].map(async (path) => (await fetch(proxy.url + path, BY_OPERATOR)).status);
		const statuses = (await Promise.all(asked)).join(", ");
		demand(statuses === "404, 404", `They came with ${statuses}.`);
		return statuses;
	},
};

const filed: Check<Behind> = {
	promise: "cases with files are filed through it, and nothing but paths is logged",
	async run({ proxy }) {
		const citizen = await startCitizen(() => proxy.url, { files: true });
		await sleep(2_000);
		await citizen.stop();
		const { acknowledged } = citizen.experience;
		const lost = await lostOf(proxy.url, acknowledged);
		demand(acknowledged.length > 0 && lost.length === 0, `Of ${acknowledged.length}: ${lost.join("; ")}`);
		demand(/\/uploads\/[^"?]+"/.test(proxy.log()) && !/pass=/.test(proxy.log()), "The log holds a pass.");
		return `${acknowledged.length} cases`;
	},
};

const told: Check<Streamed> = {
	promise: "an open window is told of a release while it stays open",
	async run({ proxy, portal }) {
		const stream = await readStream(`${proxy.url}/events`, null, FIRST_BYTES_MS);
		const publishing = publishRenamed(portal, `Behind ${proxy.url}`).then(() => performance.now());
		const event = await stream.next();
		const heardAt = performance.now();
		const late = Math.max(0, Math.round(heardAt - (await publishing)));
		await stream.close();
		demand(event.includes("event: release"), `It was told: ${event}`);
		return `${late} ms after the response`;
	},
};

/** A case, twice, the desk and a draft release: the addresses of their streams. */
async function streamsOf(portal: PortalProcess, token: string): Promise<string[]> {
	const response = await fetch(`${portal.url}/report/api.Messages/getList?page=1`);
	const { data }: { data: { list: { id: string }[] } } = await response.json();
	const draft = await post<{ id: string }>(portal, "admin/api/draft-releases", { name: "Streams" }, token);
	const one = `/events/case?id=${data.list[0]?.id}`;
	return [one, one, "/admin/api/desk/events", `/admin/api/draft-releases/${draft.data.id}/events?after=0&tab=a`];
}

async function openStreams({ url }: PortalProcess): Promise<number> {
	const figures = await (await fetch(`${url}/metrics`, BY_OPERATOR)).text();
	return Number(/^portico_streams (\d+)/m.exec(figures)?.[1]);
}

const streams: Check<Streamed> = {
	promise: "streams of a case, of the desk and of the studio come as they are sent, and end when they are left",
	async run({ proxy, portal }) {
		const { token } = await signIn(portal, ADMIN_MOBILE);
		const addresses = (await streamsOf(portal, token)).map((path) => proxy.url + path);
		const begun = performance.now();
		const opened = await Promise.all(addresses.map((address) => readStream(address, token, FIRST_BYTES_MS)));
		const ms = Math.round(performance.now() - begun);
		for (const stream of opened) await stream.close();
		await sleep(LEFT_WITHIN_MS);
		const left = await openStreams(portal);
		demand(left === 0, `${left} of ${opened.length} were still open ${LEFT_WITHIN_MS} ms after they were left.`);
		return `${opened.length} open after ${ms} ms, none ${LEFT_WITHIN_MS} ms after they were left`;
	},
};

const CLIENT = "127.0.5.1";
const FORGED = "203.0.113.9";

/** Somebody signs in from an address of this machine, and says that it is another; the audit log has what the portal was told. */
const addressed: Check<Behind> = {
	promise: "the portal is told a visitor's own address, whatever the visitor says of it",
	async run({ proxy, portal }) {
		const { token } = await signIn(portal, ADMIN_MOBILE);
		const since = portal.smsCodes(ADMIN_MOBILE).length;
		const ask = (path: string, body: object) => postFrom(CLIENT, FORGED, `${proxy.url}/api/Login/${path}`, body);
		await ask("mobileVerifyCode", { mobile: ADMIN_MOBILE });
		await ask("mobileLogin", { mobile: ADMIN_MOBILE, code: await portal.smsCode(ADMIN_MOBILE, since) });
		const response = await fetch(`${portal.url}/admin/api/audit?action=session.started`, {
			headers: { authorization: token },
		});
		const { data }: { data: { list: { from: string }[] } } = await response.json();
		const from = data.list[0]?.from ?? "nobody";
		demand(from === CLIENT, `It was told ${from}.`);
		return `${from}, not ${FORGED}`;
	},
};

/** What a proxy by a shipped configuration must let through, and must not. */
export const PROXY_CHECKS: readonly Check<Behind>[] = [hidden, filed, told, streams, addressed];

/** The same, and what nginx does with TLS. */
export const TLS_CHECKS: readonly Check<Behind<Nginx>>[] = [redirected, ...PROXY_CHECKS];

/** What a cache must not stand in the way of. */
export const STREAM_CHECKS: readonly Check<Streamed>[] = [told, streams];
