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
import { useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { addressOf, valueAlong } from "../../../schemas/edits/addresses.ts";
import { type Path, pointerTokens, toPointer } from "../../../schemas/json/pointer.ts";
import { useDocuments, useDraftRelease, useMake } from "../draft/draft-context.tsx";
import { Choose } from "../frame/Choose.tsx";
import { CommitInput } from "../frame/CommitInput.tsx";
import { ruled } from "../frame/ruled.ts";
import { Tick } from "../frame/Tick.tsx";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../outline/outline.ts";
import { TranslationFiles } from "./TranslationFiles.tsx";
import { UnusedTranslations } from "./UnusedTranslations.tsx";
import {
	argumentProblem,
	type Language,
	languageName,
	languagesOf,
	sourceLocale,
	type Wording,
	wordingsOf,
} from "./wording.ts";

/** The keys that a pointer leads along: in lists by number. */
function keysTo(document: unknown, pointer: string): Path {
	let here = document;
	return pointerTokens(pointer).map((token) => {
		const key = Array.isArray(here) ? Number(token) : token;
		here = valueAlong(here, [key]);
		return key;
	});
}

/** How many more are shown at a time. */
const AT_A_TIME = 40;

/** What is wrong with a translation's names in braces, in words. */
function useArgumentWords(source: string, translation: string): string | undefined {
	const { t } = useStudioI18n();
	const problem = translation === "" ? undefined : argumentProblem(source, translation);
	if (!problem) return undefined;
	if ("malformed" in problem) return t("Its braces are not well-formed.");
	const names = [...problem.lacks, ...problem.unknown].map((name) => `{${name}}`).join(", ");
	return problem.lacks.length > 0 ? t("It lacks {names}.", { names }) : t("The text has no {names}.", { names });
}

/** A translation that is of what the text was before. */
function Stale({ wording, put }: { wording: Wording; put(text: string): void }) {
	const { t } = useStudioI18n();
	const { was } = wording;
	if (!was) return null;
	return (
		<Stack mt="2" gap="2" align="flex-start">
			<Badge colorPalette="orange">{t("the text has changed")}</Badge>
			<Text color="fg.muted" fontSize="xs">
				{t("It was “{source}”: {translation}", was)}
			</Text>
			<Button size="xs" variant="outline" onClick={() => put(was.translation)}>
				{wording.translation === "" ? t("Keep that translation") : t("It is still right")}
			</Button>
		</Stack>
	);
}

/** `isWanted`: somebody came to translate it. */
function Row({ wording, locale, isWanted }: { wording: Wording; locale: string; isWanted: boolean }) {
	const { t, portal } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const { source, translation, path, places } = wording;
	const problem = useArgumentWords(source, translation);
	const own = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (isWanted) own.current?.querySelector("textarea")?.focus();
	}, [isWanted]);
	const put = (text: string) =>
		make({ verb: "translate", path, at: toPointer(["messages", source]), value: text.trim() || null });
	const correct = (text: string) => {
		if (text.trim() === "" || text === source) return;
		make(
			...places.map((place) => ({
				verb: "correct-text" as const,
				path: place.path,
				at: addressOf(documents[place.path], keysTo(documents[place.path], place.pointer)),
				value: text,
			})),
		);
	};
	const titles = [...new Set(places.map((place) => studioTitle(place.path, documents[place.path], portal)))];
	const rows = Math.min(6, 1 + Math.ceil(source.length / 50));
	return (
		<Grid as="li" templateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4" px="5" py="4">
			<Box lang="en">
				<CommitInput rows={rows} aria-label={t("Text: {source}", { source })} value={source} onCommit={correct} />
				<Text color="fg.muted" fontSize="xs">
					{titles.join(", ")}
				</Text>
			</Box>
			<Box ref={own} lang={locale}>
				<CommitInput
					rows={rows}
					aria-label={t("{locale} for: {source}", { locale, source })}
					value={translation}
					onCommit={put}
				/>
				{translation === "" && !wording.was && (
					<Badge mt="1" colorPalette="orange">
						{t("not translated")}
					</Badge>
				)}
				{problem && (
					<Text color="fg.error" fontSize="xs">
						{problem}
					</Text>
				)}
				<Stale wording={wording} put={put} />
			</Box>
		</Grid>
	);
}

function Wordings({ language }: { language: Language }) {
	const { locale, forEverybody, forStaff } = language;
	const { t } = useStudioI18n();
	const documents = useDocuments();
	const { baseDocuments } = useDraftRelease();
	const [query, setQuery] = useState("");
	const [missing, setMissing] = useState(false);
	const [search] = useSearchParams();
	const wantedText = search.get("text");
	const all = useMemo(() => wordingsOf(documents, language, baseDocuments), [documents, language, baseDocuments]);
	// What is translated here keeps its place: the next one would else jump under one's hand.
	const [order] = useState(() => new Map(all.map(({ source }, index) => [source, index])));
	const steady = all.toSorted((a, b) => (order.get(a.source) ?? -1) - (order.get(b.source) ?? -1));
	const [shown, setShown] = useState(() =>
		Math.max(AT_A_TIME, 1 + steady.findIndex(({ source }) => source === wantedText)),
	);
	const wanted = query.trim().toLowerCase();
	const list = steady.filter(
		({ source, translation, was }) =>
			(!missing || translation === "" || was) && `${source} ${translation}`.toLowerCase().includes(wanted),
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
			<TranslationFiles locale={locale} wordings={all} />
			<Grid hideBelow="md" templateColumns="1fr 1fr" gap="4" px="5" mb="-2" fontWeight="semibold" aria-hidden>
				<Text>{languageName(documents, sourceLocale(documents))}</Text>
				<Text>{languageName(documents, locale)}</Text>
			</Grid>
			<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" css={ruled}>
				{list.slice(0, shown).map((wording) => (
					<Row key={wording.source} wording={wording} locale={locale} isWanted={wording.source === wantedText} />
				))}
			</Stack>
			{list.length > shown && (
				<Button variant="outline" alignSelf="center" onClick={() => setShown(shown + AT_A_TIME)}>
					{t("Show more")}
				</Button>
			)}
			{[...forEverybody, ...forStaff].map((path) => (
				<UnusedTranslations key={path} path={path} locale={locale} />
			))}
		</Stack>
	);
}

/** Every text beside its translation, missing ones first. */
export default function TextsScreen() {
	const { t } = useStudioI18n();
	const documents = useDocuments();
	const languages = useMemo(() => languagesOf(documents), [documents]);
	const [chosen, setChosen] = useState<string>();
	const language = languages.find(({ locale }) => locale === chosen) ?? languages[0];
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
						value={language?.locale ?? ""}
						options={languages.map(({ locale }) => ({ value: locale, label: languageName(documents, locale) }))}
						onChoose={setChosen}
					/>
				)}
			</Flex>
			{language ? (
				<Wordings key={language.locale} language={language} />
			) : (
				<Text>{t("The portal speaks one language only.")}</Text>
			)}
		</Stack>
	);
}
