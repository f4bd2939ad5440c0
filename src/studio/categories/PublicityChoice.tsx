import { Field } from "@chakra-ui/react/field";
import { valueAlong } from "../../../schemas/edits/addresses.ts";
import { asString, type JsonObject } from "../../../schemas/json/json.ts";
import { useMake } from "../draft/draft-context.tsx";
import { setAt } from "../form/form-edits.ts";
import { Choose } from "../frame/Choose.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

type PublicityChoiceProps = {
	path: string;
	document: JsonObject;
	/** Where the publicity stands. */
	tokens: readonly string[];
	/** Whether the portal's own can be left to hold. */
	isOptional?: boolean;
};

/** Who may ever read of a case. */
export function PublicityChoice({ path, document, tokens, isOptional = false }: PublicityChoiceProps) {
	const { t } = useStudioI18n();
	const make = useMake();
	const own = asString(valueAlong(document, tokens)) ?? "";
	const options = [
		...(isOptional ? [{ value: "", label: t("As for every category") }] : []),
		{ value: "never", label: t("Nobody but who filed it and who handles it") },
		{ value: "after_reply", label: t("Everybody, once it was replied to and published") },
		{ value: "by_state", label: t("Everybody, once it is published in a public state") },
	];
	return (
		<Field.Root>
			<Field.Label>{t("Who may read of a case")}</Field.Label>
			<Choose
				value={own}
				options={options}
				onChoose={(value) => make(...setAt(path, document, tokens, value || undefined))}
			/>
		</Field.Root>
	);
}
