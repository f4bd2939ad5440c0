/** JSON Forms with its vanilla renderers; it validates at each change and shows errors at once. */
import { JsonForms } from "@jsonforms/react";
import { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { givenAt } from "../given-form.ts";

function App() {
	const [{ schema, start }] = useState(() => givenAt(location.search));
	const [data, setData] = useState(start);
	const [mode, setMode] = useState<"ValidateAndHide" | "ValidateAndShow">("ValidateAndHide");
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				setMode("ValidateAndShow");
			}}
		>
			<JsonForms
				schema={schema}
				data={data}
				renderers={vanillaRenderers}
				cells={vanillaCells}
				validationMode={mode}
				onChange={(event) => setData(event.data)}
			/>
			<button type="submit">Send</button>
		</form>
	);
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
