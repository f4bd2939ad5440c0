import type { PrerenderModule } from "../../schemas/prerender.ts";

const BUSY_MS = 300;

function work(ms: number): void {
	const end = process.threadCpuUsage().user + ms * 1000;
	while (process.threadCpuUsage().user < end);
}

/** A page's rendering with its costs and its accidents: it works, asks for two responses, dies or never ends. */
export const createPrerenderer: PrerenderModule["createPrerenderer"] =
	({ read }) =>
	async ({ path, locale }) => {
		if (path === "/dies") process.exit(1);
		while (path === "/works-on");
		// As one that works without end, but for what that costs whoever else is at work on this machine.
		if (path === "/never-ends") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
		if (path === "/works") work(BUSY_MS);
		const bodies = await Promise.all([read("/api/a", locale), read(`/release/${"a".repeat(64)}.json`, locale)]);
		return {
			html: bodies.join(" "),
			forms: [],
			hasProse: false,
			source: { at: "2026-03-01T08:00:00Z", responses: [] },
		};
	};
