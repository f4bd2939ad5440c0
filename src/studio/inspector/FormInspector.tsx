import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt } from "../form/form-edits.ts";
import { fieldsOf } from "../form/form-model.ts";
import { Section } from "../frame/Section.tsx";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { DocumentUsedIn } from "../references/UsedIn.tsx";
import { ExitsEditor } from "./ExitsEditor.tsx";
import { SenderChoice } from "./SenderChoice.tsx";
import { TextField } from "./TextField.tsx";

/** What is said of the form as a whole. */
export function FormInspector({ path, form }: { path: string; form: JsonObject }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const makeText = useMakeText();
	const putText = (tokens: readonly string[], value: string | undefined, isCorrection: boolean) =>
		makeText(isCorrection, ...setAt(path, form, tokens, value));
	const put = (tokens: readonly string[], value: string | boolean | undefined) =>
		make(...setAt(path, form, tokens, value));
	return (
		<Box>
			<Box px="5" py="4">
				<Heading as="h2" size="md">
					{t("The whole form")}
				</Heading>
				<Text color="fg.muted">{t("Choose a question in the form to change it.")}</Text>
			</Box>
			<Section title={t("What it says")}>
				<TextField
					label={t("Title")}
					value={form.title}
					onChange={(text, isCorrection) => putText(["title"], text, isCorrection)}
				/>
				<TextField
					label={t("Introduction")}
					rows={4}
					value={form.description}
					onChange={(text, isCorrection) => putText(["description"], text || undefined, isCorrection)}
				/>
				<TextField
					label={t("On the button that sends it")}
					value={asObject(form.submit).label}
					onChange={(text, isCorrection) => putText(["submit", "label"], text, isCorrection)}
				/>
				<Tick
					label={t("Show all answers once more before sending")}
					checked={form.review === true}
					onTick={(review) => put(["review"], review)}
				/>
			</Section>
			<SenderChoice path={path} form={form} fields={fieldsOf(form)} />
			<ExitsEditor path={path} form={form} />
			<DocumentUsedIn path={path} by="id" />
		</Box>
	);
}
