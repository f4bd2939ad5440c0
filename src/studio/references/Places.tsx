import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Link } from "react-router-dom";
import type { DocumentReference } from "../../../schemas/edits/references.ts";
import { useDocuments, useDraftState } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { placeAddress } from "../outline/outline.ts";
import { referenceWords } from "./reference-words.ts";

/** Places in documents, each a way there; `words` says which place it is, by what refers unless said otherwise. */
export function Places({
	list,
	words = referenceWords,
}: {
	list: readonly DocumentReference[];
	words?: typeof referenceWords;
}) {
	const id = useDraftState("id");
	const documents = useDocuments();
	const i18n = useStudioI18n();
	return (
		<Stack as="ul" gap="1">
			{list.map(({ path, pointer }) => (
				<li key={`${path} ${pointer}`}>
					<ChakraLink asChild>
						<Link to={placeAddress(id, documents, path, pointer)}>
							{studioTitle(path, documents[path], i18n.portal)}: {words(documents[path], pointer, i18n)}
						</Link>
					</ChakraLink>
				</li>
			))}
		</Stack>
	);
}
