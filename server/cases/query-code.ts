import { createHmac } from "node:crypto";
import { macOf, sameMac } from "../login/code.ts";

/** Without what is mistaken for something else: 0 and O, 1, I and L. */
const SYMBOLS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 10;

/**
 * The code that, with its number, finds a case filed without an account: ten symbols, 49 bits. Made from the case's id
 * and the server's secret, so that a retry of the filing is told the same; nobody else can make it.
 */
export function queryCodeOf(secret: Buffer, messageId: string): string {
	let rest = BigInt(`0x${createHmac("sha256", secret).update(`query-code:${messageId}`).digest("hex")}`);
	let code = "";
	while (code.length < LENGTH) {
		code += SYMBOLS.charAt(Number(rest % BigInt(SYMBOLS.length)));
		rest /= BigInt(SYMBOLS.length);
	}
	return code;
}

const purpose = (messageId: string) => `case:${messageId}`;

/** What is stored of a case's code. */
export const queryCodeMac = (secret: Buffer, messageId: string): Buffer =>
	macOf(secret, purpose(messageId), queryCodeOf(secret, messageId));

/** Whether somebody knows a case's code; spaces, dashes, small and wide letters are forgiven. */
export function isQueryCode(secret: Buffer, { id, mac }: { id: string; mac: Buffer }, code: string): boolean {
	const plain = code
		.normalize("NFKC")
		.replaceAll(/[^\dA-Z]/gi, "")
		.toUpperCase();
	return sameMac(mac, macOf(secret, purpose(id), plain));
}
