import { performance } from "node:perf_hooks";
import type { OperationName, RequestOf, ResponseOf } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";

type ResponseBody<O extends OperationName> = { code: number; msg: string; data: ResponseOf<O> };

/** Asks a portal's GET operations, with a session's token where one is given. Throws on any code but 0. */
export function apiClient(origin: string, token?: string) {
	const headers: Record<string, string> = token ? { authorization: token } : {};
	return async function request<O extends OperationName>(operation: O, query: RequestOf<O>): Promise<ResponseOf<O>> {
		const url = new URL(`/${OPERATIONS[operation].path}`, origin);
		for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
		const response = await fetch(url, { headers });
		const answer: ResponseBody<O> = await response.json();
		if (answer.code !== 0) throw new Error(`${operation}: ${answer.code} ${answer.msg}`);
		return answer.data;
	};
}

/** Milliseconds that each of some works takes, in turns, so that what else the machine does falls on all alike. */
export async function inTurns(works: readonly (() => Promise<unknown>)[], rounds: number): Promise<number[][]> {
	const samples: number[][] = works.map(() => []);
	for (let round = 0; round < rounds; round++) {
		for (const [index, work] of works.entries()) {
			const startedAt = performance.now();
			await work();
			samples[index]?.push(performance.now() - startedAt);
		}
	}
	return samples;
}
