import type { MessagePort } from "node:worker_threads";
import { isObject } from "../../schemas/json/json.ts";
import type { PrerenderSource } from "../../schemas/prerender.ts";

/** Gives the body found at an address below the origin; null where there is none for anyone. */
export type ReadResponse = PrerenderSource["read"];

/** What a worker thread asks for. */
type Question = { id: number; address: string; locale: string };

/** In a worker thread: asks the thread that serves for responses. */
export function responsesOver(port: MessagePort): ReadResponse {
	const waiting = new Map<number, (body: string | null) => void>();
	let questions = 0;
	port.on("message", (message: unknown) => {
		if (!isObject(message) || typeof message.id !== "number") return;
		waiting.get(message.id)?.(typeof message.body === "string" ? message.body : null);
		waiting.delete(message.id);
	});
	return (address, locale) =>
		new Promise((resolve) => {
			const question: Question = { id: questions++, address, locale };
			waiting.set(question.id, resolve);
			port.postMessage(question);
		});
}

const isQuestion = (message: unknown): message is Question =>
	isObject(message) &&
	typeof message.id === "number" &&
	typeof message.address === "string" &&
	typeof message.locale === "string";

/** In the thread that serves: gives a worker thread the responses that it asks for; what fails is none. */
export function giveResponses(port: MessagePort, read: ReadResponse): void {
	port.on("message", (message: unknown) => {
		if (!isQuestion(message)) return;
		read(message.address, message.locale).then(
			(body) => port.postMessage({ id: message.id, body }),
			() => port.postMessage({ id: message.id, body: null }),
		);
	});
}
