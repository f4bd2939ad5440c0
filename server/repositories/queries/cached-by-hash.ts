/**
 * Reads what stands under a hash once, and has it from memory then: it never changes. Of more than `max` the one that was read
 * first goes. What is not there (null) or could not be read is read again next time.
 */
export function cachedByHash<Source, T>(
	max: number,
	read: (source: Source, hash: string) => Promise<T>,
): (source: Source, hash: string) => Promise<T> {
	const loaded = new Map<string, Promise<T>>();
	return (source, hash) => {
		const known = loaded.get(hash);
		if (known) return known;
		const loading = read(source, hash);
		loaded.set(hash, loading);
		const oldest = loaded.keys().next().value;
		if (loaded.size > max && oldest !== undefined) loaded.delete(oldest);
		loading.then(
			(found) => found === null && loaded.delete(hash),
			() => loaded.delete(hash),
		);
		return loading;
	};
}
