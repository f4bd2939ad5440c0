/** What a careful engineer writes without a form library: one state object, controlled inputs, checks at submit and on blur. */
import { type FormEvent, memo, StrictMode, useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import { type BenchField, requestedAt } from "../form-of.ts";

type Value = string | boolean;
type Change = (name: string, value: Value) => void;

function problemOf(field: BenchField, value: Value | undefined): string | undefined {
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

const Row = memo(function Row({
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

function App() {
	const [{ fields, choices }] = useState(() => requestedAt(location.search));
	const [values, setValues] = useState<Record<string, Value>>({});
	const [problems, setProblems] = useState<Record<string, string | undefined>>({});
	const change = useCallback<Change>((name, value) => setValues((before) => ({ ...before, [name]: value })), []);
	const check = (name: string) => {
		const field = fields.find((one) => one.name === name);
		if (field) setProblems((before) => ({ ...before, [name]: problemOf(field, values[name]) }));
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		setProblems(Object.fromEntries(fields.map((field) => [field.name, problemOf(field, values[field.name])])));
	};
	return (
		<form noValidate onSubmit={submit}>
			{fields.map((field) => (
				<Row
					key={field.name}
					field={field}
					value={values[field.name]}
					choices={choices}
					problem={problems[field.name]}
					change={change}
					check={check}
				/>
			))}
			<button type="submit">Send</button>
		</form>
	);
}

const root = document.getElementById("root");
if (root) {
	createRoot(root).render(
		<StrictMode>
			<App />
		</StrictMode>,
	);
}
