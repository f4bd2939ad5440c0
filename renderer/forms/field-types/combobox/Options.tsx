import { type MouseEvent, useEffect, useRef } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { widgetClasses } from "../../fields/classes.ts";
import { type Offer, type Offered, WAITING } from "../../model/choices.ts";

const comboboxClasses = skin.combobox();

/** Said where there are more matches than are shown. */
const FURTHER = "These are the first. Type more to find others.";

type Props = {
	id: string;
	label: string;
	/** The place of the match that is meant; undefined while the list is closed. */
	active: number | undefined;
	/** The matches that are shown. */
	offer: Offer;
	onChoose(choice: Offered): void;
};

/** A press in the list, on its scroll bar too, must not take the focus out of the input, which would close it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The matches. */
export function Options({ id, label, active, offer, onChoose }: Props) {
	const { t } = useI18n();
	const open = active !== undefined;
	const { choices } = offer;
	const none = choices.length === 0;
	const panel = useRef<HTMLDivElement>(null);
	// An input low in the window has its list beyond the edge.
	useEffect(() => {
		if (open && !none) panel.current?.scrollIntoView?.({ block: "nearest" });
	}, [open, none]);
	useEffect(() => {
		if (active !== undefined) document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: "nearest" });
	}, [id, active]);
	return (
		<>
			<div ref={panel} className={comboboxClasses.options} hidden={!open || none}>
				<div className={comboboxClasses.matches} id={id} role="listbox" aria-label={label} onMouseDown={keepFocus}>
					{open &&
						choices.map((choice, index) => (
							<Option
								key={JSON.stringify(choice.value)}
								id={`${id}-${index}`}
								choice={choice}
								active={index === active}
								onChoose={onChoose}
							/>
						))}
				</div>
				{offer.more && (
					<div className={comboboxClasses.furtherMatches} aria-hidden="true">
						{t(FURTHER)}
					</div>
				)}
			</div>
			{/* Below a list that is open it could not be seen, only heard. */}
			<span className={none ? widgetClasses.note : skin.visuallyHidden()} role="status">
				{open && <OfferStatus offer={offer} />}
			</span>
		</>
	);
}

type OptionProps = { id: string; choice: Offered; active: boolean; onChoose(choice: Offered): void };

const Option = ({ id, choice, active, onChoose }: OptionProps) => (
	<div
		id={id}
		className={comboboxClasses.option}
		role="option"
		tabIndex={-1}
		aria-selected={active}
		onMouseDown={() => onChoose(choice)}
	>
		{choice.label}
		{choice.hint && <span className={widgetClasses.fileNote}>{choice.hint}</span>}
	</div>
);

/** What there is to know of the list as it stands. */
function OfferStatus({ offer: { choices, more, waiting, loading, failed } }: { offer: Offer }) {
	const { t } = useI18n();
	if (failed) return null;
	if (waiting) return t(WAITING);
	if (loading) return t("Loading…");
	if (choices.length === 0) return t("Nothing found");
	return more && t(FURTHER);
}
