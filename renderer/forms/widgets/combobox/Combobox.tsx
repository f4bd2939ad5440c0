import { useI18n } from "../../../i18n/i18n-context.ts";
import { type Offer, rememberLabel } from "../../choices/offered.ts";
import { fieldClasses, widgetClasses } from "../../classes.ts";
import { usePlainText } from "../../fields/use-plain-text.ts";
import { inputProps } from "../../inputs/input-props.ts";
import { steadyInput } from "../../inputs/steady-input.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useFieldValue, useSetFieldValue } from "../../state/use-field-value.ts";
import type { WidgetProps } from "../widget.ts";
import { Options } from "./Options.tsx";
import { useOpenList } from "./use-open-list.ts";

type Props = {
	field: WidgetProps;
	/** The words of the chosen value; empty without one. */
	chosen: string;
	/** What matches what is typed. */
	offer: Offer;
	typed: string;
	onType(text: string): void;
};

/** So many matches are rendered; typing finds the others. Two thousand options would only be scrolled past. */
const SHOWN = 50;

/** The input and its list of matches. The focus stays in the input; aria-activedescendant says which match is meant. */
export function Combobox({ field, chosen, offer, typed, onType }: Props) {
	const put = useSetFieldValue(field.pointer, field.path);
	const { labels } = useFormSession();
	const placeholder = usePlainText()(field.options.placeholder);
	const shown = offer.choices.slice(0, SHOWN);
	const list = useOpenList({
		shown,
		onChoose(choice) {
			rememberLabel(labels, field.options.options, choice);
			put(choice.value);
		},
		onClose: () => onType(""),
	});
	const { active } = list;
	const open = active !== undefined;
	const listId = `${field.id}-list`;
	return (
		<div className={widgetClasses.combobox}>
			<input
				ref={steadyInput}
				className={fieldClasses.input}
				{...inputProps(field)}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={open}
				aria-controls={listId}
				aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
				autoComplete="off"
				placeholder={placeholder}
				value={open ? typed : chosen}
				onChange={(event) => {
					list.openAnew();
					onType(event.target.value);
				}}
				onClick={list.open}
				onKeyDown={list.onKeyDown}
				onBlur={list.close}
			/>
			<Clear field={field} onClear={() => put(undefined)} />
			<Options
				id={listId}
				label={field.label}
				active={active}
				offer={{ ...offer, choices: shown, more: offer.more || offer.choices.length > shown.length }}
				onChoose={list.choose}
			/>
		</div>
	);
}

function Clear({ field: { pointer, label, required }, onClear }: { field: WidgetProps; onClear(): void }) {
	const { t } = useI18n();
	if (useFieldValue(pointer) === undefined || required) return null;
	return (
		<button type="button" className={widgetClasses.clear} aria-label={t("Clear {label}", { label })} onClick={onClear}>
			<i className="layui-icon layui-icon-close" aria-hidden="true" />
		</button>
	);
}
