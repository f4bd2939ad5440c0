/** Milliseconds that storage is waited for; and after it has let these pass, until it responds again. */
const WAIT_MS = { first: 3000, after: 100 };

let timeoutMs = WAIT_MS.first;

/**
 * What storage returns; nothing where it fails, or does not respond at all, as Safari's may until the browser is started
 * anew: a case that is filed must not wait for its draft to go.
 */
export const quietly = <T>(work: () => Promise<T>): Promise<T | undefined> =>
	new Promise((resolve) => {
		const timer = setTimeout(() => {
			timeoutMs = WAIT_MS.after;
			resolve(undefined);
		}, timeoutMs);
		const settle = (value?: T) => {
			clearTimeout(timer);
			timeoutMs = WAIT_MS.first;
			resolve(value);
		};
		Promise.resolve()
			.then(work)
			.then(settle, () => settle());
	});
