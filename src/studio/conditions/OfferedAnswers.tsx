import { useMemo } from "react";
import { useCaller } from "../../../adapters/index.ts";
import { PortsProvider, useRead } from "../../../renderer/index.ts";
import { asArray } from "../../../schemas/json/json.ts";
import { valueAt } from "../../../schemas/json/pointer.ts";
import { canvasPorts } from "../canvas/read-only-ports.ts";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import type { OfferedList } from "./offered-list.ts";

type OfferedAnswersProps = { list: OfferedList; value: string; onChoose(value: string): void };

/** So many are offered, where the list can be asked for a number of them: the most that operations give at once. */
const MOST = 50;

function Answers({ list, value, onChoose }: OfferedAnswersProps) {
	const { t } = useStudioI18n();
	const query = useMemo(() => ({ ...list.query, ...("limit" in list.query && { limit: MOST }) }), [list]);
	const { data } = useRead(list.operation, query);
	const options = asArray(valueAt(data, list.list)).map((entry) => ({
		value: String(valueAt(entry, list.value)),
		label: String(valueAt(entry, list.label)),
	}));
	const isListed = options.some((one) => one.value === value);
	// What was chosen and is gone from the list stays until somebody chooses another.
	const own = isListed ? [] : [{ value, label: value || t("Choose …") }];
	return <Choose size="sm" label={t("Answer")} value={value} options={[...own, ...options]} onChoose={onChoose} />;
}

/** Chooses among the content that a list of the portal has, such as its projects, by what it is called. */
export default function OfferedAnswers(props: OfferedAnswersProps) {
	const { locale } = useStudioI18n();
	const caller = useCaller();
	const ports = useMemo(() => canvasPorts(caller, locale), [caller, locale]);
	return (
		<PortsProvider value={ports}>
			<Answers {...props} />
		</PortsProvider>
	);
}
