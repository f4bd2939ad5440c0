import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Link } from "react-router-dom";
import type { DraftChangesAnswer } from "../api/admin-types.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { ReadPart } from "../frame/ReadPart.tsx";
import { ruled } from "../frame/ruled.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { placeAddress, studioTitle } from "../outline/outline.ts";
import { changesWords } from "./change-words.ts";
import { DoneActs } from "./DoneActs.tsx";
import { formTitle } from "./form-title.ts";
import { useOfDraft } from "./ImpactPart.tsx";
import { SourceDiff } from "./SourceDiff.tsx";

type ChangesProps = { draft: string; version: number /** Whether the server has all edits. */; ready: boolean };

/** What a draft release changes, in sentences, document by document. */
export function Changes({ draft, version, ready }: ChangesProps) {
	const path = `draft-releases/${draft}/changes`;
	const { data, error, mutate } = useOfDraft<DraftChangesAnswer>("GET", path, version, ready);
	return (
		<ReadPart data={data} error={error} onAgain={() => void mutate()}>
			{(changes) => <ChangeList draft={draft} {...changes} />}
		</ReadPart>
	);
}

function ChangeList({ draft, documents: changed, forms }: DraftChangesAnswer & { draft: string }) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const documents = useDocuments();
	if (changed.length === 0) return <Text color="fg.muted">{t("Nothing was changed yet.")}</Text>;
	return (
		<>
			<Stack gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" css={ruled}>
				{changed.map(({ path, sentences, acts }) => (
					<Box key={path} px="5" py="4">
						<Heading as="h3" size="sm" mb="2">
							<ChakraLink asChild>
								<Link to={placeAddress(draft, documents, path)}>{studioTitle(path, documents[path], i18n.portal)}</Link>
							</ChakraLink>
						</Heading>
						<Stack as="ul" gap="1" listStyleType="disc" ps="5">
							{changesWords(i18n, sentences).map((message) => (
								<li key={message}>{message}</li>
							))}
						</Stack>
						<DoneActs acts={acts} />
						<SourceDiff path={path} />
					</Box>
				))}
			</Stack>
			{forms.length > 0 && (
				<Text color="fg.muted">
					{t("Who has begun one of these forms keeps what is typed, and is offered the new version: {forms}.", {
						forms: forms.map((form) => formTitle(documents, form, i18n.portal)).join(", "),
					})}
				</Text>
			)}
		</>
	);
}
