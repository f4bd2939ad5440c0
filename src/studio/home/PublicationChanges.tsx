import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ChangedDocument } from "../api/admin-types.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { Failure, Loading } from "../frame/Waiting.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { changeWords } from "../publish/change-words.ts";

type PublicationChangesAnswer = { documents: readonly (ChangedDocument & { name: string })[] };

/** What one publication changed of the one before it, in sentences. */
export default function PublicationChanges({ version }: { version: number }) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const { data, error, mutate } = useAdminRead<PublicationChangesAnswer>(`publications/${version}/changes`);
	if (error) return <Failure error={error} onAgain={() => void mutate()} />;
	if (!data) return <Loading />;
	if (data.documents.length === 0) return <Text color="fg.muted">{t("No document changed.")}</Text>;
	const words = ({ kind, name, sentences }: PublicationChangesAnswer["documents"][number]) => {
		if (kind === "added") return [t("The document “{name}” was added.", { name })];
		if (kind === "removed") return [t("The document “{name}” was removed.", { name })];
		return [...new Set(sentences.map((one) => changeWords(i18n, one)))];
	};
	return (
		<Stack as="ul" gap="1" listStyleType="disc" ps="5">
			{data.documents.flatMap((one) => words(one).map((message) => <li key={one.path + message}>{message}</li>))}
		</Stack>
	);
}
