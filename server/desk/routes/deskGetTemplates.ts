import { recordReading } from "../../audit/record.ts";
import { handlerName } from "../../cases/handler-name.ts";
import { networkOf } from "../../login/network.ts";
import { currentHandling } from "../../repositories/handling-documents.ts";
import { deskCase } from "../desk-case.ts";
import { filerLocale } from "../filer-locale.ts";
import type { StaffRoute } from "../staff-route.ts";
import { filledTemplate, isOfferedFor } from "../templates.ts";

/** Texts to begin with, for a case and a step, with the case's values in them, in the language of its reporter. */
export const deskGetTemplates: StaffRoute<"deskGetTemplates"> = async ({ id, action }, { services, user, request }) => {
	const { db } = services;
	const found = await deskCase(services, id, user);
	await recordReading(db, { actor: user, from: networkOf(request.ip) }, { kind: "case", id });
	const { templates } = await currentHandling(db);
	const locale = await filerLocale(db, id);
	const date = new Intl.DateTimeFormat(locale, { dateStyle: "long" });
	const values = {
		...{ number: found.number, title: found.title, category: found.category.name, status: found.status_label },
		date: date.format(new Date(found.submitted_at)),
		handler: handlerName(user),
		team: found.team?.name ?? "",
	};
	const offered = (templates?.templates ?? []).filter((one) => isOfferedFor(one, found, action));
	return {
		list: offered.map((one) => ({
			...{ id: one.id, name: one.name },
			text: filledTemplate(one, locale, values, found.answers),
		})),
	};
};
