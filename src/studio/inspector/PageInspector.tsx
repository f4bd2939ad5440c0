import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Stack } from "@chakra-ui/react/stack";
import { Text } from "@chakra-ui/react/text";
import { useMemo } from "react";
import { asObject, type JsonObject } from "../../../schemas/json/json.ts";
import { pointerTokens } from "../../../schemas/json/pointer.ts";
import { diagnosticsAt, useDiagnostics } from "../checking/diagnostics.tsx";
import { Remarks } from "../checking/Remarks.tsx";
import { useMakeText } from "../draft/use-make-text.ts";
import { setAt } from "../form/form-edits.ts";
import { More } from "../frame/More.tsx";
import { Section } from "../frame/Section.tsx";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { viewPieces } from "../page/view-pieces.ts";
import { DocumentUsedIn } from "../references/UsedIn.tsx";
import { InlineSettings } from "../settings/InlineSettings.tsx";
import { type MetaPart, metaPartAt } from "../settings/meta-parts.ts";
import { InMenu } from "./InMenu.tsx";
import { TextField } from "./TextField.tsx";

/** What stands on the canvas. */
const ON_CANVAS = ["blocks", "missing", "filters", "columns", "groups", "actions", "notices", "closing"];

/** Whether a setting is changed at what is drawn of it; what a view says where there is nothing is a text of the whole. */
function isOnCanvas(part: MetaPart, key: string): boolean {
	if (asObject(part.value).kind !== "view") return ON_CANVAS.includes(key);
	const ofPieces = viewPieces(part).flatMap(({ pointer, keys }) => keys ?? pointerTokens(pointer));
	return ofPieces.includes(key) || (key !== "missing" && ON_CANVAS.includes(key));
}

/** What people think of first at a page; its address is changed below, with all that leads to it. */
const FIRST = ["title", "description"];

type PageProps = { path: string; document: JsonObject };

/** What a page is called, and what is said of it elsewhere. */
function PageWords({ path, document }: PageProps) {
	const { t } = useStudioI18n();
	const makeText = useMakeText();
	const put = (key: string) => (text: string, isCorrection: boolean) =>
		makeText(isCorrection, ...setAt(path, document, [key], text || undefined));
	return (
		<Section title={t("What it says")}>
			<TextField
				label={t("Title")}
				help={t("In the browser’s tab and where links name it. The heading on the page is a part of its own.")}
				value={document.title}
				onChange={put("title")}
			/>
			<TextField
				label={t("Description")}
				help={t("One sentence for search engines and for who gets a link to it.")}
				value={document.description}
				rows={3}
				onChange={put("description")}
			/>
			<InMenu document={document} />
		</Section>
	);
}

/** What is said of a page or view as a whole: the rest is made from its meta-schema. */
export function PageInspector({ path, document }: PageProps) {
	const { t } = useStudioI18n();
	const list = useDiagnostics();
	const part = useMemo(() => metaPartAt(document, ""), [document]);
	const own = diagnosticsAt(list, path).filter(({ pointer }) => !/^\/(blocks|missing|notices|closing)\//.test(pointer));
	if (!part) return null;
	const isPage = document.kind === "page";
	const settings = (
		<InlineSettings
			path={path}
			document={document}
			part={part}
			pointer=""
			except={(key) => isOnCanvas(part, key) || (isPage ? FIRST.includes(key) : key === "type")}
		/>
	);
	return (
		<Box>
			<Box px="5" py="4">
				<Heading as="h2" size="md">
					{isPage ? t("The whole page") : t("The whole view")}
				</Heading>
				<Text color="fg.muted">{t("Choose a part to change it.")}</Text>
			</Box>
			<Remarks list={own} />
			{isPage ? (
				<>
					<PageWords path={path} document={document} />
					<More label={t("More about this page")}>{settings}</More>
				</>
			) : (
				<Stack px="5" pb="5" borderTopWidth="1px" pt="4">
					{settings}
				</Stack>
			)}
			<DocumentUsedIn path={path} by={isPage ? "path" : "id"} />
		</Box>
	);
}
