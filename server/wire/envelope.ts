import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { isObject } from "../../schemas/json/json.ts";
import type { Envelope } from "../../schemas/operation.ts";
import type { ServerText } from "../../schemas/server-texts.ts";
import { isAway } from "../database/away.ts";
import { isBusy } from "../database/busy.ts";
import { busy, databaseAway, invalid, Refusal, storageAway } from "./refusal.ts";
import { refusedRequest, sentWith } from "./request-refusal.ts";
import { StorageAway } from "./storage-away.ts";
import { isServerText, type Translators, translate } from "./texts.ts";

/** The body of a success. */
export const success = <T>(data: T): Envelope<T> => ({ code: 0, msg: "", data });

/** The body of a refusal, in the caller's language. */
function refused({ code, text, values, data }: Refusal, translator: Translator): Envelope<unknown> {
	const inWords = (one: ServerText) => translate(one, translator, values);
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
function asRefusal(error: FastifyError, request: FastifyRequest, translator: Translator): Refusal | null {
	if (isBusy(error)) return busy();
	if (isAway(error)) return databaseAway();
	if (error instanceof StorageAway || error.code === "ENOSPC") return storageAway();
	if (error.validation && error.validationContext)
		return refusedRequest(sentWith(request), error.validation, translator);
	const status = BROKEN_MULTIPART.test(error.message) ? 400 : (error.statusCode ?? 500);
	if (status === 413) return new Refusal(413, "What was sent is too large.");
	if (status >= 400 && status < 500) {
		const text = "What was sent could not be read.";
		return invalid([{ pointer: "", message: text }], text);
	}
	return null;
}

/** Puts every error into the envelope, in the caller's language: a foreseen outcome as HTTP 200, a database that is away as 503, the unforeseen as 500; both of these into the log. */
export function sendErrors(app: FastifyInstance, translators: Translators): void {
	app.setErrorHandler<FastifyError>((error, request, reply) => {
		const translator = translators.inLanguage(request.headers["accept-language"]);
		const refusal = error instanceof Refusal ? error : asRefusal(error, request, translator);
		if (refusal?.code === 503 && !(error instanceof Refusal)) request.log.error({ err: error }, "failed");
		// Proxies may then ask another server, and whoever watches counts it.
		if (isAway(error)) reply.code(503);
		if (refusal) return sendRefusal(refusal, translator, reply);
		// The message of its own: pino would take the error's, which may quote what was sent.
		request.log.error({ err: error }, "failed");
		const failure = new Refusal(500, "Something went wrong on our side. Please try again.", {
			// Whoever reports it names the line of the log.
			data: { request_id: request.id },
		});
		return sendRefusal(failure, translator, reply.code(500));
	});
}

/** Sends a refusal as it is: the schema of a response with HTTP 200 describes the success alone. */
const sendRefusal = (refusal: Refusal, translator: Translator, reply: FastifyReply) =>
	reply.type("application/json; charset=utf-8").send(JSON.stringify(refused(refusal, translator)));
