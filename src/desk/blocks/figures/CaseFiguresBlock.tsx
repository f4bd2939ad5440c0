import { useId, useState } from "react";
import { skin, useI18n, useResolver } from "../../../../renderer/index.ts";
import { isDeskFigures } from "../../../../schemas/checks/desk.gen.ts";
import type { CaseFigures, StaffBlockTypes } from "../../../../schemas/types.gen.ts";
import type { DeskText } from "../../desk-texts.ts";
import { useDeskText } from "../../use-desk-text.ts";
import { FigureBars } from "./FigureBars.tsx";
import { FigureTable } from "./FigureTable.tsx";
import { MEASURES, type Measure } from "./measures.ts";

const PARTS = [
	{ of: "by_category", head: "Category", title: "{measure}, by category" },
	{ of: "by_district", head: "District", title: "{measure}, by district" },
	{ of: "by_month", head: "Month", title: "{measure}, by month" },
] as const satisfies readonly { of: string; head: DeskText; title: DeskText }[];

/** Chooses what is drawn. */
function MeasureChoice({ measure, onChoose }: { measure: Measure; onChoose(measure: Measure): void }) {
	const t = useDeskText();
	const id = useId();
	return (
		<p className="desk-figure-choice">
			<label htmlFor={id}>{t("What is drawn")}</label>
			<select
				id={id}
				className={skin.listFilters().control}
				value={measure.id}
				onChange={({ target }) => onChoose(MEASURES.find((one) => one.id === target.value) ?? MEASURES[0])}
			>
				{MEASURES.map((one) => (
					<option key={one.id} value={one.id}>
						{t(one.label)}
					</option>
				))}
			</select>
		</p>
	);
}

/** How long cases took and how they ended, by category, district and month: one measure drawn, all of them in tables. */
export function CaseFiguresBlock({ block }: { block: StaffBlockTypes["case_figures"] }) {
	const t = useDeskText();
	const { format, t: words } = useI18n();
	const { raw, text } = useResolver();
	const [measure, setMeasure] = useState<Measure>(MEASURES[0]);
	const classes = skin.chart();
	const figures = raw(block.figures);
	if (!isDeskFigures(figures)) return null;
	return (
		<div id={block.id}>
			<MeasureChoice measure={measure} onChoose={setMeasure} />
			{measure.nine && (
				<p className="desk-muted">{t("Dark: the median. Light: within how many days nine of ten were.")}</p>
			)}
			<div className="desk-figures">
				{PARTS.map(({ of, head, title }) => {
					const nameOf = (one: CaseFigures) => (of === "by_month" ? format(one.name, "month") : text(one.name));
					const shown = { list: figures[of], nameOf, title: t(title, { measure: t(measure.label) }) };
					return (
						<figure key={of} className={classes.root}>
							<figcaption className={classes.title}>{shown.title}</figcaption>
							{shown.list.length === 0 && <p className="desk-muted">{words("There are no numbers yet")}</p>}
							{shown.list.length > 0 && <FigureBars {...shown} measure={measure} />}
							{shown.list.length > 0 && <FigureTable {...shown} head={t(head)} />}
						</figure>
					);
				})}
			</div>
		</div>
	);
}
