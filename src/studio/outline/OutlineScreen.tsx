import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useDeferredValue, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useDiagnostics } from "../checking/diagnostics.tsx";
import { useDocuments, useDraftRelease, useDraftState } from "../draft/draft-context.tsx";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { AvatarsAt } from "../together/Avatars.tsx";
import { KIND_WORDS, NEW_WORDS } from "./kind-words.ts";
import { findIn, KINDS, type OutlineEntry, outlineOf, placeAddress, type Readers, withBroken } from "./outline.ts";

function Entry({ entry }: { entry: OutlineEntry }) {
	const { t } = useStudioI18n();
	const id = useDraftState("id");
	const documents = useDocuments();
	const { baseDocuments } = useDraftRelease();
	const errors = useDiagnostics().filter(({ document, severity }) => document === entry.path && severity === "error");
	const isChanged = documents[entry.path] !== baseDocuments[entry.path];
	return (
		<ChakraLink asChild variant="plain" display="flex" gap="2" px="4" py="2.5" _hover={{ bg: "bg.subtle" }}>
			<Link to={placeAddress(id, documents, entry.path)}>
				<Box flex="1" minW="0">
					{entry.title}
				</Box>
				<AvatarsAt path={entry.path} />
				{isChanged && <Badge colorPalette="blue">{t("changed")}</Badge>}
				{errors.length > 0 && (
					<Badge colorPalette="red">
						{t("{count, plural, one {# problem} other {# problems}}", { count: errors.length })}
					</Badge>
				)}
			</Link>
		</ChakraLink>
	);
}

/** Documents of one kind. Of some, those for citizens, further ones are made here. */
function Kind({ kind, entries }: { kind: string; entries: readonly OutlineEntry[] }) {
	const { t } = useStudioI18n();
	const id = useDraftState("id");
	const words = KIND_WORDS[kind];
	const newOne = entries.some(({ readers }) => readers === "desk") ? undefined : NEW_WORDS[kind];
	return (
		<Box as="section" bg="bg.panel" borderWidth="1px" borderRadius="lg" overflow="hidden">
			<Flex align="center" justify="space-between" gap="3" px="4" minH="12" borderBottomWidth="1px">
				<Heading as="h3" size="sm">
					{words ? t(words) : kind}
				</Heading>
				{newOne && (
					<Button asChild size="sm" variant="ghost" me="-3">
						<Link to={`/admin/studio/${id}/new/${kind}`}>{t(newOne)}</Link>
					</Button>
				)}
			</Flex>
			<Stack gap="0" py="1">
				{entries.map((entry) => (
					<Entry key={entry.path} entry={entry} />
				))}
			</Stack>
		</Box>
	);
}

function Results({ query }: { query: string }) {
	const { t, portal } = useStudioI18n();
	const id = useDraftState("id");
	const documents = useDocuments();
	const found = useMemo(() => findIn(documents, query, portal), [documents, query, portal]);
	const words = { document: t("Document"), field: t("Question"), name: t("Name"), text: t("Text") };
	return (
		<Box>
			<Text role="status" color="fg.muted" mb="3">
				{t("{count, plural, =0 {Nothing found} one {# place found} other {# places found}}", { count: found.length })}
			</Text>
			<Stack as="ul" gap="0" bg="bg.panel" borderWidth={found.length ? "1px" : "0"} borderRadius="lg" overflow="hidden">
				{found.map(({ path, pointer, document, text, what }) => (
					<li key={`${path} ${pointer}`}>
						<ChakraLink asChild variant="plain" display="block" px="4" py="2.5" _hover={{ bg: "bg.subtle" }}>
							<Link to={placeAddress(id, documents, path, pointer)}>
								<Text truncate>{text}</Text>
								<Text color="fg.muted" fontSize="xs">
									{words[what]} · {document}
								</Text>
							</Link>
						</ChakraLink>
					</li>
				))}
			</Stack>
		</Box>
	);
}

/** Documents for the same people by kind, each kind a card. */
function Contents({ title, entries }: { title: string; entries: readonly OutlineEntry[] }) {
	if (entries.length === 0) return null;
	const kinds = KINDS.filter((kind) => entries.some((entry) => entry.kind === kind));
	return (
		<Stack gap="4">
			<Heading as="h2" size="lg">
				{title}
			</Heading>
			<Grid
				templateColumns={{ base: "1fr", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" }}
				gap="5"
				alignItems="start"
			>
				{kinds.map((kind) => (
					<Kind key={kind} kind={kind} entries={entries.filter((entry) => entry.kind === kind)} />
				))}
			</Grid>
		</Stack>
	);
}

/** All documents of a draft release, and a way to find anything in them. */
export default function OutlineScreen() {
	const { t, portal } = useStudioI18n();
	const id = useDraftState("id");
	const documents = useDocuments();
	const name = useDraftState("name");
	const [query, setQuery] = useState("");
	const looked = useDeferredValue(query);
	useTitle(name);
	const broken = useDraftState("broken");
	const { baseDocuments } = useDraftRelease();
	const entries = useMemo(
		() => outlineOf(withBroken(documents, broken, baseDocuments), portal),
		[documents, broken, baseDocuments, portal],
	);
	const of = (whom: Readers) => entries.filter(({ readers }) => readers === whom);
	return (
		<Stack gap="6" p={{ base: "4", md: "8" }} maxW="6xl" mx="auto">
			<Stack gap="4">
				<Heading as="h1" size="xl">
					{t("What is in the portal")}
				</Heading>
				<ChakraLink asChild alignSelf="flex-start">
					<Link to={`/admin/studio/${id}/replace`}>{t("Find and replace")}</Link>
				</ChakraLink>
				<Field.Root>
					<Field.Label>{t("Find questions, texts and names")}</Field.Label>
					<Input type="search" bg="bg.panel" value={query} onChange={(event) => setQuery(event.target.value)} />
				</Field.Root>
			</Stack>
			{looked.trim() ? (
				<Results query={looked} />
			) : (
				<>
					<Contents title={t("For citizens")} entries={of("citizens")} />
					<Contents title={t("For those who handle cases")} entries={of("desk")} />
					<Contents title={t("For those who change the portal")} entries={of("editors")} />
				</>
			)}
		</Stack>
	);
}
