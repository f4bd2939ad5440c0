import { skin } from "../../skin/classes.gen.ts";
import type { ChartSeries } from "./series.ts";

/** Pixels. Only the plot stretches with the screen; text and dots keep their size. */
const HEIGHT = 240;
const TOP = 24;
const BOTTOM = 32;
const PLOT = HEIGHT - TOP - BOTTOM;
/** How many labels fit side by side on a phone. */
const LABELS = 4;

const yOf = (fraction: number) => TOP + PLOT * (1 - fraction);

/** Places across the plot in percent, with room for half a label at either end. */
const placesOf = (count: number) =>
	Array.from({ length: count }, (_, at) => (count === 1 ? 50 : 6 + (88 * at) / (count - 1)));

/** Whether a point carries its label: evenly spread ones do, the first and the last among them. */
function isLabelled(at: number, count: number): boolean {
	const every = Math.max(1, Math.ceil((count - 1) / (LABELS - 1)));
	return at === count - 1 || (at % every === 0 && count - 1 - at >= every);
}

/** A point's label stands under it; the first starts and the last ends with the plot, so that none is cut. */
function LabelBelow({ at, count, place, label }: { at: number; count: number; place?: number; label: string }) {
	const classes = skin.chart();
	const first = at === 0 && count > 1;
	const last = at === count - 1 && count > 1;
	const x = first ? 0 : last ? 100 : place;
	return (
		<text className={classes.label} x={`${x}%`} y={HEIGHT - 8} textAnchor={first ? "start" : last ? "end" : "middle"}>
			{label}
		</text>
	);
}

function Grid({ ticks }: Pick<ChartSeries, "ticks">) {
	const classes = skin.chart();
	return ticks.map(({ text, fraction }) => (
		<g key={fraction}>
			<line className={classes.grid} x1="0" x2="100%" y1={yOf(fraction)} y2={yOf(fraction)} />
			<text className={classes.label} x="0" y={yOf(fraction) - 4}>
				{text}
			</text>
		</g>
	));
}

/** Values along an order, such as months. `title` says what it shows. */
export function LineChart({ series, title }: { series: ChartSeries; title: string }) {
	const classes = skin.chart();
	const { points, ticks } = series;
	const places = placesOf(points.length);
	const path = points.map(({ fraction }, at) => `${places[at]},${100 * (1 - fraction)}`).join(" ");
	return (
		<svg className={classes.drawing} height={HEIGHT} role="img" aria-label={title}>
			<Grid ticks={ticks} />
			<svg y={TOP} width="100%" height={PLOT} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
				<polyline className={classes.line} points={path} vectorEffect="non-scaling-stroke" />
			</svg>
			{points.map(({ key, label, fraction }, at) => (
				<g key={key}>
					<circle className={classes.dot} cx={`${places[at]}%`} cy={yOf(fraction)} r="4" />
					{isLabelled(at, points.length) ? (
						<LabelBelow at={at} count={points.length} place={places[at]} label={label} />
					) : null}
				</g>
			))}
		</svg>
	);
}
