/**
 * A key of 128 random bits, which nobody can guess, in hexadecimal. Unlike `crypto.randomUUID` it can also be had on a
 * page without a secure context, such as a portal that is tried on a phone in one's own network.
 */
export const randomKey = (): string =>
	Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
