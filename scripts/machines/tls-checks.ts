import { setTimeout as sleep } from "node:timers/promises";
import { missingOf, startCitizen } from "../drill/citizen.ts";
import type { PortalProcess } from "../portal-process.ts";
import { type Check, demand, publishRenamed } from "./checks.ts";
import type { Nginx } from "./nginx.ts";

/** nginx with TLS before a portal. */
export type BehindTls = { nginx: Nginx; portal: PortalProcess };

const redirected: Check<BehindTls> = {
	promise: "HTTP leads to HTTPS; figures and readiness are for operators alone",
	async run({ nginx }) {
		const moved = await fetch(`${nginx.plain}/article/list?page=2`, { redirect: "manual" });
		const to = moved.headers.get("location") ?? "";
		demand(moved.status === 301 && to === "https://127.0.0.1/article/list?page=2", `${moved.status} to ${to}`);
		const hidden = await Promise.all(
			["/metrics", "/readyz"].map(async (path) => (await fetch(nginx.url + path)).status),
		);
		demand(
			hidden.every((status) => status === 404),
			`They came with ${hidden.join(", ")}.`,
		);
		return `${moved.status}; ${hidden.join(", ")}`;
	},
};

const filed: Check<BehindTls> = {
	promise: "cases with files are filed through it, and nothing but paths is logged",
	async run({ nginx }) {
		const citizen = await startCitizen(() => nginx.url, { files: true });
		await sleep(2_000);
		await citizen.stop();
		const { acknowledged } = citizen.experience;
		const problems = await Promise.all(acknowledged.map((one) => missingOf(nginx.url, one)));
		const lost = problems.filter((problem) => problem !== null);
		demand(acknowledged.length > 0 && lost.length === 0, `Of ${acknowledged.length}: ${lost.join("; ")}`);
		demand(/"GET \/uploads\/[^"?]+"/.test(nginx.log()) && !/pass=/.test(nginx.log()), "The log holds a pass.");
		return `${acknowledged.length} cases`;
	},
};

const told: Check<BehindTls> = {
	promise: "an open window is told of a release while it stays open",
	async run({ nginx, portal }) {
		const response = await fetch(`${nginx.url}/events`);
		const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
		if (!reader) throw new Error("No stream came.");
		await reader.read();
		const publishing = publishRenamed(portal, "Behind TLS").then(() => performance.now());
		const { value = "" } = await reader.read();
		const heardAt = performance.now();
		const late = Math.max(0, Math.round(heardAt - (await publishing)));
		await reader.cancel();
		demand(value.includes("event: release"), `It was told: ${value}`);
		return `${late} ms after the response`;
	},
};

/** What nginx with the shipped configuration must let through, and must not. */
export const TLS_CHECKS: readonly Check<BehindTls>[] = [redirected, filed, told];
