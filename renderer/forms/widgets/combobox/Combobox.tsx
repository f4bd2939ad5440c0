import { type KeyboardEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import type { Offered } from "../../choices/offered.ts";
import { fieldClasses, widgetClasses } from "../../classes.ts";
import { usePlainText } from "../../fields/use-plain-text.ts";
import { inputProps } from "../../inputs/input-props.ts";
import { useAnswer, usePutAnswer } from "../../state/use-answer.ts";
import type { WidgetProps } from "../widget.ts";
import { Options } from "./Options.tsx";

type Props = {
	field: WidgetProps;
	all: readonly Offered[];
	shown: readonly Offered[];
	loading: boolean;
	typed: string;
	onType(text: string): void;
};

/** The words of the chosen value: those seen when it was chosen, those offered now, or the value itself. */
function useChosenLabel(value: unknown, all: readonly Offered[]) {
	const [last, setLast] = useState<Offered>();
	const label = last?.value === value ? last?.label : all.find((choice) => choice.value === value)?.label;
	return { label: value === undefined ? "" : (label ?? String(value)), remember: setLast };
}

/** The input and its list of matches. The focus stays in the input; aria-activedescendant says which match is meant. */
export function Combobox({ field, all, shown, loading, typed, onType }: Props) {
	const { t } = useI18n();
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(0);
	const value = useAnswer(field.pointer);
	const put = usePutAnswer(field.pointer, field.path);
	const chosen = useChosenLabel(value, all);
	const placeholder = usePlainText()(field.options.placeholder);
	const listId = `${field.id}-list`;
	const close = () => {
		setOpen(false);
		onType("");
	};
	const choose = (choice: Offered | undefined) => {
		if (!choice) return;
		chosen.remember(choice);
		put(choice.value);
		close();
	};
	const move = (by: number) => {
		setOpen(true);
		if (open && shown.length > 0) setActive((at) => (at + by + shown.length) % shown.length);
	};
	const keys = new Map([
		["ArrowDown", () => move(1)],
		["ArrowUp", () => move(-1)],
		["Enter", () => choose(open ? shown[active] : undefined)],
		["Escape", close],
	]);
	const onKeyDown = (event: KeyboardEvent) => {
		const act = keys.get(event.key);
		if (!act || (event.key === "Enter" && !open)) return;
		event.preventDefault();
		act();
	};
	return (
		<div className={widgetClasses.combobox}>
			<input
				className={fieldClasses.input}
				{...inputProps(field)}
				role="combobox"
				aria-autocomplete="list"
				aria-expanded={open}
				aria-controls={listId}
				aria-activedescendant={open && shown[active] ? `${listId}-${active}` : undefined}
				autoComplete="off"
				placeholder={placeholder}
				value={open ? typed : chosen.label}
				onChange={(event) => {
					setOpen(true);
					setActive(0);
					onType(event.target.value);
				}}
				onClick={() => setOpen(true)}
				onKeyDown={onKeyDown}
				onBlur={close}
			/>
			{value !== undefined && !field.required && (
				<button
					type="button"
					className={widgetClasses.clear}
					aria-label={t("Clear {label}", { label: field.label })}
					onClick={() => put(undefined)}
				>
					<i className="layui-icon layui-icon-close" aria-hidden="true" />
				</button>
			)}
			<Options
				id={listId}
				label={field.label}
				open={open}
				loading={loading}
				choices={shown}
				active={active}
				onChoose={choose}
			/>
		</div>
	);
}
