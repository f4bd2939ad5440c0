import { type IncomingMessage, request } from "node:http";

/** What a stream of events has told so far, and when it has ended all that it told. */
export type StreamReader = { text(): string; ended: Promise<string>; leave(): Promise<void> };

/** Opens a stream, on a connection of its own, and reads it until it ends; null where none is served. */
export async function readStreamAt(url: string, token = ""): Promise<StreamReader | null> {
	const asked = request(url, { headers: { authorization: token }, agent: false });
	asked.end();
	const response = await new Promise<IncomingMessage>((take, fail) => asked.on("response", take).on("error", fail));
	if (!response.headers["content-type"]?.startsWith("text/event-stream")) {
		response.destroy();
		return null;
	}
	const pieces: string[] = [];
	response.on("data", (piece: Buffer) => pieces.push(String(piece)));
	response.on("error", () => undefined);
	const text = () => pieces.join("");
	const ended = new Promise<string>((end) => response.on("close", () => end(text())));
	return {
		text,
		ended,
		async leave() {
			response.destroy();
			await ended;
		},
	};
}
