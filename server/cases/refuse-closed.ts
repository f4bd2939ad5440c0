import type { Translator } from "../../schemas/i18n/translator.ts";
import { closedAt, periodFormat } from "../../schemas/rules/formats/form-period.ts";
import type { FormDocument } from "../../schemas/types.gen.ts";
import type { Db } from "../database/connection.ts";
import { findTimeZone } from "../repositories/queries/calendar.ts";
import { findFormInForce } from "../repositories/releases/release.ts";
import { Refusal } from "../wire/refusal.ts";
import { loadForm } from "./forms.ts";

/** A form as the current release has it, which may have put off its end; as it was started, where the release has it no more. */
async function inForce(db: Db, document: FormDocument): Promise<FormDocument> {
	const hash = await findFormInForce(db, document.id);
	const form = hash === null ? null : await loadForm(db, hash);
	return form?.artefact.document ?? document;
}

/** Throws 409 where a form takes no cases now, with when it opens or until when it was open. Nothing typed is touched by that. */
export async function refuseClosed(db: Db, document: FormDocument, { format }: Translator): Promise<void> {
	const closed = closedAt(await inForce(db, document), await findTimeZone(db));
	if (!closed) return;
	const values = { at: format(closed.at, periodFormat(closed)) };
	const data = { [closed.why === "early" ? "open_from" : "open_until"]: closed.at };
	if (closed.why === "early")
		throw new Refusal(409, "This form opens on {at}. It cannot be sent before.", { values, data });
	throw new Refusal(409, "This form was open until {at}. It cannot be sent any more.", { values, data });
}
