import { Alert } from "@chakra-ui/react/alert";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import type { Conflict } from "../../../schemas/edits/conflicts.ts";
import { isObject } from "../../../schemas/json/json.ts";
import { useDocuments, useDraftRelease } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { changeWords } from "../publish/change-words.ts";

/** Who made the last of some edits, as the server stored it. */
function authorOf(conflict: Conflict): string {
	const last: unknown = conflict.theirs.at(-1);
	return isObject(last) && typeof last.by === "string" ? last.by : "";
}

function Choice({ who, what, act, onAct }: { who: string; what: string; act: string; onAct(): void }) {
	return (
		<Flex gap="3" align="center" wrap="wrap" py="1">
			<Text flex="1 1 16rem">
				<Text as="span" fontWeight="semibold">
					{who}
				</Text>{" "}
				{what}
			</Text>
			<Button size="xs" variant="outline" bg="bg.panel" onClick={onAct}>
				{act}
			</Button>
		</Flex>
	);
}

function Card({ conflict }: { conflict: Conflict }) {
	const i18n = useStudioI18n();
	const { t } = i18n;
	const session = useDraftRelease();
	const documents = useDocuments();
	const name = authorOf(conflict) || t("Somebody else");
	const title = studioTitle(conflict.path, documents[conflict.path], i18n.portal);
	return (
		<Alert.Root status="warning" role="group" aria-label={t("Both of you changed this: {title}", { title })}>
			<Alert.Indicator />
			<Alert.Content>
				<Alert.Title>{t("Both of you changed this: {title}", { title })}</Alert.Title>
				<Text color="fg.muted">
					{conflict.isRefused
						? t("What {name} did counts at the moment: what you did no longer fits.", { name })
						: t("What you did counts at the moment. Choose what is to stay; the other is taken back.")}
				</Text>
				<Choice
					who={t("You:")}
					what={changeWords(i18n, conflict.sentences.mine)}
					act={t("Keep mine")}
					onAct={() => session.settle(conflict, "mine")}
				/>
				<Choice
					who={`${name}:`}
					what={changeWords(i18n, conflict.sentences.theirs)}
					act={t("Take that of {name}", { name })}
					onAct={() => session.settle(conflict, "theirs")}
				/>
			</Alert.Content>
		</Alert.Root>
	);
}

/** Where somebody else and oneself have changed the same, neither knowing of it: two sentences to choose from. */
export default function ConflictCards({ conflicts }: { conflicts: readonly Conflict[] }) {
	return (
		<Stack gap="2" p={{ base: "3", md: "4" }} role="status">
			{conflicts.map((conflict) => (
				<Card key={conflict.id} conflict={conflict} />
			))}
		</Stack>
	);
}
