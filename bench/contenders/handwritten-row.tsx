/** One row of the hand-written form: label, input, what is wrong. */
import { memo } from "react";
import type { BenchField } from "../form-of.ts";

export type Value = string | boolean;
export type Change = (name: string, value: Value) => void;

/** What is wrong with a value; undefined where nothing is. */
export function problemOf(field: BenchField, value: Value | undefined): string | undefined {
	if (field.required && (value === undefined || value === "" || value === false)) return `${field.title} is required`;
	if (value === undefined || value === "") return undefined;
	if (field.kind === "text" && String(value).length < 2) return `${field.title} needs at least 2 characters`;
	if (field.kind === "number" && !(Number(value) >= 0 && Number(value) <= 1000))
		return `${field.title} must be from 0 to 1000`;
	return undefined;
}

type ControlProps = {
	field: BenchField;
	value: Value | undefined;
	choices: readonly string[];
	invalid: boolean;
	change: Change;
	check(name: string): void;
};

function Control({ field, value, choices, invalid, change, check }: ControlProps) {
	const shared = {
		id: field.name,
		"aria-invalid": invalid,
		"aria-describedby": `${field.name}-error`,
		onBlur: () => check(field.name),
	};
	if (field.kind === "checkbox") {
		return (
			<input
				{...shared}
				type="checkbox"
				checked={value === true}
				onChange={(event) => change(field.name, event.target.checked)}
			/>
		);
	}
	if (field.kind === "select") {
		return (
			<select {...shared} value={String(value ?? "")} onChange={(event) => change(field.name, event.target.value)}>
				<option value="" />
				{choices.map((choice) => (
					<option key={choice}>{choice}</option>
				))}
			</select>
		);
	}
	const type = field.kind === "number" ? "number" : "text";
	return (
		<input
			{...shared}
			type={type}
			value={String(value ?? "")}
			onChange={(event) => change(field.name, event.target.value)}
		/>
	);
}

export const Row = memo(function Row({
	problem,
	...control
}: Omit<ControlProps, "invalid"> & { problem: string | undefined }) {
	return (
		<div className="row">
			<label htmlFor={control.field.name}>
				{control.field.title}
				{control.field.required ? " (required)" : ""}
			</label>
			<Control {...control} invalid={problem !== undefined} />
			{problem ? (
				<p id={`${control.field.name}-error`} className="error">
					{problem}
				</p>
			) : null}
		</div>
	);
});

/** What rows are drawn from. */
export type FormState = {
	values: Readonly<Record<string, Value>>;
	problems: Readonly<Record<string, string | undefined>>;
	change: Change;
	check(name: string): void;
};
