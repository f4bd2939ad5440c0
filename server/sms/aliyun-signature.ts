import { createHash, createHmac } from "node:crypto";

/** A key pair of Alibaba Cloud's access management. */
export type AliyunKey = { id: string; secret: string };

/** A call in the RPC style: its parameters stand in the query, its body is empty. */
export type AliyunCall = {
	host: string;
	action: string;
	version: string;
	parameters: Readonly<Record<string, string>>;
	/** To the second, in UTC. */
	date: string;
	nonce: string;
};

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** RFC 3986: stricter than what encodeURIComponent leaves as it is. */
const encoded = (text: string) =>
	encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The parameters as they are signed and sent. */
export const aliyunQuery = (parameters: AliyunCall["parameters"]): string =>
	Object.entries(parameters)
		.map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
		.sort()
		.join("&");

/** The headers of a POST of a call, signed by ACS3-HMAC-SHA256 (Alibaba Cloud, "V3 request structure and signature"). */
export function aliyunHeaders(call: AliyunCall, key: AliyunKey): Record<string, string> {
	const headers = {
		host: call.host,
		"x-acs-action": call.action,
		"x-acs-content-sha256": sha256(""),
		"x-acs-date": call.date,
		"x-acs-signature-nonce": call.nonce,
		"x-acs-version": call.version,
	};
	const names = Object.keys(headers).join(";");
	const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
	const canonical = ["POST", "/", aliyunQuery(call.parameters), lines.join(""), names, sha256("")].join("\n");
	const toSign = `ACS3-HMAC-SHA256\n${sha256(canonical)}`;
	const signature = createHmac("sha256", key.secret).update(toSign).digest("hex");
	const authorization = `ACS3-HMAC-SHA256 Credential=${key.id},SignedHeaders=${names},Signature=${signature}`;
	return { ...headers, authorization };
}
