import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { portalTranslator } from "../cases/filer-language.ts";
import { STYLES_PATH } from "../discovery/plain-page.ts";
import { limit } from "../login/limits.ts";
import { networkOf } from "../login/network.ts";
import { findOpenLink } from "../repositories/desk/outside-link.ts";
import type { Services } from "../services.ts";
import { Refusal } from "../wire/refusal.ts";
import { secretPage } from "../wire/secret-address.ts";
import { translate } from "../wire/texts.ts";
import { findCity } from "./city.ts";
import { type Typed, takeOutsideAnswer } from "./outside-answer.ts";
import { outsideCase } from "./outside-case.ts";
import { recordOpening } from "./outside-opening.ts";
import { noOutsidePage, outsidePage, type Sending } from "./outside-page.ts";
import { outsidePath, tokenHash } from "./token.ts";

type OutsideRequest = FastifyRequest<{ Params: { token: string }; Querystring: { sent?: string } }>;

const STYLES = readFileSync(new URL("./outside.css", import.meta.url), "utf8");

/** Serves the page by which somebody outside sees one case and answers (docs/decisions/0097). It has no script. */
export function serveOutside(app: FastifyInstance, services: Services): void {
	const { db, translators } = services;
	const speaks = ({ headers }: FastifyRequest) => translators.inLanguage(headers["accept-language"]);

	/** The open link of a request; null where it is over or never was. */
	async function linkOf(request: OutsideRequest) {
		await limit(services, "outsidePagesByIp", request.ip);
		return findOpenLink(db, tokenHash(request.params.token));
	}
	async function sendNone(request: OutsideRequest, reply: FastifyReply) {
		const page = noOutsidePage(speaks(request), await findCity(db));
		return secretPage(reply).code(404).send(page);
	}
	async function send(request: OutsideRequest, reply: FastifyReply, sending: Partial<Sending>) {
		const link = await linkOf(request);
		const portal = await portalTranslator(db, request.headers["accept-language"]);
		const shown = link && (await outsideCase(services, link, portal));
		if (!shown) return sendNone(request, reply);
		await recordOpening(db, link, networkOf(request.ip));
		const page = outsidePage(shown, { key: randomUUID(), ...sending }, speaks(request), await findCity(db));
		return secretPage(reply).send(page);
	}

	app.get(STYLES_PATH, async (_request, reply) =>
		reply.type("text/css; charset=utf-8").header("Cache-Control", "public, max-age=3600").send(STYLES),
	);
	app.get<{ Params: { token: string }; Querystring: { sent?: string } }>("/outside/:token", (request, reply) =>
		send(request, reply, request.query.sent === "1" ? { done: true } : {}),
	);
	app.post<{ Params: { token: string }; Querystring: { sent?: string } }>("/outside/:token", async (request, reply) => {
		const link = await linkOf(request);
		if (!link) return sendNone(request, reply);
		const typed: Typed = { key: randomUUID(), note: "", files: false };
		try {
			await takeOutsideAnswer(services, link, request, typed);
		} catch (error) {
			if (!(error instanceof Refusal)) throw error;
			const refusal = translate(error.text, speaks(request), error.values);
			return send(request, reply.code(422), { ...typed, refusal });
		}
		return reply.header("Referrer-Policy", "no-referrer").redirect(`${outsidePath(request.params.token)}?sent=1`, 303);
	});
}
