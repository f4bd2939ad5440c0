import type { FastifyReply } from "fastify";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { asArray, asObject, asString } from "../../schemas/json/json.ts";
import { Refusal } from "../wire/refusal.ts";
import { type Format, sendAs } from "./format.ts";

/** A request that GeoReport v2 refuses, with the HTTP status that it names. */
export class OpenRefusal extends Error {
	readonly status: number;

	constructor(status: number, description: string) {
		super(description);
		this.status = status;
	}
}

export const badRequest = (description: string) => new OpenRefusal(400, description);

/** HTTP statuses of the portal's own codes; what is wrong with values is 400. */
const STATUSES: Readonly<Record<number, number>> = {
	401: 403,
	403: 403,
	404: 404,
	409: 409,
	413: 413,
	429: 429,
	503: 503,
};

/** What is wrong, each on its own where a form says it of its fields. */
function descriptionsOf(refusal: Refusal, translator: Translator): string[] {
	const fields = asArray(asObject(refusal.data).errors).map(asObject);
	const worded = fields.flatMap(({ pointer, message }) => {
		const text = asString(message);
		return text === undefined ? [] : [`${asString(pointer)?.replace(/^\/data\//, "") ?? ""}: ${translator.text(text)}`];
	});
	return worded.length > 0 ? worded : [translator.text(refusal.text, refusal.values)];
}

/** Sends what was refused as the standard's errors. Anything else goes on to the server's own handling. */
export function sendRefused(reply: FastifyReply, format: Format, error: unknown, translator: Translator): FastifyReply {
	const send = (status: number, descriptions: readonly string[]) => {
		const errors = descriptions.map((description) => ({ code: status, description }));
		return sendAs(reply.code(status), format, "errors", errors);
	};
	if (error instanceof OpenRefusal) return send(error.status, [error.message]);
	if (error instanceof Refusal) return send(STATUSES[error.code] ?? 400, descriptionsOf(error, translator));
	throw error;
}
