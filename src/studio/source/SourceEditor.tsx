import { Alert } from "@chakra-ui/react/alert";
import { Box } from "@chakra-ui/react/box";
import { Field } from "@chakra-ui/react/field";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Link as ChakraLink } from "@chakra-ui/react/link";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { Textarea } from "@chakra-ui/react/textarea";
import { useEffect, useRef, useState } from "react";
import { printDocument } from "../../../schemas/edits/print-document.ts";
import { useDiagnostics } from "../checking/diagnostics.ts";
import { useDraftState, useMake } from "../draft/draft-context.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";

/** Milliseconds without a key after which the text is taken. */
const PAUSE = 900;

/** What keeps a text from being JSON, or undefined. */
function syntaxProblem(text: string): string | undefined {
	try {
		JSON.parse(text);
		return undefined;
	} catch (error) {
		return error instanceof Error ? error.message : String(error);
	}
}

/** Puts the cursor at the start of a line, from 1. */
function goToLine(area: HTMLTextAreaElement, line: number): void {
	const lines = area.value.split("\n");
	const start = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
	area.focus();
	area.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
	area.scrollTop = (area.scrollHeight / lines.length) * Math.max(0, line - 4);
}

/** A document as it is written. What is no JSON is kept as it is, until it is put right. */
export function SourceEditor({ path }: { path: string }) {
	const { t } = useStudioI18n();
	const make = useMake();
	const { documents, broken } = useDraftState();
	const { list } = useDiagnostics();
	const area = useRef<HTMLTextAreaElement>(null);
	const document = documents[path];
	const stored = broken[path] ?? (document ? printDocument(document) : "");
	const [typed, setTyped] = useState<string>();
	const [seen, setSeen] = useState(stored);
	if (seen !== stored) {
		setSeen(stored);
		// What the other views, undo or somebody else did; what was typed here comes back formatted, and is left as it is.
		if (typed !== undefined && typed === seen) setTyped(undefined);
	}
	const text = typed ?? stored;
	const latest = useRef({ typed, stored });
	latest.current = { typed, stored };
	const commit = () => {
		const now = latest.current;
		if (now.typed === undefined || now.typed === now.stored) return;
		const value = now.typed;
		const same = syntaxProblem(value) === undefined && syntaxProblem(now.stored) === undefined;
		if (same && JSON.stringify(JSON.parse(value)) === JSON.stringify(JSON.parse(now.stored))) return;
		make({ verb: "replace-document", path, at: "", value });
	};
	const pending = useRef(commit);
	pending.current = commit;
	useEffect(() => {
		if (typed === undefined) return;
		const timer = setTimeout(() => pending.current(), PAUSE);
		return () => clearTimeout(timer);
	}, [typed]);
	useEffect(() => () => pending.current(), []);
	const problem = syntaxProblem(text);
	const own = list.filter((one) => one.document === path);
	return (
		<Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 24rem" }} alignItems="start">
			<Box p={{ base: "3", md: "6" }}>
				<Field.Root invalid={problem !== undefined}>
					<Field.Label>{t("Source of {path}", { path })}</Field.Label>
					<Textarea
						ref={area}
						value={text}
						onChange={(event) => setTyped(event.target.value)}
						onBlur={() => {
							commit();
							if (syntaxProblem(text) === undefined) setTyped(undefined);
						}}
						fontFamily="mono"
						fontSize="sm"
						lineHeight="1.5"
						bg="bg.panel"
						minH="70dvh"
						wrap="off"
						spellCheck={false}
						autoCapitalize="off"
						autoCorrect="off"
					/>
					<Field.ErrorText>
						{problem && t("This is no JSON yet. It is kept as it is: {why}", { why: problem })}
					</Field.ErrorText>
				</Field.Root>
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
				{own.map(({ line, pointer, code, message, severity }) => (
					<Alert.Root
						key={`${line} ${pointer} ${code} ${message}`}
						status={severity === "error" ? "error" : "warning"}
						size="sm"
					>
						<Alert.Indicator />
						<Alert.Content>
							<ChakraLink asChild>
								<button type="button" onClick={() => area.current && goToLine(area.current, line)}>
									{t("Line {line}", { line })}
								</button>
							</ChakraLink>
							<Text lang="en">{message}</Text>
						</Alert.Content>
					</Alert.Root>
				))}
			</Stack>
		</Grid>
	);
}
