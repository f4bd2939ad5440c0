import type { ImportedForm, ImportOptions } from "../../../schemas/import/import-form.ts";

/** What is to be made a form: a JSON Schema, and the uiSchema of rjsf. */
export type ImportRequest = { schema: unknown; uiSchema: unknown; options: ImportOptions };

/** The form, and what an author should look at. */
export type ImportAnswer = ImportedForm;

/** Has a form made in a worker, which ends after it. */
export const importInWorker = (request: ImportRequest): Promise<ImportAnswer> =>
	new Promise((resolve, reject) => {
		const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
		const end = () => worker.terminate();
		worker.addEventListener("message", ({ data }: MessageEvent<ImportAnswer>) => {
			end();
			resolve(data);
		});
		worker.addEventListener("error", () => {
			end();
			reject(new Error("The form could not be made."));
		});
		worker.postMessage(request);
	});
