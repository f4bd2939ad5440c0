import { type KeyboardEvent, useEffect, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { type Offered, rememberLabel } from "../../choices/offered.ts";
import { fieldClasses, widgetClasses } from "../../classes.ts";
import { usePlainText } from "../../fields/use-plain-text.ts";
import { inputProps } from "../../inputs/input-props.ts";
import { useFormSession } from "../../state/form-session.ts";
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

/** The words of the chosen value: those offered now, those seen when it was chosen, or the value itself. */
function useChosenLabel(pointer: string, value: unknown, all: readonly Offered[]) {
	const { labels } = useFormSession();
	const offered = all.find((choice) => choice.value === value);
	useEffect(() => {
		if (offered || value === undefined) rememberLabel(labels, pointer, offered);
	}, [labels, pointer, offered, value]);
	return value === undefined ? "" : (offered?.label ?? labels.get(pointer) ?? String(value));
}

/** The input and its list of matches. The focus stays in the input; aria-activedescendant says which match is meant. */
export function Combobox({ field, all, shown, loading, typed, onType }: Props) {
	const { t } = useI18n();
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(0);
	const value = useAnswer(field.pointer);
	const put = usePutAnswer(field.pointer, field.path);
	const { labels } = useFormSession();
	const chosen = useChosenLabel(field.pointer, value, all);
	const placeholder = usePlainText()(field.options.placeholder);
	const listId = `${field.id}-list`;
	const close = () => {
		setOpen(false);
		onType("");
	};
	const choose = (choice: Offered | undefined) => {
		if (!choice) return;
		rememberLabel(labels, field.pointer, choice);
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
				value={open ? typed : chosen}
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
