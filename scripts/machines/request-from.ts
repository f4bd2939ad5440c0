import { once } from "node:events";
import { request as requestPlain } from "node:http";
import { request as requestTls } from "node:https";
import { json } from "node:stream/consumers";

/** Posts JSON from an address of this machine, 127.x.y.z, naming another as who it was forwarded for. */
export async function postFrom(localAddress: string, forged: string, url: string, body: unknown): Promise<unknown> {
	const request = url.startsWith("https:") ? requestTls : requestPlain;
	const headers = { "content-type": "application/json", "x-forwarded-for": forged };
	const sent = request(url, { method: "POST", headers, localAddress });
	sent.end(JSON.stringify(body));
	const [response] = await once(sent, "response");
	return json(response);
}
