import type { Envelope } from "../../schemas/operation.ts";

/** What is wrong with a request, and where. */
export type FieldError = { pointer: string; message: string };

/** Thrown to answer with another code than 0 (design of the codes: docs/wire-contract.md). */
export class Refusal extends Error {
	readonly code: number;
	readonly data: unknown;

	constructor(code: number, message: string, data: unknown = null) {
		super(message);
		this.code = code;
		this.data = data;
	}

	/** As it goes over the wire. */
	get envelope(): Envelope<unknown> {
		return { code: this.code, msg: this.message, data: this.data };
	}
}

/** 422. */
export const invalid = (...errors: FieldError[]) => new Refusal(422, "Please check what you entered.", { errors });

/** 404. */
export const absent = () => new Refusal(404, "This could not be found.");

/** 429; `seconds` to wait. */
export const tooMany = (seconds: number) => new Refusal(429, "Please wait.", { retry_after: seconds });
