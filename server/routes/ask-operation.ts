import type { FastifyRequest } from "fastify";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { asObject } from "../../schemas/rules/json.ts";

/** Asks a reading operation by name; its answer's data, or undefined where it is refused or is no reading. */
export type AskOperation = (operation: string, query: Readonly<Record<string, string>>) => Promise<unknown>;

const isOperation = (name: string): name is keyof typeof OPERATIONS => Object.hasOwn(OPERATIONS, name);

/** Asks this very server, without the network, in the name of who sent the request. */
export function askAs({ server, headers }: FastifyRequest): AskOperation {
	return async (operation, query) => {
		if (!isOperation(operation) || OPERATIONS[operation].method !== "GET") return undefined;
		const { authorization } = headers;
		const answer = await server.inject({
			method: "GET",
			url: `/${OPERATIONS[operation].path}`,
			query: { ...query },
			headers: authorization === undefined ? {} : { authorization },
		});
		const body: unknown = answer.statusCode === 200 ? answer.json() : {};
		return asObject(body).code === 0 ? asObject(body).data : undefined;
	};
}
