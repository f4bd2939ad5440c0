import type { FastifyReply, FastifyRequest } from "fastify";
import { chosenLocale } from "../../schemas/rules/texts/chosen-locale.ts";
import { element, escaped } from "../discovery/markup.ts";
import { plainPage } from "../discovery/plain-page.ts";
import { BUSY_SECONDS } from "../wire/refusal.ts";
import { type Translators, translate } from "../wire/texts.ts";

/**
 * Tells who came for a page while the portal has more readers than it can serve that it is busy, with a link to the same address:
 * rendering it, or letting everybody wait, would hold up those who file. Nothing is looked up for it.
 */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply, translators: Translators): FastifyReply {
	const translator = translators.inLanguage(chosenLocale(request.headers.cookie ?? "") ?? undefined);
	const text = translate("The portal is very busy. Please try again in {seconds} seconds.", translator, {
		seconds: BUSY_SECONDS,
	});
	const again = `<p><a href="${escaped(request.url)}">${escaped(translate("Try again", translator))}</a></p>`;
	const headers = { "Retry-After": BUSY_SECONDS, "Cache-Control": "no-store" };
	return reply
		.code(503)
		.headers(headers)
		.type("text/html; charset=utf-8")
		.send(plainPage(translator.locale, text, `<header>${element("h1", text)}</header>${again}`));
}
