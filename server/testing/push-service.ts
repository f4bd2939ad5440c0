import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** What a browser would show, and what it came with. */
type Received = { shown: unknown; headers: Record<string, string>; signedBy: string; claims: unknown };

/** A browser that has subscribed. */
type SubscribedBrowser = { subscription: { endpoint: string; p256dh: string; auth: string }; received: Received[] };

/** A push service with the browsers behind it. */
export type PushService = {
	/** Has a new browser subscribe. */
	browser(): SubscribedBrowser;
	/** What it answers to all that is posted. */
	status: number;
	close(): Promise<void>;
};

const derived = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
	Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** Opens what was sealed for a browser, as it does (RFC 8291 over RFC 8188, one record). */
function opened(sealed: Buffer, keys: ECDH, auth: Buffer): string {
	const salt = sealed.subarray(0, 16);
	const idLength = sealed.readUInt8(20);
	const senderKey = sealed.subarray(21, 21 + idLength);
	const body = sealed.subarray(21 + idLength);
	const info = Buffer.concat([Buffer.from("WebPush: info\0"), keys.getPublicKey(), senderKey]);
	const shared = derived(keys.computeSecret(senderKey), auth, info, 32);
	const key = derived(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
	const nonce = derived(shared, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
	const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
	const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()]);
	return plain.subarray(0, plain.lastIndexOf(2)).toString("utf8");
}

/** The key and claims of a VAPID header (RFC 8292). Throws where the signature is not by that key. */
function vapidOf(header = ""): { signedBy: string; claims: unknown } {
	const { t = "", k = "" } = /^vapid t=(?<t>[^,]+), k=(?<k>\S+)$/.exec(header)?.groups ?? {};
	const [head = "", claims = "", signature = ""] = t.split(".");
	const point = Buffer.from(k, "base64url");
	const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
	const key = createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
	const options = { key, dsaEncoding: "ieee-p1363" } as const;
	if (!verify("sha256", Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, "base64url")))
		throw new Error("The signature is not by the key that came with it.");
	return { signedBy: k, claims: JSON.parse(Buffer.from(claims, "base64url").toString()) };
}

function newBrowser(endpoint: string) {
	const keys = createECDH("prime256v1");
	keys.generateKeys();
	const auth = randomBytes(16);
	const received: Received[] = [];
	const receive = async (request: IncomingMessage) => {
		const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
		const shown: unknown = JSON.parse(opened(await buffer(request), keys, auth));
		received.push({ shown, headers: Object.fromEntries(headers), ...vapidOf(request.headers.authorization) });
	};
	const p256dh = keys.getPublicKey("base64url");
	return { browser: { subscription: { endpoint, p256dh, auth: auth.toString("base64url") }, received }, receive };
}

/** Opens a push service on a free port, which checks who signs and opens what is posted as each browser would. */
export async function openPushService(): Promise<PushService> {
	const browsers = new Map<string, ReturnType<typeof newBrowser>>();
	const server = createServer(async (request, response) => {
		const found = browsers.get(request.url ?? "");
		if (found && service.status === 201) await found.receive(request);
		response.writeHead(found ? service.status : 404).end();
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	const port = typeof address === "object" ? (address?.port ?? 0) : 0;
	const service: PushService = {
		status: 201,
		browser() {
			const path = `/push/${randomBytes(9).toString("base64url")}`;
			const made = newBrowser(`http://127.0.0.1:${port}${path}`);
			browsers.set(path, made);
			return made.browser;
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
	return service;
}
