import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { shippedSources } from "../../server/release/shipped.ts";
import { lostOf, startCitizen, submissionTo } from "../drill/citizen.ts";
import { ADMIN_MOBILE, type Portal } from "../portal-process.ts";
import { post, signIn } from "../sign-in.ts";
import type { Fleet } from "./fleet.ts";

/** Something that several servers must do as if they were one; returns what was measured, throws where they do not. */
export type Check<On = Fleet> = { promise: string; run(on: On): Promise<string> };

const PUBLISHED_WITHIN_MS = 1_000;

/** Throws with the problem where something does not hold. */
export function demand(holds: boolean, problem: string): void {
	if (!holds) throw new Error(problem);
}

type Envelope = { code: number; msg: string; data: Record<string, unknown> | null };

const urls = ({ nodes }: Fleet) => nodes.map((node) => node.portal().url);

const getWith = async (url: string, token: string): Promise<Envelope> =>
	(await fetch(url, { headers: { authorization: token } })).json();

/** The release that a server tells its visitors. */
async function toldBy(url: string): Promise<string> {
	const { release }: { release: string } = await (await fetch(`${url}/readyz`)).json();
	return release;
}

/** The shipped documents, with another name of the portal. */
const renamed = (name: string) =>
	shippedSources().map(({ path, text }) =>
		path === "site.json" ? { path, text: JSON.stringify({ ...JSON.parse(text), name }) } : { path, text },
	);

async function publishAs(token: string, portal: Portal, name: string): Promise<void> {
	const sources = renamed(name);
	const base = await toldBy(portal.url);
	const sent = await post<{ id: string }>(portal, "admin/api/releases", { sources, base }, token);
	demand(sent.code === 0, `The documents were refused: ${sent.msg}`);
}

/** Publishes the shipped documents with another name of the portal on a server. */
export async function publishRenamed(portal: Portal, name: string): Promise<void> {
	const { token } = await signIn(portal, ADMIN_MOBILE);
	await publishAs(token, portal, name);
}

/** How many milliseconds after something was published on one server all have it. */
async function publicationTakes(fleet: Fleet, publish: () => Promise<void>): Promise<number> {
	const [first = "", ...others] = urls(fleet);
	const base = await toldBy(first);
	await publish();
	const startedAt = performance.now();
	for (const url of others) while ((await toldBy(url)) === base) await sleep(5);
	return performance.now() - startedAt;
}

/** A machine may be busy with something else: what is slow is slow as often as it is tried. */
const TRIES = 5;

const published: Check = {
	promise: "what is published on one is on all within a second",
	async run(fleet) {
		const portal = fleet.nodes[0]?.portal();
		if (!portal) throw new Error("There is no server.");
		const { token } = await signIn(portal, ADMIN_MOBILE);
		let took = Number.POSITIVE_INFINITY;
		for (let tries = 1; tries <= TRIES && took > PUBLISHED_WITHIN_MS; tries++)
			took = await publicationTakes(fleet, () => publishAs(token, portal, `Drill ${tries}`));
		demand(took <= PUBLISHED_WITHIN_MS, `It took ${Math.round(took)} ms.`);
		return `${Math.round(took)} ms after the response`;
	},
};

const shared: Check = {
	promise: "a session of one holds on all, a limit reached on one too",
	async run(fleet) {
		const [node] = fleet.nodes;
		const [first = "", second = ""] = urls(fleet);
		if (!node) throw new Error("There is no server.");
		const { token } = await signIn(node.portal(), "13700000201");
		const profile = await getWith(`${second}/api/User/getProfile`, token);
		demand(profile.code === 0, `The session is unknown: ${profile.msg}`);
		const again = await post({ url: first }, "api/Login/mobileVerifyCode", { mobile: "13700000202" });
		const refused = await post({ url: second }, "api/Login/mobileVerifyCode", { mobile: "13700000202" });
		demand(again.code === 0 && refused.code === 429, `A second code was answered with ${refused.code}.`);
		return "the second code is refused by the other server";
	},
};

const once: Check = {
	promise: "a case that is sent to all at once is filed once",
	async run(fleet) {
		const [first = ""] = urls(fleet);
		const submission = { ...(await submissionTo(first)), idempotency_key: randomUUID() };
		const answers = await Promise.all(
			urls(fleet).map((url) => post<{ number: string }>({ url }, "report/api.Messages/index", submission)),
		);
		const numbers = new Set(answers.map(({ code, data }) => (code === 0 ? data.number : `code ${code}`)));
		demand(numbers.size === 1, `It was answered with ${[...numbers].join(", ")}.`);
		return `${answers.length} times ${[...numbers][0]}`;
	},
};

/** How fast a machine is has nothing to do with what servers on several promise. */
const RESPONSE_WAIT_MS = 60_000;

/** Several cases reach a server while it ends, which takes two seconds; more would only be more to look for. */
const PAUSE_MS = 400;

/** Files through the balancer while something happens, and looks for it all afterwards. */
async function filingWhile(fleet: Fleet, files: boolean, happens: () => Promise<void>) {
	const citizen = await startCitizen(() => fleet.url, { files, timeoutMs: RESPONSE_WAIT_MS, pause: PAUSE_MS });
	await sleep(1_000);
	await happens();
	await sleep(1_000);
	await citizen.stop();
	const { acknowledged, words } = citizen.experience;
	const lost = await lostOf(fleet.url, acknowledged);
	demand(lost.length === 0, `Lost: ${lost.join("; ")}`);
	return { cases: acknowledged.length, refused: [...words].map(([said, times]) => `${times} × ${said}`) };
}

const rolling: Check = {
	promise: "a file sent to one is shown by all, and all are restarted one after the other without a failed request",
	async run(fleet) {
		const { cases, refused } = await filingWhile(fleet, true, async () => {
			for (const node of fleet.nodes) await node.restart();
		});
		demand(refused.length === 0, refused.join("; "));
		demand(cases > 0, "Nothing was filed.");
		return `${cases} cases with files filed meanwhile, 0 requests failed`;
	},
};

const killed: Check = {
	promise: "one is killed and nothing acknowledged is lost",
	async run(fleet) {
		const { cases, refused } = await filingWhile(fleet, false, async () => fleet.nodes.at(-1)?.kill());
		return `${cases} cases filed; the citizen saw ${refused.join("; ") || "nothing"}`;
	},
};

/** In this order: the last leaves one server less. */
export const CHECKS: readonly Check[] = [published, shared, once, rolling, killed];
