import { createHmac, randomInt, timingSafeEqual } from "node:crypto";

/** Digits of a verification code. */
export const CODE_LENGTH = 6;

/** A new code, each as likely as any other. */
export const newCode = (): string => String(randomInt(10 ** CODE_LENGTH)).padStart(CODE_LENGTH, "0");

/** What is stored of a code: nobody can try all codes without the server's secret. */
export const macOf = (secret: Buffer, mobile: string, code: string): Buffer =>
	createHmac("sha256", secret).update(`${mobile}:${code}`).digest();

/** Whether two MACs are equal, in constant time. */
export const sameMac = (a: Buffer, b: Buffer): boolean => a.length === b.length && timingSafeEqual(a, b);
