import { Alert } from "@chakra-ui/react/alert";
import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import type { DocumentSource } from "../../../schemas/compiler/parse.ts";
import { useDraftRelease, useDraftState, useMake } from "../draft/draft-context.tsx";
import { download } from "../frame/download.ts";
import { FileButton } from "../frame/FileButton.tsx";
import { ruled } from "../frame/ruled.ts";
import { Tick } from "../frame/Tick.tsx";
import { toast } from "../frame/toasts.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { comparedDocuments, fromRoot, importEdits } from "./compared-documents.ts";

/** How many of the documents that an import would change are named. */
const MAX_NAMED = 60;

/** The documents in chosen files: of an archive those within, of a folder those below it. */
async function documentsIn(files: readonly File[]): Promise<DocumentSource[]> {
	const { filesInArchive, isJsonPath } = await import("../../../schemas/import/archive.ts");
	const read = files.map(async (file): Promise<DocumentSource[]> => {
		if (file.name.endsWith(".zip")) return filesInArchive(new Uint8Array(await file.arrayBuffer()));
		const path = file.webkitRelativePath || file.name;
		return isJsonPath(path) ? [{ path, text: await file.text() }] : [];
	});
	return fromRoot((await Promise.all(read)).flat());
}

/** Takes in a folder or archive of documents, shown first, and gives all documents out as one. */
export function ImportDocuments() {
	const { t } = useStudioI18n();
	const make = useMake();
	const session = useDraftRelease();
	const name = useDraftState("name");
	const [files, setFiles] = useState<readonly DocumentSource[]>();
	const [whole, setWhole] = useState(false);
	const changes = files && comparedDocuments(session.sources(), files, whole);
	const kinds = { added: t("added"), changed: t("changed"), removed: t("removed") };
	const take = (chosen: readonly File[]) =>
		void documentsIn(chosen).then(setFiles, () => toast("error", t("This is no archive of documents.")));
	const apply = () => {
		if (changes && make(...importEdits(changes))) toast("success", t("The documents were taken in."));
		setFiles(undefined);
	};
	const give = async () => {
		const { archiveOf } = await import("../../../schemas/import/archive.ts");
		const file = name.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "");
		download(`${file || "portal"}.zip`, "application/zip", archiveOf(session.sources()));
	};
	return (
		<Stack as="section" gap="4" aria-labelledby="import-documents">
			<Heading as="h2" size="lg" id="import-documents">
				{t("Documents as files")}
			</Heading>
			<Text>{t("What you take in is compared first: nothing changes before you say so, and it can be undone.")}</Text>
			<Flex gap="3" wrap="wrap">
				<FileButton folder onFiles={take}>
					{t("Choose a folder")}
				</FileButton>
				<FileButton accept=".zip,.json" multiple onFiles={take}>
					{t("Choose an archive or files")}
				</FileButton>
				<Button size="sm" onClick={() => void give()}>
					{t("Download all documents")}
				</Button>
			</Flex>
			{changes && (
				<Stack gap="3">
					<Text role="status">
						{t(
							"{count, plural, =0 {The files say what is here already.} one {# document differs.} other {# documents differ.}}",
							{
								count: changes.length,
							},
						)}
					</Text>
					<Tick
						label={t("These files are the whole portal: remove what is not among them")}
						checked={whole}
						onTick={setWhole}
					/>
					{changes.length > 0 && (
						<>
							<Stack as="ul" gap="0" bg="bg.panel" borderWidth="1px" borderRadius="lg" css={ruled}>
								{changes.slice(0, MAX_NAMED).map(({ path, kind }) => (
									<Flex as="li" key={path} px="4" py="2" gap="3" align="center">
										<Badge colorPalette={kind === "removed" ? "red" : kind === "added" ? "green" : "blue"}>
											{kinds[kind]}
										</Badge>
										<code>{path}</code>
									</Flex>
								))}
							</Stack>
							{changes.length > MAX_NAMED && (
								<Alert.Root status="info">
									<Alert.Indicator />
									<Alert.Title>{t("and {count} more", { count: changes.length - MAX_NAMED })}</Alert.Title>
								</Alert.Root>
							)}
							<Button alignSelf="flex-start" onClick={apply}>
								{t("Take them in")}
							</Button>
						</>
					)}
				</Stack>
			)}
		</Stack>
	);
}
