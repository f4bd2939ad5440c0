import type { SWRConfiguration } from "swr";

/** How a reading hook keeps its response fresh. */
export type Freshness = {
	/** Requests again when the reader comes back to the window; true by default. */
	onFocus?: boolean;
	/** Requests again every so many milliseconds while the page is in view. */
	everyMs?: number;
};

/** First wait after a failure, in milliseconds; each further one is twice as long, up to a minute. */
const FIRST_WAIT = 2000;
const LONGEST_WAIT = 60_000;

/** Milliseconds to wait after the given number of failures, half of it at random. */
function waitAfter(failures: number): number {
	const wait = Math.min(FIRST_WAIT * 2 ** (failures - 1), LONGEST_WAIT);
	return wait / 2 + Math.random() * (wait / 2);
}

/**
 * SWR's options for an operation. What fails (network, time-out) is requested again with back-off until it comes;
 * an envelope, refused ones too, is a response and so is not requested again.
 */
export function swrPolicy({ onFocus = true, everyMs = 0 }: Freshness) {
	return {
		revalidateOnFocus: onFocus,
		refreshInterval: everyMs,
		onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
			setTimeout(() => revalidate({ retryCount }), waitAfter(retryCount));
		},
	} satisfies SWRConfiguration;
}
