import { skin, useI18n } from "../../../../renderer/index.ts";
import type { CaseFigures } from "../../../../schemas/types.gen.ts";
import { useDeskText } from "../../use-desk-text.ts";
import { MEASURES } from "./measures.ts";
import { useMeasureText } from "./use-measure-text.ts";

type Props = { list: readonly CaseFigures[]; title: string; head: string; nameOf(one: CaseFigures): string };

/** All measures of a list. It is wider than a phone, and is moved sideways there, with the arrow keys too. */
export function FigureTable({ list, title, head, nameOf }: Props) {
	const t = useDeskText();
	const { t: words } = useI18n();
	const classes = skin.chart();
	const textOf = useMeasureText();
	return (
		<details className={classes.details}>
			<summary className={classes.summary}>{words("Show the numbers as a table")}</summary>
			<p className="desk-muted">{t("Days: the median / within how many nine of ten were")}</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard (WCAG 2.1.1) */}
			<section className="desk-figure-table" aria-label={title} tabIndex={0}>
				<table className={classes.table}>
					<thead>
						<tr>
							<th scope="col">{head}</th>
							{MEASURES.map(({ id, label }) => (
								<th scope="col" key={id}>
									{t(label)}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{list.map((one) => (
							<tr key={one.name}>
								<th scope="row">{nameOf(one)}</th>
								{MEASURES.map((measure) => (
									<td key={measure.id}>{textOf(one, measure)}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</section>
		</details>
	);
}
