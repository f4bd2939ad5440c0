/** rjsf with its own Chakra theme. */
import { ChakraProvider, defaultSystem } from "@chakra-ui/react";
import Form from "@rjsf/chakra-ui";
import validator from "@rjsf/validator-ajv8";
import { useState } from "react";
import { createRoot } from "react-dom/client";
import { givenAt } from "../given-form.ts";

function App() {
	const [{ schema, start }] = useState(() => givenAt(location.search));
	const [data, setData] = useState(start);
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
