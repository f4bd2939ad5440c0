/** Works something out once for all who ask the same while it is being worked out. */
export function shareRunning<Q, T>(
	work: (question: Q) => Promise<T>,
	keyOf: (question: Q) => string = JSON.stringify,
): (question: Q) => Promise<T> {
	const running = new Map<string, Promise<T>>();
	return (question) => {
		const key = keyOf(question);
		const started = running.get(key) ?? work(question).finally(() => running.delete(key));
		running.set(key, started);
		return started;
	};
}
