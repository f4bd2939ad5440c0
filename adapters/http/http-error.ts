/**
 * network: no response · timeout: none within the time · status: an HTTP error without a response in its body · body: not
 * the contract's envelope.
 */
type HttpErrorKind = "network" | "timeout" | "status" | "body";

/** Why a call was rejected (spec §8: network errors are rejected). `status` is 0 when no HTTP response came. */
export class HttpError extends Error {
	readonly kind: HttpErrorKind;
	readonly status: number;

	constructor(kind: HttpErrorKind, message: string, status = 0) {
		super(message);
		this.name = "HttpError";
		this.kind = kind;
		this.status = status;
	}

	/** Whether the same call may succeed a moment later: nothing answered, or a gateway says the server is away. */
	get passing(): boolean {
		return this.kind === "network" || this.kind === "timeout" || [502, 503, 504].includes(this.status);
	}
}
