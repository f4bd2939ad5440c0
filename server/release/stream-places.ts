/** Streams that this process holds at once. */
export const MAX_STREAMS = 10_000;

/** Gives out places for streams that stay open. */
export type StreamPlaces = {
	/** Takes a place for an address; null where none is left. Returns how to leave it. */
	take(address: string): (() => void) | null;
	/** How many are taken. */
	count(): number;
};

/** Places for streams, so many for each address and so many in all. */
export function createStreamPlaces(byAddress: number, inAll = MAX_STREAMS): StreamPlaces {
	const taken = new Map<string, number>();
	let all = 0;
	function leave(address: string): void {
		const left = (taken.get(address) ?? 0) - 1;
		all -= 1;
		if (left > 0) taken.set(address, left);
		else taken.delete(address);
	}
	return {
		count: () => all,
		take(address) {
			const held = taken.get(address) ?? 0;
			if (held >= byAddress || all >= inAll) return null;
			taken.set(address, held + 1);
			all += 1;
			let isTaken = true;
			return () => {
				if (isTaken) leave(address);
				isTaken = false;
			};
		},
	};
}
