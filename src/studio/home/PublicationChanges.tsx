import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { ChangedDocument } from "../api/admin-types.ts";
import { useAdminRead } from "../api/use-admin.ts";
import { ReadPart } from "../frame/ReadPart.tsx";
import { type StudioI18n, useStudioI18n } from "../i18n/studio-i18n.ts";
import { changeWords } from "../publish/change-words.ts";

type PublicationChangesAnswer = {
	documents: readonly (ChangedDocument & { name: string })[];
	/** What the portal calls in the reader's language what is named, by its text. */
	words: Readonly<Record<string, string>>;
};

/** What one publication changed of the one before it, in sentences. */
export default function PublicationChanges({ version }: { version: number }) {
	const { data, error, mutate } = useAdminRead<PublicationChangesAnswer>(`publications/${version}/changes`);
	return (
		<ReadPart data={data} error={error} onAgain={() => void mutate()}>
			{(changes) => <ChangedDocuments {...changes} />}
		</ReadPart>
	);
}

function ChangedDocuments({ documents, words: own }: PublicationChangesAnswer) {
	const studio = useStudioI18n();
	const { t } = studio;
	const i18n: StudioI18n = {
		...studio,
		portal: (text, isId) => (Object.hasOwn(own, text) ? own[text] : undefined) ?? studio.portal(text, isId),
	};
	if (documents.length === 0) return <Text color="fg.muted">{t("No document changed.")}</Text>;
	const words = ({ kind, name: title, sentences }: PublicationChangesAnswer["documents"][number]) => {
		const name = i18n.portal(title);
		if (kind === "added") return [t("The document “{name}” was added.", { name })];
		if (kind === "removed") return [t("The document “{name}” was removed.", { name })];
		return [...new Set(sentences.map((one) => changeWords(i18n, one)))];
	};
	return (
		<Stack as="ul" gap="1" listStyleType="disc" ps="5">
			{documents.flatMap((one) => words(one).map((message) => <li key={one.path + message}>{message}</li>))}
		</Stack>
	);
}
