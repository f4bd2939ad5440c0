import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import { Tabs } from "@chakra-ui/react/tabs";
import { Text } from "@chakra-ui/react/text";
import { useParams } from "react-router-dom";
import { useDraftState, useOfDocuments } from "../draft/draft-context.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { useSearch } from "../frame/use-search.ts";
import { useTitle } from "../frame/use-window.ts";
import { useStudioI18n } from "../i18n/studio-i18n.ts";
import { studioTitle } from "../naming/document-title.ts";
import { canvasViews, DocumentView, DocumentViews, OfDocument } from "./DocumentViews.tsx";

const SettingsEditor = lazyScreen(() => import("../settings/SettingsEditor.tsx"));
const SourceEditor = lazyScreen(() => import("../source/SourceEditor.tsx"));

/** One document: drawn where it is a form, by its settings, and as it is written. */
export default function DocumentScreen() {
	const { t, portal } = useStudioI18n();
	const { "*": path = "" } = useParams();
	// Most edits change neither: the tabs and all that reads of them are not rendered for those.
	const kind = useOfDocuments((documents) => (documents[path] ? String(documents[path].kind) : ""));
	const title = useOfDocuments((documents) => studioTitle(path, documents[path], portal));
	const isDocument = useOfDocuments((documents) => documents[path] !== undefined);
	const broken = useDraftState("broken");
	const [search, changeSearch] = useSearch();
	useTitle(title);
	if (!isDocument && broken[path] === undefined)
		return (
			<Text p="6" role="alert">
				{t("There is no such document in these changes.")}
			</Text>
		);
	const views = [
		...canvasViews(kind, t),
		...(isDocument ? [{ id: "settings", label: t("All settings") }] : []),
		{ id: "source", label: t("Source") },
	];
	const view = views.find(({ id }) => id === search.get("view")) ?? views[0];
	return (
		<Tabs.Root
			value={view?.id}
			onValueChange={({ value }) =>
				changeSearch((now) => {
					// What is selected stays so in every view; where a link led was for the view that it led to.
					now.delete("place");
					now.set("view", value);
				})
			}
			lazyMount
			unmountOnExit
		>
			<Flex bg="bg.panel" px={{ base: "4", md: "6" }} pt="3" align="center" wrap="wrap" gap="3" borderBottomWidth="1px">
				<Heading as="h1" size="lg" flex="1 1 12rem">
					{title}
				</Heading>
				<Tabs.List borderBottomWidth="0" aria-label={t("Ways to see this document")}>
					{views.map(({ id, label }) => (
						<Tabs.Trigger key={id} value={id}>
							{label}
						</Tabs.Trigger>
					))}
				</Tabs.List>
			</Flex>
			<Box>
				<DocumentViews path={path} kind={kind} />
				{isDocument && (
					<DocumentView id="settings">
						<OfDocument path={path} Screen={SettingsEditor} />
					</DocumentView>
				)}
				<DocumentView id="source">
					<SourceEditor key={path} path={path} />
				</DocumentView>
			</Box>
		</Tabs.Root>
	);
}
