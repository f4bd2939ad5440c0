import { invalid, Refusal } from "../refusal.ts";
import type { UploadAnswers } from "./answer.ts";
import { ACCEPT, MAX_SIZE } from "./configs.ts";

export const fileUpload: UploadAnswers["fileUpload"] = (file, { state }) => {
	if (!file) throw invalid({ pointer: "/file", message: "Please choose a file." });
	if (file.size > MAX_SIZE) throw new Refusal(413);
	if (!ACCEPT.includes(file.type)) throw invalid({ pointer: "/file", message: "Files of this type are not accepted." });
	const id = crypto.randomUUID();
	const thumbnail_url = file.type.startsWith("image/") ? `/uploads/${id}/thumbnail` : null;
	const stored = { id, url: `/uploads/${id}`, name: file.name, size: file.size, mime: file.type, thumbnail_url };
	state.uploads.set(id, stored);
	return stored;
};
