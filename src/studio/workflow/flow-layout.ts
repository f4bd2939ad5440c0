/** A thing of a picture and an arrow between two. */
export type FlowEdge = { from: string; to: string; label: string };

/** A thing with its place: columns go to the right, rows down. */
export type FlowPlace = { id: string; column: number; row: number };

/**
 * Places things in columns by how many arrows lead to them from those where nothing leads to; arrows back count for nothing.
 * Within a column they keep their order.
 */
export function flowPlaces(ids: readonly string[], edges: readonly FlowEdge[], starts: readonly string[]): FlowPlace[] {
	const columns = new Map<string, number>();
	const reached = ids.filter((id) => starts.includes(id) || !edges.some(({ to, from }) => to === id && from !== id));
	let front = reached.length > 0 ? reached : ids.slice(0, 1);
	for (let column = 0; front.length > 0; column++) {
		for (const id of front) columns.set(id, column);
		front = ids.filter((id) => !columns.has(id) && edges.some(({ from, to }) => to === id && front.includes(from)));
	}
	const last = Math.max(0, ...columns.values());
	const rows = new Map<number, number>();
	return ids.map((id) => {
		const column = columns.get(id) ?? last + 1;
		const row = rows.get(column) ?? 0;
		rows.set(column, row + 1);
		return { id, column, row };
	});
}
