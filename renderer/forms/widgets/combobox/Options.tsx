import { useEffect } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { type Offer, type Offered, WAITING } from "../../choices/offered.ts";
import { widgetClasses } from "../../classes.ts";

type Props = {
	id: string;
	label: string;
	/** The place of the match that is meant; undefined while the list is closed. */
	active: number | undefined;
	/** The matches that are shown. */
	offer: Offer;
	onChoose(choice: Offered): void;
};

/** The matches. A press is taken before the input loses its focus, which closes the list. */
export function Options({ id, label, active, offer, onChoose }: Props) {
	const open = active !== undefined;
	const { choices } = offer;
	useEffect(() => {
		if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: "nearest" });
	}, [id, active]);
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
				{open && <Said offer={offer} />}
			</span>
		</>
	);
}

/** What there is to know of the list as it stands. */
function Said({ offer: { choices, more, waiting, loading, failed } }: { offer: Offer }) {
	const { t } = useI18n();
	if (failed) return null;
	if (waiting) return t(WAITING);
	if (loading) return t("Loading…");
	if (choices.length === 0) return t("Nothing found");
	return more && t("These are the first. Type more to find others.");
}
