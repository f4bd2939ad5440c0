import type { DeskCase, ReplyTemplate } from "../../../schemas/types.gen.ts";
import { recordReading } from "../../audit/record.ts";
import { portalWords } from "../../cases/filer-language.ts";
import { handlerName } from "../../cases/handler-name.ts";
import { networkOf } from "../../login/network.ts";
import { currentHandling } from "../../repositories/releases/handling-documents.ts";
import { deskCase } from "../desk-case.ts";
import { filerLocale } from "../filer-locale.ts";
import type { StaffRoute } from "../staff-route.ts";
import { filledTemplate, isOfferedFor, localeOf, type TemplateValues } from "../templates.ts";

/** What stands in a template for its places, in a language. */
function templateValues(
	found: DeskCase,
	handler: string,
	locale: string,
	inWords: (text: string) => string,
): TemplateValues {
	const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
	return {
		number: found.number,
		title: found.title,
		category: inWords(found.category.name),
		status: inWords(found.status_label),
		date: date.format(new Date(found.submitted_at)),
		handler,
		team: inWords(found.team?.name ?? ""),
	};
}

/** Texts to begin with, for a case and the steps that can be taken, with the case's values in them, in the language of its reporter. */
export const deskGetTemplates: StaffRoute<"deskGetTemplates"> = async ({ id, action }, { services, user, request }) => {
	const { db } = services;
	const found = await deskCase(services, id, user);
	await recordReading(db, { actor: user, from: networkOf(request.ip) }, { kind: "case", id });
	const { templates } = await currentHandling(db);
	const reader = await filerLocale(db, id);
	const texts = templates?.templates ?? [];
	const locales = [...new Set(texts.map((one) => localeOf(one, reader)))];
	const values = new Map<string, TemplateValues>();
	for (const locale of locales)
		values.set(locale, templateValues(found, handlerName(user), locale, await portalWords(db, locale)));
	const filled = (one: ReplyTemplate) => {
		const locale = localeOf(one, reader);
		return filledTemplate(one, locale, values.get(locale) ?? {}, found.answers);
	};
	const steps = found.moves.filter((move) => action === undefined || move.action === action);
	return {
		list: steps.flatMap((step) =>
			texts
				.filter((one) => isOfferedFor(one, found, step))
				.map((one) => ({
					id: `${one.id} ${step.action}`,
					name: one.name,
					action: step.action,
					step: step.label,
					form: step.form,
					text: filled(one),
				})),
		),
	};
};
