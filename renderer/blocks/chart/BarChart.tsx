import { skin } from "../../skin/classes.gen.ts";
import type { ChartSeries } from "./series.ts";

/** Pixels: a label's line with its bar below, so that long labels fit a phone and text is never scaled. */
const ROW = 48;
const TEXT = 16;
const BAR = { top: 24, height: 12 };

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

/** Bars that lie, one under the other, each with its label and value. `title` says what it shows. */
export function BarChart({ series, title }: { series: ChartSeries; title: string }) {
	const classes = skin.chart();
	return (
		<svg className={classes.drawing} height={series.points.length * ROW} role="img" aria-label={title}>
			{series.points.map(({ key, label, text, fraction }, row) => (
				<g key={key} transform={`translate(0 ${row * ROW})`}>
					<text className={classes.label} x="0" y={TEXT}>
						{label}
					</text>
					<text className={classes.value} x="100%" y={TEXT} textAnchor="end">
						{text}
					</text>
					<rect className={classes.track} x="0" y={BAR.top} width="100%" height={BAR.height} rx="6" />
					<rect className={classes.mark} x="0" y={BAR.top} width={percent(fraction)} height={BAR.height} rx="6" />
				</g>
			))}
		</svg>
	);
}
