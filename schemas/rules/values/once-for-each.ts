/**
 * Makes a function of something that is never changed in place one that works once for each such object: what it gave is kept
 * for as long as the object is.
 */
export function onceForEach<K extends object, V extends NonNullable<unknown>>(work: (of: K) => V): (of: K) => V {
	const known = new WeakMap<K, V>();
	return (of) => {
		const result = known.get(of) ?? work(of);
		known.set(of, result);
		return result;
	};
}
