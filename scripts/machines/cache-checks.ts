import { setTimeout as sleep } from "node:timers/promises";
import type { PortalProcess } from "../portal-process.ts";
import { signIn } from "../sign-in.ts";
import { type Check, demand, publishRenamed } from "./checks.ts";

/** A cache before a portal. `came` says of a response whether it was kept, old or fetched. */
export type Cached = { url: string; portal: PortalProcess; came(headers: Headers): "kept" | "old" | "fetched" };

const PAGE = "/article/list";

/** With a search, so it is kept for two seconds and given for three more while it is fetched anew. */
const SHORT_LIVED = "/search/index?keyword=lamp";
/** nginx counts whole seconds. */
const GROWN_OLD_MS = 3_200;

const NEW_WITHIN_MS = 15_000;

async function ask({ url, came }: Cached, address: string, headers: Record<string, string> = {}) {
	const response = await fetch(url + address, { headers: { accept: "text/html", ...headers } });
	const body = await response.text();
	return { code: response.status, came: came(response.headers), tag: response.headers.get("etag") ?? "", body };
}

/** Asks until a page comes in a certain way: the first readers may get it before it is prerendered. */
async function askUntil(on: Cached, address: string, holds: (found: Awaited<ReturnType<typeof ask>>) => boolean) {
	for (const end = Date.now() + NEW_WITHIN_MS; ; await sleep(50)) {
		const found = await ask(on, address);
		if (holds(found)) return found;
		if (Date.now() > end) throw new Error(`${address} came last with ${found.code}, ${found.came}.`);
	}
}

const languages: Check<Cached> = {
	promise: "a page is kept once a language, whatever other cookies and devices come",
	async run(on) {
		const lines: string[] = [];
		for (const locale of ["en-US", "zh-CN"]) {
			await ask(on, PAGE, { cookie: `locale=${locale}` });
			const other = await ask(on, PAGE, { cookie: `seen=1; locale=${locale}`, "user-agent": "A telephone" });
			demand(other.came !== "fetched", `${locale} was fetched again.`);
			demand(other.body.includes(`lang="${locale}"`), `Another language came for ${locale}.`);
			lines.push(`${locale} ${other.came}`);
		}
		return lines.join(", ");
	},
};

const confirmed: Check<Cached> = {
	promise: "a browser that has the page gets 304 from the cache",
	async run(on) {
		const { tag } = await askUntil(on, PAGE, ({ came }) => came === "kept");
		const again = await ask(on, PAGE, { "if-none-match": tag });
		demand(again.code === 304, `It came with ${again.code}.`);
		return `${again.code}, ${again.came}`;
	},
};

const renewed: Check<Cached> = {
	promise: "a page that has just grown old is given at once, and fetched anew beside",
	async run(on) {
		await askUntil(on, SHORT_LIVED, ({ came }) => came === "kept");
		await sleep(GROWN_OLD_MS);
		const old = await ask(on, SHORT_LIVED);
		demand(old.came === "old", `It was ${old.came}.`);
		const startedAt = performance.now();
		await askUntil(on, SHORT_LIVED, ({ came }) => came === "kept");
		return `old at once, new after ${Math.round(performance.now() - startedAt)} ms`;
	},
};

const own: Check<Cached> = {
	promise: "nothing of who is signed in is kept",
	async run(on) {
		const { token } = await signIn(on.portal, "13700000301");
		const address = "/api/User/getProfile";
		for (let times = 0; times < 2; times += 1) {
			const { code, came, body } = await ask(on, address, { authorization: token });
			demand(code === 200 && came === "fetched" && body.includes("301"), `It came with ${code}, ${came}.`);
		}
		demand(!(await ask(on, address)).body.includes("301"), "Somebody else was given it.");
		return "fetched each time, and refused to others";
	},
};

const released: Check<Cached> = {
	promise: "what is published is on kept pages by itself",
	async run(on) {
		await askUntil(on, PAGE, ({ came }) => came === "kept");
		const name = `Behind ${new URL(on.url).port}`;
		await publishRenamed(on.portal, name);
		const startedAt = performance.now();
		await askUntil(on, PAGE, ({ body }) => body.includes(name));
		return `${((performance.now() - startedAt) / 1000).toFixed(1)} s after the response`;
	},
};

const away: Check<Cached> = {
	promise: "what was kept is shown while no server responds",
	async run(on) {
		await askUntil(on, PAGE, ({ came }) => came === "kept");
		const gone = new Promise((resolve) => on.portal.process.once("exit", resolve));
		on.portal.process.kill("SIGKILL");
		await gone;
		await sleep(GROWN_OLD_MS);
		const found = await askUntil(on, PAGE, ({ code }) => code === 200);
		demand(found.body.includes("</html>"), "No page came.");
		return `${found.code}, ${found.came}`;
	},
};

/** In this order: the last ends the portal. */
export const CACHE_CHECKS: readonly Check<Cached>[] = [languages, confirmed, renewed, own, released, away];
