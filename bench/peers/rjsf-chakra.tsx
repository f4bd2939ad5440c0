/** rjsf with its own Chakra theme. */
import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import Form from "@rjsf/chakra-ui";
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
		<ChakraProvider value={defaultSystem}>
			<Form
				schema={schema}
				formData={data}
				validator={validator}
				onChange={(event) => setData(event.formData)}
				showErrorList={false}
				noHtml5Validate
			/>
		</ChakraProvider>
	);
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
