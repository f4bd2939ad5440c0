/** What a careful engineer writes without a form library: one state object, controlled inputs, checks at submit and on blur. */
import { type FormEvent, StrictMode, useCallback, useState } from "react";
import { createRoot } from "react-dom/client";
import { requestedAt } from "../form-of.ts";
import { structureIn } from "../structure-of.ts";
import { type Change, problemOf, Row, type Value } from "./handwritten-row.tsx";
import { StructuredFields, structuredFields } from "./handwritten-structured.tsx";

function App() {
	const [{ fields, choices, structure }] = useState(() => {
		const structure = structureIn(location.search);
		const requested = requestedAt(location.search);
		return { ...requested, structure, fields: structure ? structuredFields(structure) : requested.fields };
	});
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
			{structure ? (
				<StructuredFields structure={structure} form={{ values, problems, change, check }} />
			) : (
				fields.map((field) => (
					<Row
						key={field.name}
						field={field}
						value={values[field.name]}
						choices={choices}
						problem={problems[field.name]}
						change={change}
						check={check}
					/>
				))
			)}
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
