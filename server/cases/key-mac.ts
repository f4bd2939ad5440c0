import { macOf } from "../login/code.ts";

/**
 * What is stored of an idempotency key where a case has no name. The key itself stands in its sender's browser: a stored
 * one would lead from that device to the case.
 */
export const keyMac = (secret: Buffer, key: string): string =>
	macOf(secret, "idempotency-key", key).toString("base64url");
