import { HttpResponse, http } from "msw/http";
import type { OperationName } from "../../schemas/operation.ts";
import { OPERATIONS } from "../../schemas/operations.gen.ts";
import { readFileField } from "./multipart.ts";
import { isUpload, OPERATION_NAMES, queryOf, reply } from "./reply.ts";
import type { PortalState } from "./state.ts";

async function inputOf(operation: OperationName, request: Request): Promise<unknown> {
	if (isUpload(operation))
		return readFileField("file", request.headers.get("content-type"), new Uint8Array(await request.arrayBuffer()));
	if (OPERATIONS[operation].method === "GET") return queryOf(new URL(request.url).searchParams);
	return request.json();
}

function handlerOf(operation: OperationName, state: PortalState) {
	const { method, path } = OPERATIONS[operation];
	const register = method === "GET" ? http.get : http.post;
	return register(`*/${path}`, async ({ request }) => {
		const sender = { token: request.headers.get("authorization"), language: request.headers.get("accept-language") };
		const envelope = reply(operation, await inputOf(operation, request), sender, state);
		return HttpResponse.json(JSON.parse(JSON.stringify(envelope)));
	});
}

/** Handlers for every operation over one state, on any host. */
export const portalHandlers = (state: PortalState) => OPERATION_NAMES.map((operation) => handlerOf(operation, state));
