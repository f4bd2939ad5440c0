import { Button } from "@chakra-ui/react/button";
import { Collapsible } from "@chakra-ui/react/collapsible";
import { Flex } from "@chakra-ui/react/flex";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo } from "react";
import { ENGINE_TEXTS } from "../../../schemas/engine-texts.ts";
import { toPointer } from "../../../schemas/json/pointer.ts";
import { SERVER_TEXTS } from "../../../schemas/server-texts.ts";
import { DESK_TEXTS } from "../../desk/desk-texts.ts";
import { useDocuments, useMake } from "../draft/draft-context.tsx";
import { ruled } from "../frame/ruled.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { unusedTranslations } from "./wording.ts";

/** What code says: its translations stand beside those of documents. */
const CODE_TEXTS: readonly string[] = [...ENGINE_TEXTS, ...SERVER_TEXTS, ...DESK_TEXTS];

/** Translations whose text stands nowhere in the documents; they may be of what comes as data, so none goes by itself. */
export function UnusedTranslations({ path, locale }: { path: string; locale: string }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const list = useMemo(() => unusedTranslations(documents, path, CODE_TEXTS), [documents, path]);
	if (list.length === 0) return null;
	return (
		<Collapsible.Root lazyMount>
			<Collapsible.Trigger asChild>
				<Button variant="outline" size="sm">
					{t(
						"{count, plural, one {# translation of no text in the documents} other {# translations of no text in the documents}}",
						{
							count: list.length,
						},
					)}
				</Button>
			</Collapsible.Trigger>
			<Collapsible.Content>
				<Text my="3" color="fg.muted">
					{t("Some are of what comes as data, such as names of categories. Remove only what you know to be gone.")}
				</Text>
				<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" css={ruled}>
					{list.map(({ source, translation }) => (
						<Flex as="li" key={source} px="5" py="3" gap="4" align="center" wrap="wrap">
							<Text flex="1 1 12rem" lang="en">
								{source}
							</Text>
							<Text flex="1 1 12rem" lang={locale}>
								{translation}
							</Text>
							<Button
								size="xs"
								variant="outline"
								aria-label={t("Remove the translation of “{source}”", { source })}
								onClick={() => make({ verb: "translate", path, at: toPointer(["messages", source]), value: null })}
							>
								{t("Remove")}
							</Button>
						</Flex>
					))}
				</Stack>
			</Collapsible.Content>
		</Collapsible.Root>
	);
}
