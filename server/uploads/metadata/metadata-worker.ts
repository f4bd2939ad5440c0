import { parentPort, workerData } from "node:worker_threads";
import { isObject } from "../../../schemas/json/json.ts";

/** Rewrites one document on a thread of its own, and returns whether nothing is left in it; null where it was not written. */
async function work(): Promise<boolean> {
	if (!isObject(workerData)) throw new Error("There is nothing to work on.");
	const { from, to, mime } = workerData;
	// Each library is loaded only where it is needed: it takes longer than most documents.
	const isPdf = mime === "application/pdf";
	const clean = isPdf ? (await import("./pdf.ts")).cleanPdf : (await import("./office.ts")).cleanOffice;
	return clean(String(from), String(to));
}

parentPort?.postMessage(await work());
