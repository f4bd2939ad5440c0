import { Alert } from "@chakra-ui/react/alert";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Textarea } from "@chakra-ui/react/textarea";
import { useState } from "react";
import { Link } from "react-router-dom";
import { printDocument } from "../../../schemas/edits/print-document.ts";
import { objectIn } from "../../../schemas/edits/read-text.ts";
import type { ImportNote } from "../../../schemas/import/importing.ts";
import { useDocuments, useDraftState, useMake } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { importInWorker } from "./import-messages.ts";

const isName = (name: string) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);

type Made = { path: string; notes: readonly ImportNote[] };

/** Makes a form of the schema and uiSchema of rjsf. */
export function ImportForm() {
	const { t } = useStudioI18n();
	const make = useMake();
	const draft = useDraftState("id");
	const documents = useDocuments();
	const [schema, setSchema] = useState("");
	const [uiSchema, setUiSchema] = useState("");
	const [name, setName] = useState("");
	const [isTried, setTried] = useState(false);
	const [made, setMade] = useState<Made>();
	const path = `forms/${name}.json`;
	const wrong = {
		schema: objectIn(schema) === undefined,
		uiSchema: uiSchema.trim() !== "" && objectIn(uiSchema) === undefined,
		name: !isName(name) || documents[path] !== undefined,
	};
	const start = async () => {
		setTried(true);
		if (wrong.schema || wrong.uiSchema || wrong.name) return;
		const given = { schema: objectIn(schema), uiSchema: objectIn(uiSchema) ?? {}, options: { id: name } };
		const { document, notes } = await importInWorker(given);
		const isMade = make({ verb: "replace-document", path, at: "", value: printDocument(document) });
		if (!isMade) return;
		setMade({ path, notes });
		setTried(false);
	};
	return (
		<Stack as="section" gap="4" aria-labelledby="import-form">
			<Heading as="h2" size="lg" id="import-form">
				{t("A form from react-jsonschema-form")}
			</Heading>
			<Field.Root invalid={isTried && wrong.name} required>
				<Field.Label>{t("Name of the form, as addresses have it")}</Field.Label>
				<Input bg="bg.panel" value={name} onChange={(event) => setName(event.target.value)} />
				<Field.ErrorText>{t("Lower-case letters, digits and hyphens, and no form's name yet.")}</Field.ErrorText>
			</Field.Root>
			<Field.Root invalid={isTried && wrong.schema} required>
				<Field.Label>{t("JSON Schema")}</Field.Label>
				<Textarea
					bg="bg.panel"
					fontFamily="mono"
					rows={6}
					value={schema}
					onChange={(event) => setSchema(event.target.value)}
				/>
				<Field.ErrorText>{t("Expected a JSON object.")}</Field.ErrorText>
			</Field.Root>
			<Field.Root invalid={isTried && wrong.uiSchema}>
				<Field.Label>{t("uiSchema, where there is one")}</Field.Label>
				<Textarea
					bg="bg.panel"
					fontFamily="mono"
					rows={4}
					value={uiSchema}
					onChange={(event) => setUiSchema(event.target.value)}
				/>
				<Field.ErrorText>{t("Expected a JSON object.")}</Field.ErrorText>
			</Field.Root>
			<Button alignSelf="flex-start" onClick={() => void start()}>
				{t("Make a form of it")}
			</Button>
			{made && (
				<Alert.Root status={made.notes.length > 0 ? "warning" : "success"}>
					<Alert.Indicator />
					<Alert.Content gap="2">
						<ChakraLink asChild>
							<Link to={`/admin/studio/${draft}/document/${made.path}`}>{t("The form was added. Open it.")}</Link>
						</ChakraLink>
						{made.notes.map(({ kind, pointer, message }) => (
							<Text key={`${kind} ${pointer} ${message}`}>
								<b>{kind === "review" ? t("to review") : t("left out")}</b> <code>{pointer}</code>{" "}
								<span lang="en">{message}</span>
							</Text>
						))}
					</Alert.Content>
				</Alert.Root>
			)}
		</Stack>
	);
}
