import { useI18n } from "../../i18n/i18n-context.ts";
import { skin } from "../../skin/classes.gen.ts";
import { fieldClasses } from "../classes.ts";
import type { RowChanges } from "./row-changes.ts";

type Props = { id: string; named: string; index: number; last: boolean; removable: boolean; changes: RowChanges };

/** The buttons that move or remove a row; where it is the only one, there is nowhere to move it. */
export function RowActions({ id, named, index, last, removable, changes }: Props) {
	const { t } = useI18n();
	return (
		<div className={fieldClasses.rowActions}>
			{(index > 0 || !last) && (
				<>
					<RowButton
						id={`${id}-up`}
						label={t("Move up")}
						named={named}
						icon="up"
						disabled={index === 0}
						onClick={() => changes.move(index, index - 1)}
					/>
					<RowButton
						id={`${id}-down`}
						label={t("Move down")}
						named={named}
						icon="down"
						disabled={last}
						onClick={() => changes.move(index, index + 1)}
					/>
				</>
			)}
			<RowButton
				id={`${id}-remove`}
				label={t("Remove")}
				named={named}
				icon="delete"
				disabled={!removable}
				onClick={() => changes.remove(index)}
			/>
		</div>
	);
}

type ButtonProps = { id: string; label: string; named: string; icon: string; disabled: boolean; onClick(): void };

/** `aria-disabled` instead of disabled: a button that gets disabled under the finger must keep the focus. */
function RowButton({ id, label, named, icon, disabled, onClick }: ButtonProps) {
	const { t } = useI18n();
	return (
		<button
			type="button"
			id={id}
			className={skin.button({ variant: "ghost", size: "sm" })}
			aria-label={t("{place}: {text}", { place: label, text: named })}
			aria-disabled={disabled}
			onClick={disabled ? undefined : onClick}
		>
			<i className={`layui-icon layui-icon-${icon}`} aria-hidden="true" /> {label}
		</button>
	);
}
