import { Box } from "@chakra-ui/react/box";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { More } from "../frame/More.tsx";
import { RowTable } from "../frame/RowTable.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { useActors } from "./use-actors.ts";
import { useTransitionWords } from "./use-transition-words.ts";
import { stateRows, transitionRows } from "./workflow-model.ts";

/** All transitions as a table: the same as the picture shows, for whoever reads rather than looks. */
export function TransitionTable({ document }: { document: JsonObject }) {
	const { t, portal } = useStudioI18n();
	const actors = useActors();
	const labels = new Map(stateRows(document).map(({ name, label }) => [name, portal(label)]));
	const words = useTransitionWords();
	const labelOf = (name: string) => labels.get(name) ?? name;
	const rows = transitionRows(document).map((row) => ({
		key: String(row.index),
		title: portal(row.label),
		cells: [
			row.from.length > 0 ? row.from.map(labelOf).join(", ") : t("nothing: cases begin here"),
			labelOf(row.to),
			row.by.map((one) => actors.get(one) ?? one).join(", "),
			words.note(row) || null,
			words.form(row) || null,
			words.time(row) || null,
		],
	}));
	const columns = [t("From"), t("To"), t("Who may"), t("Note"), t("Form"), t("Time")];
	return (
		<Box bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
			<More label={t("All transitions as a table")}>
				<RowTable subject={t("Transition")} columns={columns} rows={rows} />
			</More>
		</Box>
	);
}
