import { createHmac } from "node:crypto";

/** What is signed: the message's id, when it is sent, and its body as it is sent. */
export type Signed = { id: string; at: Date; body: string };

/** The headers of Standard Webhooks 1.0: by them the receiver knows that it comes from here, is fresh, and whether it came before. */
export function signedHeaders(secret: Buffer, { id, at, body }: Signed): Record<string, string> {
	const timestamp = String(Math.floor(at.getTime() / 1000));
	const signature = createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64");
	return { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": `v1,${signature}` };
}
