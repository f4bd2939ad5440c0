import { skin } from "../../../../renderer/index.ts";
import type { CaseFigures } from "../../../../schemas/types.gen.ts";
import { type Measure, measured, scaleOf } from "./measures.ts";
import { useMeasureText } from "./use-measure-text.ts";

/** Pixels: a line of words with its bar below, so that long names fit a phone. */
const ROW = 48;
const BAR = { y: 24, height: 12, rx: 6 };

const widthOf = (share: number) => `${(share * 100).toFixed(2)}%`;

type Props = { list: readonly CaseFigures[]; measure: Measure; title: string; nameOf(one: CaseFigures): string };

/** One measure of a list as bars that lie: the median in full colour, and within what nine of ten lie behind it. */
export function FigureBars({ list, measure, title, nameOf }: Props) {
	const classes = skin.chart();
	const textOf = useMeasureText();
	const scale = scaleOf(list, measure);
	return (
		<svg className={classes.drawing} height={list.length * ROW} role="img" aria-label={title}>
			{list.map((one, row) => {
				const { value, nine } = measured(one, measure);
				return (
					<g key={one.name} transform={`translate(0 ${row * ROW})`}>
						<text className={classes.label} x="0" y="16">
							{nameOf(one)}
						</text>
						<text className={classes.value} x="100%" y="16" textAnchor="end">
							{textOf(one, measure)}
						</text>
						<rect className={classes.track} x="0" width="100%" {...BAR} />
						{nine !== null && <rect className="desk-figure-nine" x="0" width={widthOf(nine / scale)} {...BAR} />}
						{value !== null && <rect className={classes.mark} x="0" width={widthOf(value / scale)} {...BAR} />}
					</g>
				);
			})}
		</svg>
	);
}
