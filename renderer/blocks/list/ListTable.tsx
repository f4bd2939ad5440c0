import { isBinding } from "../../../schemas/rules/texts/resolve-text.ts";
import type { ListView, ViewColumn } from "../../../schemas/types.gen.ts";
import { useI18n } from "../../i18n/i18n-context.ts";
import { useMarkPart } from "../../part-marks.ts";
import { type Resolver, useResolver } from "../../scope/use-resolved.ts";
import { skin } from "../../skin/classes.gen.ts";
import { BoundValue } from "../../view-parts/bound-value/BoundValue.tsx";
import { EntryLink } from "../../view-parts/entries/EntryLink.tsx";
import { entryKey } from "../../view-parts/entries/entry-shapes.ts";
import { EntryMark } from "./EntryMark.tsx";

function CellValue({ column: { value, when }, at }: { column: ViewColumn; at: Resolver }) {
	if (!at.isSatisfied(when)) return null;
	return <BoundValue value={value} at={at} />;
}

/** Dates and numbers stand on one line; the style sheet knows them by this. */
const formatOf = ({ value }: ViewColumn) => (isBinding(value) ? value.format : undefined);

type RowProps = { columns: readonly ViewColumn[]; view: ListView; at: Resolver };

/** From this many columns on, a table is wider than a page at the usual size of text. */
const MANY_COLUMNS = 7;

const classesFor = (columns: readonly ViewColumn[]) => skin.listTable({ dense: columns.length >= MANY_COLUMNS });

/** A row: its first cell names it and carries the link of the whole. */
function Row({ columns, view: { link, card }, at }: RowProps) {
	const [first, ...others] = columns;
	const classes = classesFor(columns);
	return (
		<tr className={classes.row} data-entry="">
			{first ? (
				<th scope="row" className={classes.cell}>
					<EntryMark mark={card.mark} at={at} />
					<EntryLink link={link} at={at} className={classes.link}>
						<CellValue column={first} at={at} />
					</EntryLink>
				</th>
			) : null}
			{others.map((column) => (
				<td key={at.text(column.label)} className={classes.cell} data-format={formatOf(column)}>
					<CellValue column={column} at={at} />
				</td>
			))}
		</tr>
	);
}

/** Columns that say something of at least one entry. */
function shownColumns(view: ListView, rows: readonly Resolver[]): ViewColumn[] {
	return (view.columns ?? []).filter(({ when }) => rows.some((at) => at.isSatisfied(when)));
}

/** Entries as a table, a row each. */
export function ListTable({ view, entries }: { view: ListView; entries: readonly unknown[] }) {
	const here = useResolver(view);
	const { t } = useI18n();
	const mark = useMarkPart();
	const rows = entries.map((item) => here.within({ item }));
	const columns = shownColumns(view, rows);
	const classes = classesFor(columns);
	return (
		<div className={classes.frame}>
			<table className={classes.table}>
				<caption className={skin.visuallyHidden()}>{t("Results")}</caption>
				<thead>
					<tr>
						{columns.map((column) => (
							<th key={here.text(column.label)} scope="col" className={classes.header} {...mark(column)}>
								{here.text(column.label)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map((at, place) => (
						<Row key={entryKey(at.scope.item, place)} columns={columns} view={view} at={at} />
					))}
				</tbody>
			</table>
		</div>
	);
}
