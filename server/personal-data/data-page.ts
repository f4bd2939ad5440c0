import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Translator } from "../../schemas/i18n/translator.ts";
import { record } from "../audit/record.ts";
import { element, escaped } from "../discovery/markup.ts";
import { plainPage } from "../discovery/plain-page.ts";
import { limit } from "../login/limits.ts";
import { networkOf } from "../login/network.ts";
import { type City, findCity } from "../outside/city.ts";
import { noOutsidePage } from "../outside/outside-page.ts";
import { type DataRequest, insertDataStep } from "../repositories/people/data-request.ts";
import type { Services } from "../services.ts";
import { Download } from "../wire/download.ts";
import { secretPage } from "../wire/secret-address.ts";
import { translate } from "../wire/texts.ts";
import { personalArchive } from "./archive.ts";
import { requestOfLink } from "./data-link.ts";

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

const PATH = "/personal-data/:token";

function pageOf({ link_expires_at }: DataRequest, translator: Translator, { timeZone, brand }: City): string {
	const format = new Intl.DateTimeFormat(translator.locale, { dateStyle: "long", timeStyle: "short", timeZone });
	const when = link_expires_at ? format.format(link_expires_at) : "";
	const title = translate("Your data", translator);
	const what = translate(
		"What the portal keeps about you, as a file for your computer: texts as JSON, and the files as you sent them.",
		translator,
	);
	const until = "This link is good until {when}. Whoever has it gets the file: keep it to yourself.";
	const button = escaped(translate("Download the file", translator));
	const body = `<header>${element("h1", title)}${element("p", what)}</header><section>${element("p", translate(until, translator, { when }))}
<form method="post" enctype="multipart/form-data"><button>${button}</button></form></section>`;
	return plainPage(translator.locale, title, body, brand);
}

/**
 * Serves the page from which a person gets all that is kept of them. It has no script, and a button, so that whatever looks at
 * links in messages by itself gets no data.
 */
export function servePersonalData(app: FastifyInstance, services: Services): void {
	const { db, translators } = services;
	const speaks = ({ headers }: FastifyRequest) => translators.inLanguage(headers["accept-language"]);
	const requestFor = async (request: LinkRequest) => {
		await limit(services, "dataLinksByIp", request.ip);
		return requestOfLink(services, request.params.token);
	};
	const over = async (request: FastifyRequest, reply: FastifyReply) =>
		secretPage(reply)
			.code(404)
			.send(noOutsidePage(speaks(request), await findCity(db)));

	app.get<{ Params: { token: string } }>(PATH, async (request, reply) => {
		const found = await requestFor(request);
		if (!found) return over(request, reply);
		return secretPage(reply).send(pageOf(found, speaks(request), await findCity(db)));
	});
	app.post<{ Params: { token: string } }>(PATH, async (request, reply) => {
		const found = await requestFor(request);
		if (!found) return over(request, reply);
		const { id } = found;
		await db.transaction().execute(async (transaction) => {
			await insertDataStep(transaction, { request_id: id, actor_id: null, action: "downloaded" });
			const event = { action: "data_request.downloaded", object: { kind: "data_request", id } } as const;
			await record(transaction, { actor: null, from: networkOf(request.ip), ...event });
		});
		return new Download(
			`personal-data-${found.number}.zip`,
			"application/zip",
			personalArchive(services, found),
		).sendOn(reply.header("Cache-Control", "no-store").header("Referrer-Policy", "no-referrer"));
	});
}
