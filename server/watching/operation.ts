import { alarmsIn, type FigureValue } from "./alarms.ts";
import type { Watching } from "./watching.ts";

/** Requests since the server started, and the seconds within which so many of them were responded to. */
export type RequestFigures = { count: number; failed: number; half_within: number | null; most_within: number | null };

const bucketOf = ({ labels }: FigureValue): number =>
	labels.le === "+Inf" ? Number.POSITIVE_INFINITY : Number(labels.le);

/** The bound of the first bucket that holds such a part of all; null where there were none, or it is beyond the last. */
function boundOf(buckets: readonly FigureValue[], part: number): number | null {
	const counts = new Map<number, number>();
	for (const bucket of buckets) counts.set(bucketOf(bucket), (counts.get(bucketOf(bucket)) ?? 0) + bucket.value);
	const all = counts.get(Number.POSITIVE_INFINITY) ?? 0;
	const bounds = [...counts.keys()].sort((a, b) => a - b);
	const found = all === 0 ? undefined : bounds.find((bound) => (counts.get(bound) ?? 0) >= part * all);
	return found === undefined || found === Number.POSITIVE_INFINITY ? null : found;
}

/** Sums requests up over their routes. */
export function requestFigures(values: readonly FigureValue[]): RequestFigures {
	const of = (name: string) => values.filter((value) => value.name === `portico_request_seconds_${name}`);
	const sum = (counted: readonly FigureValue[]) => counted.reduce((total, { value }) => total + value, 0);
	const failed = of("count").filter(({ labels }) => String(labels.status) === "500");
	return {
		count: sum(of("count")),
		failed: sum(failed),
		half_within: boundOf(of("bucket"), 0.5),
		most_within: boundOf(of("bucket"), 0.95),
	};
}

/** Reads all figures of a server, with the alarming ones. */
export async function readOperation({ registry }: Watching) {
	const metrics = await registry.getMetricsAsJSON();
	const values: FigureValue[] = metrics.flatMap(({ name, values }) =>
		values.map(({ labels, value, ...rest }) => ({
			name: "metricName" in rest ? String(rest.metricName) : name,
			value,
			labels: Object.fromEntries(Object.entries(labels).map(([label, of]) => [label, of ?? ""])),
		})),
	);
	const own = values.filter(({ name }) => !/^portico_(request_seconds|nodejs|process)/.test(name));
	return { requests: requestFigures(values), figures: own, alarms: alarmsIn(values) };
}
