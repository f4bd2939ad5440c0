import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { diagnosticsAt, useDiagnostics } from "../checking/diagnostics.tsx";
import { fixEdit } from "../checking/fix-edit.ts";
import ProblemCards from "../checking/ProblemCards.tsx";
import { useWordings } from "../checking/use-wordings.ts";
import { useDocuments, useMake } from "../draft/draft-context.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import { useSearch } from "../frame/use-search.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { containerOf, partAtPointer, pointerOfPart } from "../outline/part-places.ts";
import type { SourcePlace } from "./CodePane.tsx";
import { EDITOR_PHRASES } from "./editor-phrases.ts";
import { portalNames } from "./portal-names.ts";
import { syntaxProblem, useSourceText } from "./use-source-text.ts";

const CodePane = lazyScreen(() => import("./CodePane.tsx"));

/** Milliseconds that the cursor rests before the other views follow it. */
const REST = 250;

/** The part that the address names: what is selected on the canvas or in the settings, or where a problem stands. */
function placeIn(search: URLSearchParams, document: JsonObject | undefined): string {
	const part = search.get("part");
	const selected = document && part ? pointerOfPart(document, part) : undefined;
	return search.get("place") ?? selected ?? search.get("at") ?? "";
}

/** Has the other views select what the cursor is in. */
function useFollowCursor(path: string) {
	const documents = useDocuments();
	const latest = useRef(documents);
	latest.current = documents;
	const [, changeSearch] = useSearch();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	return (read: () => string) => {
		clearTimeout(timer.current);
		const here = window.location.pathname;
		timer.current = setTimeout(() => {
			// Whoever is on the way to another screen is not taken back.
			if (window.location.pathname !== here) return;
			const document = latest.current[path];
			const pointer = read();
			const part = document ? partAtPointer(document, pointer) : undefined;
			changeSearch(
				(search) => {
					search.delete("place");
					if (part === undefined) search.delete("part");
					else search.set("part", part);
					search.set("at", document ? containerOf(document, pointer) : "");
				},
				{ state: "cursor" },
			);
		}, REST);
	};
}

/** A document as it is written. What is no JSON is kept as it is, until it is put right. */
export default function SourceEditor({ path }: { path: string }) {
	const { t, translate } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const list = useDiagnostics();
	const { text, type, leave } = useSourceText(path);
	const [search] = useSearch();
	const [place, setPlace] = useState<SourcePlace>(() => ({
		pointer: placeIn(search, documents[path]),
		focus: search.has("place"),
	}));
	const wanted = search.get("place");
	const [followed, setFollowed] = useState(wanted);
	if (wanted !== followed) {
		setFollowed(wanted);
		if (wanted !== null) setPlace({ pointer: wanted, focus: true });
	}
	const follow = useFollowCursor(path);
	const named = useCallback((what: string) => portalNames(documents, what), [documents]);
	const own = useMemo(() => diagnosticsAt(list, path), [list, path]);
	const words = useWordings();
	const problems = useMemo(
		() =>
			// Until they can be said in the editor's language, none is marked.
			(words ? own : []).map((problem) => {
				const edit = fixEdit(documents, problem);
				return {
					pointer: problem.pointer,
					...(problem.code === "syntax" && { line: problem.line }),
					severity: problem.severity,
					message: problem.wording && words ? words(problem.wording) : problem.message,
					...(edit && { mend: { label: t("Mend it"), apply: () => void make(edit) } }),
				};
			}),
		[own, documents, t, make, words],
	);
	const phrases = useMemo(
		() => Object.fromEntries(EDITOR_PHRASES.map((phrase) => [phrase, translate(phrase)])),
		[translate],
	);
	const broken = useMemo(() => syntaxProblem(text), [text]);
	return (
		<Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 24rem" }} alignItems="start">
			<Box p={{ base: "3", md: "6" }} minW="0">
				<Box borderWidth="1px" borderRadius="md" overflow="hidden" h="calc(100dvh - 14rem)" minH="20rem">
					<ScreenArea>
						<CodePane
							label={t("Source of {path}", { path })}
							text={text}
							problems={problems}
							place={place}
							named={named}
							phrases={phrases}
							onText={type}
							onCursor={follow}
							onBlur={leave}
						/>
					</ScreenArea>
				</Box>
				<Text role="status" mt="2" color={broken ? "fg.error" : "fg.muted"} fontSize="xs">
					{broken
						? t("This is no JSON yet. It is kept as it is: {why}", { why: broken })
						: t("Ctrl+Space offers what can stand here; Tab leaves the editor.")}
				</Text>
			</Box>
			<Stack
				as="aside"
				gap="3"
				p="5"
				bg="bg.panel"
				borderLeftWidth={{ lg: "1px" }}
				minH={{ lg: "calc(100dvh - 10rem)" }}
			>
				<Heading as="h2" size="sm">
					{t("Problems in this document")}
				</Heading>
				{own.length === 0 && <Text color="fg.muted">{t("None were found.")}</Text>}
				<ProblemCards
					list={own}
					onLine={({ code, line, pointer }) =>
						setPlace(code === "syntax" ? { line, focus: true } : { pointer, focus: true })
					}
				/>
			</Stack>
		</Grid>
	);
}
