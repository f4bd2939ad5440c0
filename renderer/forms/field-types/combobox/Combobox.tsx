import { type KeyboardEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { skin } from "../../../skin/classes.gen.ts";
import { fieldClasses } from "../../fields/classes.ts";
import { inputProps, steadyInput } from "../../fields/inputs.tsx";
import { usePlainText } from "../../hooks/field-values.ts";
import { useFormSession } from "../../hooks/form-session.ts";
import { type Offer, rememberLabel } from "../../model/choices.ts";
import type { WidgetProps } from "../../model/field.ts";
import { Options } from "./Options.tsx";

const comboboxClasses = skin.combobox();

type List<T> = {
	shown: readonly T[];
	onChoose(choice: T): void;
	onClose(): void;
};

/** Whether a list of matches is open, which of them is meant, and what the keys do with it (the APG's combobox). */
function useOpenList<T>({ shown, onChoose, onClose }: List<T>) {
	/** The place of the match that is meant; undefined while the list is closed. */
	const [active, setActive] = useState<number>();
	const open = () => setActive((at) => at ?? 0);
	const close = () => {
		setActive(undefined);
		onClose();
	};
	const choose = (choice: T | undefined) => {
		if (choice === undefined) return;
		onChoose(choice);
		close();
	};
	const move = (by: number) => {
		const count = Math.max(shown.length, 1);
		setActive((at) => (at === undefined ? 0 : (at + by + count) % count));
	};
	const keys = new Map([
		["ArrowDown", () => move(1)],
		["ArrowUp", () => move(-1)],
		["Escape", close],
	]);
	if (active !== undefined) keys.set("Enter", () => choose(shown[active]));
	const onKeyDown = (event: KeyboardEvent) => {
		// While an input method composes, its keys choose among characters, not among matches; Safari tells so by 229 alone.
		const composing = event.nativeEvent.isComposing || event.keyCode === 229;
		const act = keys.get(event.key);
		if (!act || composing) return;
		event.preventDefault();
		act();
	};
	return { active, open, openAnew: () => setActive(0), close, choose, onKeyDown };
}

type Props = {
	field: WidgetProps;
	/** The words of the chosen value; empty without one. */
	chosen: string;
	/** What matches what is typed. */
	offer: Offer;
	typed: string;
	onType(text: string): void;
};

/** How many matches are rendered at most; typing finds the others. Two thousand options would only be scrolled past. */
const SHOWN = 50;

/** The input and its list of matches. The focus stays in the input; aria-activedescendant says which match is meant. */
export function Combobox({ field, chosen, offer, typed, onType }: Props) {
	const { labels } = useFormSession();
	const placeholder = usePlainText()(field.options.placeholder);
	const shown = offer.choices.slice(0, SHOWN);
	const list = useOpenList({
		shown,
		onChoose(choice) {
			rememberLabel(labels, field.options.options, choice);
			field.onChange(choice.value);
		},
		onClose: () => onType(""),
	});
	const { active } = list;
	const open = active !== undefined;
	const listId = `${field.id}-list`;
	return (
		<div className={comboboxClasses.root}>
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
				onChange={({ target: { value } }) => {
					list.openAnew();
					onType(value);
					// Whoever deletes the words of a choice that may be left out wants none.
					if (!value && !field.required) field.onChange(undefined);
				}}
				onClick={list.open}
				onKeyDown={list.onKeyDown}
				onBlur={list.close}
			/>
			<Clear field={field} />
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

function Clear({ field: { value, label, required, onChange } }: { field: WidgetProps }) {
	const { t } = useI18n();
	if (value === undefined || required) return null;
	return (
		<button
			type="button"
			className={comboboxClasses.clear}
			aria-label={t("Clear {label}", { label })}
			onClick={() => onChange(undefined)}
		>
			<i className="layui-icon layui-icon-close" aria-hidden="true" />
		</button>
	);
}
