import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { asArray, asObject, type JsonObject } from "../../../schemas/rules/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import { questionSteps } from "../form/form-model.ts";
import { Tick } from "../frame/Tick.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { Section } from "./Section.tsx";
import { TextField } from "./TextField.tsx";

/** What is said of the form as a whole, and of the step on the canvas. */
export function FormInspector({ path, form, step }: { path: string; form: JsonObject; step: number }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const own = questionSteps(form)[step];
	const written = asObject(asArray(form.steps)[step]);
	const put = (tokens: readonly string[], value: string | boolean | undefined) =>
		make(...setAt(path, form, tokens, value));
	const putInStep = (name: string, value: string) =>
		own && make({ verb: "set", path, at: `/steps/#${own.id}/${name}`, value });
	return (
		<Box>
			<Box px="5" py="4">
				<Heading as="h2" size="md">
					{t("The whole form")}
				</Heading>
				<Text color="fg.muted">{t("Choose a question in the form to change it.")}</Text>
			</Box>
			<Section title={t("What it says")}>
				<TextField label={t("Title")} value={form.title} onChange={(text) => put(["title"], text)} />
				<TextField
					label={t("Introduction")}
					rows={4}
					value={form.description}
					onChange={(text) => put(["description"], text || undefined)}
				/>
				<TextField
					label={t("On the button that sends it")}
					value={asObject(form.submit).label}
					onChange={(text) => put(["submit", "label"], text)}
				/>
				<Tick
					label={t("Show all answers once more before sending")}
					checked={form.review === true}
					onTick={(review) => put(["review"], review)}
				/>
			</Section>
			{own && (
				<Section title={t("This step")}>
					<TextField
						label={t("Title of the step")}
						value={written.title}
						onChange={(text) => putInStep("title", text)}
					/>
					<TextField
						label={t("Introduction of the step")}
						rows={3}
						value={written.description}
						onChange={(text) => putInStep("description", text)}
					/>
				</Section>
			)}
		</Box>
	);
}
