import type { FastifyRequest } from "fastify";
import type { ServerText } from "../../schemas/server-texts.ts";
import { record } from "../audit/record.ts";
import { limit } from "../login/limits.ts";
import { networkOf } from "../login/network.ts";
import { notifyOutsideAnswered } from "../notifications/outbox-notifier.ts";
import { insertOutsideAnswer, notifiedOfAnswer, type OutsideLink } from "../repositories/desk/outside-link.ts";
import { attachFromOutside } from "../repositories/messages/upload.ts";
import { withDeputies } from "../repositories/people/staffing.ts";
import type { Services } from "../services.ts";
import { demandPlace } from "../uploads/demand-place.ts";
import { keepFile } from "../uploads/keep-file.ts";
import { UPLOAD_LIMITS } from "../uploads/limits.ts";
import { processUpload } from "../uploads/process.ts";
import { receivePart } from "../uploads/receive.ts";
import { invalid } from "../wire/refusal.ts";

const MAX_FILES = 5;
/** The most bytes of a text: a Chinese character is three. */
const TEXT_BYTES = 16 * 1024;
const MAX_TEXT = 4000;
const LIMITS = { files: MAX_FILES + 1, fileSize: UPLOAD_LIMITS.max_size, fields: 4, fieldSize: TEXT_BYTES, parts: 12 };

/** What somebody outside has typed, as far as it was read: what is refused is shown to them again. */
export type Typed = { key: string; note: string; files: boolean };

/** Reads the answer's texts into `typed` and keeps its files; returns their ids. Throws 413, 422, 429 or 503. */
async function readParts(services: Services, request: FastifyRequest, typed: Typed): Promise<string[]> {
	const ids: string[] = [];
	await services.intake.incoming.withFiles(async (newPath) => {
		for await (const part of request.parts({ limits: LIMITS })) {
			if (part.type === "field") {
				if (part.fieldname === "note") typed.note = String(part.value).toWellFormed().replaceAll("\0", "");
				if (part.fieldname === "key") typed.key = String(part.value).slice(0, 64).replaceAll("\0", "");
			} else if (!part.filename) part.file.resume();
			else {
				typed.files = true;
				await limit(services, "uploadsByIp", request.ip);
				await demandPlace(services, null);
				const path = newPath();
				const name = await receivePart(request, part, path);
				const processed = await processUpload(services.intake, { name, path, newPath, signal: request.signal });
				ids.push((await keepFile(services, processed, null)).id);
			}
		}
	});
	return ids;
}

function demandAnswer({ note }: Typed, files: readonly string[]): void {
	const refuse = (text: ServerText) => {
		throw invalid([{ pointer: "/note", message: text }], text);
	};
	if (note.trim().length < 2) refuse("Please write an answer.");
	if (note.length > MAX_TEXT) refuse("This answer is too long.");
	if (files.length > MAX_FILES) refuse("These are too many files.");
}

/** Takes an answer of somebody outside, and tells who handles the case; the same one sent again is taken once. */
export async function takeOutsideAnswer(
	services: Services,
	link: OutsideLink,
	request: FastifyRequest,
	typed: Typed,
): Promise<void> {
	await limit(services, "outsideAnswersByLink", link.id);
	const files = await readParts(services, request, typed);
	demandAnswer(typed, files);
	const { id: link_id, message_id } = link;
	await services.db.transaction().execute(async (transaction) => {
		const answer = await insertOutsideAnswer(transaction, { link_id, key: typed.key, text: typed.note.trim() });
		if (answer === null) return;
		await attachFromOutside(transaction, files, { message_id, outside_answer_id: answer });
		await notifyOutsideAnswered(transaction, services.settings, {
			message_id,
			people: await withDeputies(transaction, await notifiedOfAnswer(transaction, link)),
		});
		await record(transaction, {
			actor: null,
			from: networkOf(request.ip),
			action: "case.answered_outside",
			object: { kind: "case", id: message_id },
			detail: { link: link_id, party: link.party, files: files.length },
		});
	});
}
