import { Tabs } from "@chakra-ui/react/tabs";
import { type ComponentType, memo, type ReactNode } from "react";
import type { JsonObject } from "../../../schemas/json/json.ts";
import { useDocuments } from "../draft/draft-context.tsx";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import type { StudioI18n, StudioText } from "../i18n/studio-i18n.ts";

type EditorProps = { path: string; document: JsonObject };

/** A way to see a document that its kind has; its screen is loaded when it is first seen. */
type CanvasView = { id: string; label: StudioText; Screen: ComponentType<EditorProps> };

const PageEditor = lazyScreen(() => import("../editors/PageEditor.tsx"));

/** The ways to see a document beside its settings and its source, by its kind; the first is the usual one. */
const VIEWS: Readonly<Record<string, readonly CanvasView[]>> = {
	form: [
		{ id: "form", label: "Form", Screen: lazyScreen(() => import("../editors/FormEditor.tsx")) },
		{ id: "logic", label: "Logic", Screen: lazyScreen(() => import("../logic/LogicScreen.tsx")) },
	],
	page: [{ id: "page", label: "Page", Screen: PageEditor }],
	view: [{ id: "view", label: "View", Screen: PageEditor }],
	site: [{ id: "theme", label: "Theme", Screen: lazyScreen(() => import("../theming/ThemeEditor.tsx")) }],
	workflow: [
		{
			id: "workflow",
			label: "How cases go on",
			Screen: lazyScreen(() => import("../workflow/WorkflowEditor.tsx")),
		},
	],
	categories: [
		{
			id: "categories",
			label: "Categories",
			Screen: lazyScreen(() => import("../categories/CategoriesEditor.tsx")),
		},
	],
};

const viewsOf = (kind: string): readonly CanvasView[] => VIEWS[kind] ?? [];

/** The ways to see a document that its kind has, by name. */
export const canvasViews = (kind: string, t: StudioI18n["t"]): { id: string; label: string }[] =>
	viewsOf(kind).map(({ id, label }) => ({ id, label: t(label) }));

/**
 * One way to see a document. Each waits for its code by itself: were they to wait together, what is left would be hidden while
 * the next one comes, never end its leaving, and stand above it.
 */
export function DocumentView({ id, children }: { id: string; children: ReactNode }) {
	return (
		<Tabs.Content value={id} p="0">
			<ScreenArea>{children}</ScreenArea>
		</Tabs.Content>
	);
}

/** A screen of a document as it is now. */
export function OfDocument({ path, Screen }: { path: string; Screen: ComponentType<EditorProps> }) {
	const document = useDocuments()[path];
	return document && <Screen path={path} document={document} />;
}

/** The screens of those ways. */
export const DocumentViews = memo(function DocumentViews({ path, kind }: { path: string; kind: string }) {
	return viewsOf(kind).map(({ id, Screen }) => (
		<DocumentView key={id} id={id}>
			<OfDocument path={path} Screen={Screen} />
		</DocumentView>
	));
});
