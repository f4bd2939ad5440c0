import { useI18n } from "../../../i18n/i18n-context.ts";
import type { Offered } from "../../choices/offered.ts";
import { widgetClasses } from "../../classes.ts";

type Props = {
	id: string;
	label: string;
	open: boolean;
	loading: boolean;
	choices: readonly Offered[];
	active: number;
	onChoose(choice: Offered): void;
};

/** The matches. A press is taken before the input loses its focus, which closes the list. */
export function Options({ id, label, open, loading, choices, active, onChoose }: Props) {
	const { t } = useI18n();
	const nothing = open && !loading && choices.length === 0;
	return (
		<>
			<div
				className={widgetClasses.options}
				id={id}
				role="listbox"
				aria-label={label}
				hidden={!open || choices.length === 0}
			>
				{open &&
					choices.map((choice, index) => (
						<div
							key={JSON.stringify(choice.value)}
							id={`${id}-${index}`}
							className={widgetClasses.option}
							role="option"
							tabIndex={-1}
							aria-selected={index === active}
							onMouseDown={(event) => {
								event.preventDefault();
								onChoose(choice);
							}}
						>
							{choice.label}
							{choice.hint && <span className={widgetClasses.fileNote}>{choice.hint}</span>}
						</div>
					))}
			</div>
			<span className={widgetClasses.note} role="status">
				{open && loading && t("Loading…")}
				{nothing && t("Nothing found")}
			</span>
		</>
	);
}
