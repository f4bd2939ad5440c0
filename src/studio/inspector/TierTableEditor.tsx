import { Button } from "@chakra-ui/react/button";
import { Grid } from "@chakra-ui/react/grid";
import { Stack } from "@chakra-ui/react/stack";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import type { NumberSource, TierTable } from "../form/calculation-model.ts";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { NumberField } from "./NumberField.tsx";

type TierTableProps = {
	table: TierTable;
	sources: readonly NumberSource[];
	/** Is told what becomes of the table as it is at that moment. */
	onChange(change: (now: TierTable) => TierTable): void;
};

/** A table of fees, by another number: up to so much, so much; one row may be for all that is left. */
export function TierTableEditor({ table, sources, onChange }: TierTableProps) {
	const { t } = useStudioI18n();
	const { of, rows } = table;
	const put = (index: number, change: Partial<TierTable["rows"][number]>) =>
		onChange((now) => ({ ...now, rows: now.rows.map((row, at) => (at === index ? { ...row, ...change } : row)) }));
	return (
		<Stack gap="3">
			<Choose
				label={t("By which number")}
				value={of}
				options={sources.map(({ pointer, label }) => ({ value: pointer, label }))}
				onChoose={(pointer) => onChange((now) => ({ ...now, of: pointer }))}
			/>
			<Stack as="ol" gap="2">
				{rows.map((row, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a row has no name but its place; its limit may become another
					<Grid as="li" key={index} templateColumns="1fr 1fr auto" gap="2" alignItems="end">
						<NumberField
							label={t("Up to")}
							value={row.upTo ?? ""}
							placeholder={t("all that is left")}
							isOptional
							onNumber={(number) => put(index, { upTo: number ?? null })}
						/>
						<NumberField
							label={t("it is")}
							value={row.value}
							onNumber={(number) => number !== undefined && put(index, { value: number })}
						/>
						<Button
							size="sm"
							variant="ghost"
							px="1"
							disabled={rows.length === 1}
							aria-label={t("Remove row {number}", { number: index + 1 })}
							onClick={() => onChange((now) => ({ ...now, rows: now.rows.toSpliced(index, 1) }))}
						>
							<Icon icon={ACTS.remove.icon} />
						</Button>
					</Grid>
				))}
			</Stack>
			<Button size="sm" variant="outline" alignSelf="flex-start" onClick={() => onChange(withOneMore)}>
				<Icon icon={ACTS.add.icon} />
				{t("Add a row")}
			</Button>
		</Stack>
	);
}

/** The table with a row more, with the amount of its last one. */
const withOneMore = ({ of, rows }: TierTable): TierTable => ({
	of,
	rows: [...rows, { upTo: nextLimit(rows), value: rows.at(-1)?.value ?? 0 }],
});

/** A limit above all that are there. */
const nextLimit = (rows: TierTable["rows"]): number => Math.max(0, ...rows.map(({ upTo }) => upTo ?? 0)) + 100;
