/** Counts the turns of this thread's event loop until it is asked; a thread that does the work itself takes next to none. */
export function countTurns(): () => number {
	let turns = 0;
	let pending = setImmediate(function turn() {
		turns += 1;
		pending = setImmediate(turn);
	});
	return () => {
		clearImmediate(pending);
		return turns;
	};
}
