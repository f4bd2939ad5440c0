/** Plain rjsf, as its documentation starts one. */
import Form from "@rjsf/core";
import validator from "@rjsf/validator-ajv8";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { givenAt } from "../given-form.ts";

function App() {
	const [{ schema, start }] = useState(() => givenAt(location.search));
	const [data, setData] = useState(start);
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
