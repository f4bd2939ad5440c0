/** One value of a figure, named as /metrics names it. */
export type ShownFigure = { name: string; labels: Readonly<Record<string, string>>; value: number };

/** What a server says of itself to those who operate it. */
export type OperationReport = {
	server: string;
	started_at: string;
	node: string;
	release: string | null;
	/** Since the server started; seconds within which half of all, and nineteen of twenty, were responded to. */
	requests: { count: number; failed: number; half_within: number | null; most_within: number | null };
	figures: readonly ShownFigure[];
	alarms: readonly (ShownFigure & { alarm: string })[];
};
