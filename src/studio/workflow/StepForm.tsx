import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Link, useNavigate } from "react-router-dom";
import { Icon } from "../../../renderer/index.ts";
import { ACTS } from "../../../schemas/edits/acts.ts";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments, useDraftState, useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { stepFormEdits, stepForms } from "./workflow-edits.ts";
import type { TransitionRow } from "./workflow-model.ts";

/** The small form by which staff take a step: one that there is, or one made for this step. */
export function StepForm({ path, document, row }: { path: string; document: JsonObject; row: TransitionRow }) {
	const { t, portal } = useStudioI18n();
	const draft = useDraftState("id");
	const documents = useDocuments();
	const make = useMake();
	const navigate = useNavigate();
	const forms = stepForms(documents);
	const chosen = asString(row.written.form) ?? "";
	const open = forms.find(({ id }) => id === chosen);
	const addressOf = (form: string) => `/admin/studio/${draft}/document/${form}`;
	const choose = (form: string) =>
		make(...setAt(path, document, ["transitions", String(row.index), "form"], form || undefined));
	const begin = () => {
		const made = stepFormEdits(documents, path, row);
		if (made && make(...made.edits)) void navigate(addressOf(made.form));
	};
	const options = forms.map((one) => ({
		value: one.id,
		label: `${studioTitle(one.path, documents[one.path], portal)} (${one.id})`,
	}));
	return (
		<>
			<Field.Root>
				<Field.Label>{t("Form that staff fill in")}</Field.Label>
				<Choose
					size="sm"
					value={chosen}
					options={[{ value: "", label: t("none but the note") }, ...options]}
					onChoose={choose}
				/>
			</Field.Root>
			<Flex gap="3" wrap="wrap" align="center">
				{open && (
					<ChakraLink asChild>
						<Link to={addressOf(open.path)}>{t("Change this form")}</Link>
					</ChakraLink>
				)}
				{!open && forms.length > 0 && (
					<Button size="xs" variant="outline" onClick={begin}>
						<Icon icon={ACTS.add.icon} />
						{t("Make a small form for it")}
					</Button>
				)}
			</Flex>
		</>
	);
}
