import { Box } from "@chakra-ui/react/box";
import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Input } from "@chakra-ui/react/input";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo, useState } from "react";
import { useDocuments, useMake } from "../draft/draft-context.tsx";
import { Tick } from "../frame/Tick.tsx";
import { toast } from "../frame/toasts.tsx";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { type Replacement, replacementsIn, replacingEdits } from "./replacements.ts";

const keyOf = ({ path, pointer }: Replacement) => `${path} ${pointer}`;

/** Replaces words in the texts of all documents: shown first, text by text, then made as one change. */
export default function ReplaceScreen() {
	const { t, portal } = useStudioI18n();
	const make = useMake();
	const documents = useDocuments();
	const [find, setFind] = useState("");
	const [put, setPut] = useState("");
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	useTitle(t("Find and replace"));
	const found = useMemo(() => replacementsIn(documents, find, put, portal), [documents, find, put, portal]);
	const chosen = found.filter((one) => !left.has(keyOf(one)));
	const leave = (key: string, isLeft: boolean) =>
		setLeft((before) => new Set(isLeft ? [...before, key] : [...before].filter((one) => one !== key)));
	const replace = () => {
		if (make(...replacingEdits(documents, chosen)))
			toast(
				"success",
				t("{count, plural, one {# text was replaced.} other {# texts were replaced.}}", { count: chosen.length }),
			);
	};
	return (
		<Stack gap="5" p={{ base: "4", md: "8" }} maxW="4xl" mx="auto">
			<Heading as="h1" size="xl">
				{t("Find and replace")}
			</Heading>
			<Grid templateColumns={{ base: "1fr", md: "1fr 1fr" }} gap="4">
				<Field.Root>
					<Field.Label>{t("Find these words")}</Field.Label>
					<Input bg="bg.panel" value={find} onChange={(event) => setFind(event.target.value)} />
				</Field.Root>
				<Field.Root>
					<Field.Label>{t("Put these in their place")}</Field.Label>
					<Input bg="bg.panel" value={put} onChange={(event) => setPut(event.target.value)} />
				</Field.Root>
			</Grid>
			<Text role="status" color="fg.muted">
				{t("{count, plural, =0 {Nothing found} one {# place found} other {# places found}}", { count: found.length })}
			</Text>
			<Stack as="ul" gap="3">
				{found.map((one) => (
					<Box as="li" key={keyOf(one)} bg="bg.panel" borderWidth="1px" borderRadius="lg" p="4">
						<Tick
							label={t("Replace it in “{document}”", { document: one.document })}
							checked={!left.has(keyOf(one))}
							onTick={(checked) => leave(keyOf(one), !checked)}
						/>
						<Text color="fg.muted" mt="2">
							<del>{one.before}</del>
						</Text>
						<Text>
							<ins>{one.after}</ins>
						</Text>
					</Box>
				))}
			</Stack>
			{found.length > 0 && (
				<Button alignSelf="flex-start" disabled={chosen.length === 0 || find === put} onClick={replace}>
					{t("Replace {count, plural, one {# text} other {# texts}}", { count: chosen.length })}
				</Button>
			)}
		</Stack>
	);
}
