import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { isObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import { diagnosticsAt, useDiagnostics } from "../checking/diagnostics.tsx";
import { Remarks } from "../checking/Remarks.tsx";
import { useDocuments } from "../draft/draft-context.tsx";
import { type StudioI18n, useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { Leaves } from "./Leaves.tsx";
import { type MetaPart, metaPartAt, nameOf } from "./meta-parts.ts";
import { PartsWithin } from "./PartsWithin.tsx";
import { SettingsList } from "./SettingsList.tsx";
import { settingLabel } from "./setting-words.ts";

type PlaceProps = {
	path: string;
	document: JsonObject;
	pointer: string;
	part: MetaPart;
	onOpen(pointer: string): void;
};

/** What a part without a name is called: an entry by its number, a setting by its label. */
const placeWords = (token: string, { t, translate }: StudioI18n): string =>
	/^\d+$/.test(token) ? t("Entry {number}", { number: Number(token) + 1 }) : translate(settingLabel(token));

/** The way from the whole document to the part that is shown. */
function Way({ document, pointer, onOpen }: Pick<PlaceProps, "document" | "pointer" | "onOpen">) {
	const i18n = useStudioI18n();
	const { t, translate } = i18n;
	const tokens = pointerTokens(pointer);
	if (tokens.length === 0) return null;
	const places = tokens.map((token, index) => {
		const at = toPointer(tokens.slice(0, index + 1));
		return { at, name: nameOf(metaPartAt(document, at)?.value, placeWords(token, i18n), translate) };
	});
	return (
		<Flex as="nav" aria-label={t("Where this part stands")} wrap="wrap" gap="1" align="center">
			<Button size="xs" variant="ghost" onClick={() => onOpen("")}>
				{t("Whole document")}
			</Button>
			{places.map(({ at, name }) => (
				<Flex key={at} align="center" gap="1">
					<span aria-hidden="true">›</span>
					<Button
						size="xs"
						variant="ghost"
						maxW="56"
						aria-current={at === pointer ? "page" : undefined}
						onClick={() => onOpen(at)}
					>
						<Text truncate>{name}</Text>
					</Button>
				</Flex>
			))}
		</Flex>
	);
}

/** Every setting of a document, made from its meta-schema: plain ones to fill in, and parts within to be opened. */
export default function SettingsEditor({ path, document }: { path: string; document: JsonObject }) {
	const i18n = useStudioI18n();
	const { t, translate, portal } = i18n;
	const documents = useDocuments();
	const list = useDiagnostics();
	const [search, setSearch] = useSearchParams();
	const wanted = search.get("at") ?? "";
	const found = useMemo(() => metaPartAt(document, wanted), [document, wanted]);
	const pointer = found ? wanted : "";
	const part = found ?? metaPartAt(document, "");
	const onOpen = (at: string) => setSearch({ view: "settings", at });
	if (!part) return null;
	const heading =
		pointer === ""
			? studioTitle(path, documents[path], portal)
			: nameOf(part.value, placeWords(pointerTokens(pointer).at(-1) ?? "", i18n), translate);
	const props = { path, document, pointer, part, onOpen };
	const remarks = diagnosticsAt(list, path, pointer).filter(
		(one) => pointer !== "" || one.pointer.split("/").length <= 2,
	);
	return (
		<Stack gap="5" p={{ base: "3", md: "6" }} maxW="3xl" mx="auto">
			<Way document={document} pointer={pointer} onOpen={onOpen} />
			<Heading as="h2" size="lg">
				{heading}
			</Heading>
			<Box mx="-5">
				<Remarks list={remarks} />
			</Box>
			{isObject(part.value) && (
				<>
					<Box
						bg="bg.panel"
						borderWidth="1px"
						borderRadius="lg"
						p={{ base: "4", md: "6" }}
						_empty={{ display: "none" }}
					>
						<Leaves key={pointer} {...props} />
					</Box>
					<PartsWithin {...props} />
				</>
			)}
			{Array.isArray(part.value) && <SettingsList {...props} list={part.value} />}
			{part.value === undefined && <Text>{t("There is nothing here any more.")}</Text>}
		</Stack>
	);
}
