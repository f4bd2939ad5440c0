import type { Envelope, OperationName } from "../../schemas/operation.ts";
import { OPERATION_KINDS, OPERATIONS } from "../../schemas/operations.gen.ts";
import { isRequest, requestErrors } from "./api-schemas.ts";
import type { Context, OperationWithRequest } from "./handlers/handler.ts";
import { HANDLERS, UPLOAD_HANDLERS } from "./handlers/registry.gen.ts";
import type { SentFile } from "./multipart.ts";
import { invalidRequest, messageOf, nulPointer, nulText, Refusal } from "./refusal.ts";
import type { PortalState } from "./state.ts";

/** The names of all operations. */
export const OPERATION_NAMES = Object.keys(OPERATIONS).filter((name): name is OperationName => name in OPERATIONS);

/** A query as an operation takes it: of a parameter that is there more than once, all its texts. */
export function queryOf(parameters: URLSearchParams): Record<string, string | string[]> {
	const names = [...new Set(parameters.keys())];
	const valuesOf = (name: string) => parameters.getAll(name);
	return Object.fromEntries(
		names.map((name) => [name, valuesOf(name).length > 1 ? valuesOf(name) : (valuesOf(name)[0] ?? "")]),
	);
}

/** Whether an operation takes a file rather than a query or a JSON body. */
export const isUpload = (operation: OperationName): operation is Exclude<OperationName, OperationWithRequest> =>
	OPERATION_KINDS[operation] === "upload";

const isVisible = (operation: OperationName): operation is OperationWithRequest => !isUpload(operation);

/** The operation at a method and path; undefined where there is none. */
export function operationAt(method: string, path: string): OperationName | undefined {
	return OPERATION_NAMES.find((name) => OPERATIONS[name].method === method && `/${OPERATIONS[name].path}` === path);
}

function contextOf(operation: OperationName, { token, language }: Sender, state: PortalState): Context {
	const { auth } = OPERATIONS[operation];
	const user = auth !== "none" && token ? (state.sessions.get(token) ?? null) : null;
	// A token that is no longer good is refused rather than ignored: its bearer believes to be logged in.
	if (!user && (auth === "required" || (auth === "optional" && token))) throw new Refusal(401);
	return { user, token, language, state };
}

function request<O extends OperationWithRequest>(operation: O, input: unknown, context: Context) {
	if (!isRequest(operation, input)) throw invalidRequest(...requestErrors(operation, input, context.language));
	const nul = nulPointer(input);
	if (nul !== undefined) throw invalidRequest({ pointer: nul, message: nulText(nul, context.language) });
	return HANDLERS[operation](input, context);
}

/** What the headers of a request say of its sender: Authorization and Accept-Language. */
export type Sender = { token: string | null; language: string | null };

const isSentFile = (input: unknown): input is SentFile =>
	typeof input === "object" && input !== null && "name" in input && "type" in input && "size" in input;

/** The mock portal's response to a query, to a body or to an upload's file. */
export function reply(operation: OperationName, input: unknown, sender: Sender, state: PortalState): Envelope<unknown> {
	try {
		const context = contextOf(operation, sender, state);
		if (isVisible(operation)) return { code: 0, msg: "", data: request(operation, input, context) };
		const file = isSentFile(input) ? input : null;
		return { code: 0, msg: "", data: isUpload(operation) ? UPLOAD_HANDLERS[operation](file, context) : null };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { code: error.code, msg: error.text ?? messageOf(error.code, sender.language), data: error.data };
	}
}
