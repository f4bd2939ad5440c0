import { Button } from "@chakra-ui/react/button";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type EntryActionsProps = {
	/** What the entry is called, for whoever cannot see where the buttons stand. */
	name: string;
	isFirst: boolean;
	isLast: boolean;
	/** Whether it cannot be removed. */
	isFixed: boolean;
	onMove(by: -1 | 1): void;
	onRemove(): void;
};

/** The buttons that move an entry of a list up and down, and remove it. */
export function EntryActions({ name, isFirst, isLast, isFixed, onMove, onRemove }: EntryActionsProps) {
	const { t } = useStudioI18n();
	const acts = [
		{ icon: ACTS.up.icon, label: t("Move “{label}” up", { label: name }), off: isFirst, act: () => onMove(-1) },
		{ icon: ACTS.down.icon, label: t("Move “{label}” down", { label: name }), off: isLast, act: () => onMove(1) },
		{ icon: ACTS.remove.icon, label: t("Remove “{label}”", { label: name }), off: isFixed, act: onRemove },
	];
	return acts.map(({ icon, label, off, act }) => (
		<Button key={icon} size="sm" variant="ghost" px="1" disabled={off} aria-label={label} onClick={act}>
			<Icon icon={icon} />
		</Button>
	));
}
