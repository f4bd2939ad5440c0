import { type KeyboardEvent, useState } from "react";
import { useI18n } from "../../../i18n/i18n-context.ts";
import { type Offered, rememberLabel } from "../../choices/offered.ts";
import { fieldClasses, widgetClasses } from "../../classes.ts";
import { usePlainText } from "../../fields/use-plain-text.ts";
import { inputProps } from "../../inputs/input-props.ts";
import { steadyInput } from "../../inputs/steady-input.ts";
import { useFormSession } from "../../state/form-session.ts";
import { useAnswer, usePutAnswer } from "../../state/use-answer.ts";
import type { WidgetProps } from "../widget.ts";
import { Options } from "./Options.tsx";

type Props = {
	field: WidgetProps;
	/** The words of the chosen value; empty without one. */
	chosen: string;
	shown: readonly Offered[];
	loading: boolean;
	typed: string;
	onType(text: string): void;
};

/** The input and its list of matches. The focus stays in the input; aria-activedescendant says which match is meant. */
export function Combobox({ field, chosen, shown, loading, typed, onType }: Props) {
	const { t } = useI18n();
	const [open, setOpen] = useState(false);
	const [active, setActive] = useState(0);
	const value = useAnswer(field.pointer);
	const put = usePutAnswer(field.pointer, field.path);
	const { labels } = useFormSession();
	const placeholder = usePlainText()(field.options.placeholder);
	const listId = `${field.id}-list`;
	const close = () => {
		setOpen(false);
		onType("");
	};
	const choose = (choice: Offered | undefined) => {
		if (!choice) return;
		rememberLabel(labels, field.options.options, choice);
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
