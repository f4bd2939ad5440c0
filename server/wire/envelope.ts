import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import type { Envelope } from "../../schemas/operation.ts";
import { isObject } from "../../schemas/rules/json.ts";
import { isBusy } from "../database/busy.ts";
import { busy, invalid, Refusal } from "./refusal.ts";
import { isServerText, type ServerText, translate } from "./texts.ts";

/** The body of a success. */
export const success = <T>(data: T): Envelope<T> => ({ code: 0, msg: "", data });

/** The body of a refusal, in the caller's language. */
export function refused({ code, text, values, data }: Refusal, request: FastifyRequest): Envelope<unknown> {
	const inWords = (one: ServerText) => translate(one, request.headers["accept-language"], values);
	return { code, msg: inWords(text), data: worded(data, inWords) };
}

/** What is wrong where, with the messages that the server knows said in the caller's language. */
function worded(data: unknown, inWords: (text: ServerText) => string): unknown {
	if (!isObject(data) || !Array.isArray(data.errors)) return data;
	const errors = data.errors.map((error) =>
		isObject(error) && isServerText(error.message) ? { ...error, message: inWords(error.message) } : error,
	);
	return { ...data, errors };
}

/** What busboy throws at a multipart body that breaks off, has no boundary or too long a one: its errors carry no code. */
const BROKEN_MULTIPART = /multipart data$|^Multipart: |^The needle /;

/** What cannot be read before a route sees it, or as its file comes in, and what the database had no time for. */
function asRefusal(error: FastifyError): Refusal | null {
	if (isBusy(error)) return busy();
	const status = BROKEN_MULTIPART.test(error.message) ? 400 : (error.statusCode ?? 500);
	if (status === 413) return new Refusal(413, "What was sent is too large.");
	if (status >= 400 && status < 500) {
		const text = "What was sent could not be read.";
		return invalid([{ pointer: "", message: text }], text);
	}
	return null;
}

/** Puts every error into the envelope: a foreseen outcome as HTTP 200, the unforeseen as 500 and into the log. */
export function sendErrors(app: FastifyInstance): void {
	app.setErrorHandler<FastifyError>((error, request, reply) => {
		const refusal = error instanceof Refusal ? error : asRefusal(error);
		if (refusal) return reply.send(refused(refusal, request));
		request.log.error(error);
		const failure = new Refusal(500, "Something went wrong on our side. Please try again.");
		return reply.code(500).send(refused(failure, request));
	});
}
