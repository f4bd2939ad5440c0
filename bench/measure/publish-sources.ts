import { performance } from "node:perf_hooks";
import type { DocumentSource } from "../../schemas/compiler/index.ts";
import type { Portal } from "../../scripts/portal-process.ts";
import { post } from "../../scripts/sign-in.ts";

/** A release as it came into force: how long publishing it took, and when that was answered, as performance.now() has it. */
export type Published = { id: string; ms: number; answeredAt: number };

async function currentRelease(portal: Portal): Promise<string> {
	const response = await fetch(`${portal.url}/release/current.json`);
	const { id }: { id: string } = await response.json();
	return id;
}

/** Publishes documents over the release in force. Throws with the server's words when they are refused. */
export async function publishSources(
	portal: Portal,
	token: string,
	sources: readonly DocumentSource[],
): Promise<Published> {
	const base = await currentRelease(portal);
	const startedAt = performance.now();
	const answer = await post<{ id: string }>(portal, "admin/api/releases", { sources, base }, token);
	const answeredAt = performance.now();
	if (answer.code !== 0)
		throw new Error(`The bench's documents were refused: ${JSON.stringify(answer).slice(0, 2000)}`);
	return { id: answer.data.id, ms: answeredAt - startedAt, answeredAt };
}
