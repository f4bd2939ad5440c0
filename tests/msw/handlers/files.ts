import { refusedFile } from "../../../schemas/rules/errors/refused-file.ts";
import { fileTranslator } from "../forms.ts";
import type { SentFile } from "../multipart.ts";
import { invalid, Refusal } from "../refusal.ts";
import { ACCEPT, MAX_SIZE } from "./configs.ts";
import type { UploadHandlers } from "./handler.ts";

/** Why a file is not taken, in the sender's language. */
function refusalOf(file: SentFile, language: string | null): Refusal | undefined {
	const { name, type: mime, size } = file;
	const message = refusedFile({ name, mime, size }, { accept: ACCEPT, maxSize: MAX_SIZE }, fileTranslator(language));
	if (message === undefined) return undefined;
	if (size > MAX_SIZE) return new Refusal(413, null, message);
	return new Refusal(422, { errors: [{ pointer: "/file", message }] }, message);
}

export const fileUpload: UploadHandlers["fileUpload"] = (file, { state, language }) => {
	if (!file) throw invalid({ pointer: "/file", message: "Please choose a file." });
	const refused = refusalOf(file, language);
	if (refused) throw refused;
	const id = crypto.randomUUID();
	const thumbnail_url = file.type.startsWith("image/") ? `/uploads/${id}/thumbnail` : null;
	const stored = {
		id,
		url: `/uploads/${id}`,
		name: file.name,
		size: file.size,
		mime: file.type,
		thumbnail_url,
		keeps_metadata: false,
	};
	state.uploads.set(id, stored);
	return stored;
};
