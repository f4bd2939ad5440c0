import { createHmac } from "node:crypto";

/** What is stored of who requests a number's codes: a MAC over number and network, different for each number. */
export const loginPlaceOf = (secret: Buffer, mobile: string, network: string): Buffer =>
	createHmac("sha256", secret).update(`place:${mobile}:${network}`).digest();
