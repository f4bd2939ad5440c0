/** Plain rjsf, as its documentation starts one. */
import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { askedFor, schemaOf } from "../form-of.ts";

function App() {
	const [schema] = useState(() => {
		const { fields, choices } = askedFor(location.search);
		return schemaOf(fields, choices);
	});
	const [data, setData] = useState({});
	return (
		<Form
			schema={schema}
			formData={data}
			validator={validator}
			onChange={(event) => setData(event.formData)}
			showErrorList={false}
			noHtml5Validate
		/>
	);
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
