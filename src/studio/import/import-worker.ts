import { importForm } from "../../../schemas/import/import-form.ts";
import type { ImportAnswer, ImportRequest } from "./import-messages.ts";

/** Makes a form of another tool's schema beside the thread that draws: it checks the form many times over. */
self.addEventListener("message", ({ data }: MessageEvent<ImportRequest>) => {
	const answer: ImportAnswer = importForm(data.schema, data.uiSchema, data.options);
	self.postMessage(answer);
});
