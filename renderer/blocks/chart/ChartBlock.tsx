import type { BlockComponent } from "../../block.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useScope } from "../../scope/scope.ts";
import { useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { isPending } from "../../view-parts/entries/pending.ts";
import { SkeletonText } from "../../view-parts/skeleton/Skeleton.tsx";
import { BarChart } from "./BarChart.tsx";
import { LineChart } from "./LineChart.tsx";
import { type ChartSeries, chartSeries } from "./series.ts";

function DataTable({ series, title, valueLabel }: { series: ChartSeries; title: string; valueLabel: string }) {
	const { t } = useI18n();
	const classes = skin.chart();
	return (
		<details className={classes.details}>
			<summary className={classes.summary}>{t("Show the numbers as a table")}</summary>
			<table className={classes.table}>
				<caption className={skin.visuallyHidden()}>{title}</caption>
				<thead>
					<tr>
						<th scope="col">{t("Label")}</th>
						<th scope="col">{valueLabel}</th>
					</tr>
				</thead>
				<tbody>
					{series.points.map(({ key, label, text }) => (
						<tr key={key}>
							<th scope="row">{label}</th>
							<td>{text}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}

/** A small chart of a list's values; the same values stand in a table behind it. */
export const ChartBlock: BlockComponent<"chart"> = ({ block }) => {
	const here = useResolver(block);
	const { t, format } = useI18n();
	const classes = skin.chart();
	const series = chartSeries(block, here, (value) => format(value, "number"));
	const title = here.text(block.title);
	const Drawing = block.chart === "bar" ? BarChart : LineChart;
	const pending = isPending(block.list, useScope(block.list));
	const rendered = series.points.length > 0;
	return (
		<figure id={block.id} className={classes.root}>
			<figcaption className={classes.title}>{title}</figcaption>
			{pending ? <SkeletonText lines={6} /> : null}
			{rendered ? <Drawing series={series} title={title} /> : null}
			{rendered || pending ? null : <p>{t("There are no numbers yet")}</p>}
			{rendered ? <DataTable series={series} title={title} valueLabel={here.text(block.value_label)} /> : null}
		</figure>
	);
};
