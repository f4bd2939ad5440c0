import type { Translator } from "../../schemas/i18n/translator.ts";
import { valueLabel, valueText } from "../../schemas/rules/texts/worded-value.ts";
import type { Db } from "../database/connection.ts";
import { listAnswersBy, type OutsideLink } from "../repositories/desk/outside-link.ts";
import { findMessage } from "../repositories/messages/message.ts";
import { listOutsideUploads, listUploads } from "../repositories/messages/upload.ts";
import type { Services } from "../services.ts";
import { attachmentOf } from "../uploads/attachment.ts";
import { shareableOf } from "./shareable.ts";

/** What somebody outside is shown of a case. */
export type OutsideCase = {
	number: string;
	title: string;
	party: string;
	question: string;
	expires_at: Date;
	answers: { label: string; text: string }[];
	attachments: { name: string; url: string }[];
	/** What they have answered before, and the names of the files that came with it. */
	sent: { text: string; created_at: Date; files: string[] }[];
};

/** Nothing beside what was chosen: not even the title, where the answer that it is made of was not. */
const titleOf = (title: string, answers: readonly { name: string; text: string }[], otherwise: string) =>
	answers.some(({ text }) => text.trim() === title) ? title : otherwise;

/** The files that the case came with, where they are shared. */
async function filesOf({ db, secret }: Pick<Services, "db" | "secret">, { attachments, message_id }: OutsideLink) {
	const uploads = attachments ? await listUploads(db, message_id) : [];
	return uploads
		.filter(({ flow_id }) => flow_id === null)
		.map((upload) => attachmentOf(secret, upload))
		.map(({ name, url }) => ({ name, url }));
}

async function sentBy(db: Db, { id, message_id }: OutsideLink): Promise<OutsideCase["sent"]> {
	const answers = await listAnswersBy(db, id);
	const files = await listOutsideUploads(db, message_id);
	return answers.map(({ id: answer, text, created_at }) => ({
		text,
		created_at,
		files: files.filter(({ outside_answer_id }) => outside_answer_id === answer).map(({ name }) => name),
	}));
}

async function answersOf(
	db: Db,
	{ fields }: OutsideLink,
	message: NonNullable<Awaited<ReturnType<typeof findMessage>>>,
) {
	const { answers } = await shareableOf(db, message);
	return answers.filter(({ name }) => fields.includes(name));
}

/** The case of a link as it is shown to whoever has it, its form in their language; null where the case is gone. */
export async function outsideCase(
	services: Pick<Services, "db" | "secret">,
	link: OutsideLink,
	translator: Translator,
): Promise<OutsideCase | null> {
	const message = await findMessage(services.db, link.message_id);
	if (!message) return null;
	const answers = await answersOf(services.db, link, message);
	const { party, question, expires_at } = link;
	return {
		party,
		question,
		expires_at,
		number: message.number,
		title: titleOf(message.title, answers, translator.text(message.category_name)),
		answers: answers.map((one) => ({ label: valueLabel(one, translator), text: valueText(one, translator) })),
		attachments: await filesOf(services, link),
		sent: await sentBy(services.db, link),
	};
}
