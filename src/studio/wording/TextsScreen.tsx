import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo, useState } from "react";
import { toPointer } from "../../../schemas/rules/pointer.ts";
import { useDraftState, useMake } from "../draft/draft-context.tsx";
import { Choose } from "../frame/Choose.tsx";
import { CommitInput } from "../frame/CommitInput.tsx";
import { ruled } from "../frame/ruled.ts";
import { Tick } from "../frame/Tick.tsx";
import { useTitle } from "../frame/use-title.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../outline/outline.ts";
import { languagesOf, type Wording, wordingsOf } from "./wording.ts";

/** So many more are shown at a time. */
const AT_A_TIME = 40;

function Row({ wording, path, locale }: { wording: Wording; path: string; locale: string }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const { documents } = useDraftState();
	const put = (text: string) =>
		make({ verb: "translate", path, at: toPointer(["messages", wording.source]), value: text.trim() || null });
	return (
		<Grid as="li" templateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4" px="5" py="4">
			<Box>
				<Text whiteSpace="pre-wrap" lang="en">
					{wording.source}
				</Text>
				<Text color="fg.muted" fontSize="xs">
					{wording.documents.map((one) => studioTitle(one, documents[one])).join(", ")}
				</Text>
			</Box>
			<Box lang={locale}>
				<CommitInput
					rows={Math.min(6, 1 + Math.ceil(wording.source.length / 50))}
					aria-label={t("{locale} for: {source}", { locale, source: wording.source })}
					value={wording.translation}
					onCommit={put}
				/>
				{wording.translation === "" && (
					<Badge mt="1" colorPalette="orange">
						{t("not translated")}
					</Badge>
				)}
			</Box>
		</Grid>
	);
}

function Wordings({ path, locale }: { path: string; locale: string }) {
	const { t } = useStudioI18n();
	const { documents } = useDraftState();
	const [query, setQuery] = useState("");
	const [missing, setMissing] = useState(false);
	const [shown, setShown] = useState(AT_A_TIME);
	const all = useMemo(() => wordingsOf(documents, path), [documents, path]);
	// What is translated here keeps its place: the next one would else jump under one's hand.
	const [order] = useState(() => new Map(all.map(({ source }, index) => [source, index])));
	const steady = all.toSorted((a, b) => (order.get(a.source) ?? -1) - (order.get(b.source) ?? -1));
	const wanted = query.trim().toLowerCase();
	const list = steady.filter(
		({ source, translation }) =>
			(!missing || translation === "") && `${source} ${translation}`.toLowerCase().includes(wanted),
	);
	const count = all.filter(({ translation }) => translation === "").length;
	return (
		<Stack gap="4">
			<Flex gap="4" align="flex-end" wrap="wrap">
				<Field.Root flex="1 1 14rem">
					<Field.Label>{t("Find texts and translations")}</Field.Label>
					<Input type="search" bg="bg.panel" value={query} onChange={(event) => setQuery(event.target.value)} />
				</Field.Root>
				<Box py="2">
					<Tick label={t("Only what is not translated")} checked={missing} onTick={setMissing} />
				</Box>
			</Flex>
			<Text role="status" color="fg.muted">
				{t("{all} texts, {count} of them not translated.", { all: all.length, count })}
			</Text>
			<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" css={ruled}>
				{list.slice(0, shown).map((wording) => (
					<Row key={wording.source} wording={wording} path={path} locale={locale} />
				))}
			</Stack>
			{list.length > shown && (
				<Button variant="outline" alignSelf="center" onClick={() => setShown(shown + AT_A_TIME)}>
					{t("Show more")}
				</Button>
			)}
		</Stack>
	);
}

/** Every text beside its translation, missing ones first. */
export function TextsScreen() {
	const { t } = useStudioI18n();
	const { documents } = useDraftState();
	const languages = languagesOf(documents);
	const [chosen, setChosen] = useState<string>();
	const language = languages.find(({ path }) => path === chosen) ?? languages[0];
	useTitle(t("Texts"));
	return (
		<Stack gap="5" p={{ base: "4", md: "8" }} maxW="5xl" mx="auto">
			<Flex align="center" gap="4" wrap="wrap">
				<Heading as="h1" size="xl" flex="1">
					{t("Texts and their translations")}
				</Heading>
				{languages.length > 1 && (
					<Choose
						label={t("Language")}
						value={language?.path ?? ""}
						options={languages.map(({ path, locale }) => ({ value: path, label: locale }))}
						onChoose={setChosen}
					/>
				)}
			</Flex>
			{language ? (
				<Wordings key={language.path} {...language} />
			) : (
				<Text>{t("The portal speaks one language only.")}</Text>
			)}
		</Stack>
	);
}
