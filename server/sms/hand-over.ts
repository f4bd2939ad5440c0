/** A citizen waits for the code meanwhile. */
export const SMS_TIMEOUT_MS = 5_000;

/** Says of a provider's response whether it has taken the message; the body is read only by whoever needs it. */
export type IsTaken = (response: Response) => Promise<boolean>;

/** Any 2xx. */
export const byStatus: IsTaken = async (response) => {
	await response.body?.cancel();
	return response.ok;
};

/** A message that somebody is to get. */
export type SmsRequest = Pick<RequestInit, "headers" | "body"> & { url: string };

/**
 * POSTs a short message to a provider. Rejects where that refuses, is silent or away. What the other side answers is not
 * repeated in errors: it may quote the number.
 */
export async function handToProvider(
	{ url, headers, body }: SmsRequest,
	isTaken: IsTaken = byStatus,
	timeoutMs = SMS_TIMEOUT_MS,
): Promise<void> {
	const signal = AbortSignal.timeout(timeoutMs);
	const response = await fetch(url, { method: "POST", headers, body, signal }).catch((error: unknown) => {
		const why =
			error instanceof Error && error.name === "TimeoutError" ? "did not respond in time" : "could not be reached";
		throw new Error(`The SMS provider ${why}.`);
	});
	const taken = await isTaken(response).catch(() => false);
	if (!taken) throw new Error(`The SMS provider answered ${response.status}${response.ok ? " with a refusal" : ""}.`);
}
