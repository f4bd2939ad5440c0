import { Tabs } from "@chakra-ui/react/tabs";
import type { ReactNode } from "react";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { lazyScreen } from "../frame/lazy-screen.tsx";
import { ScreenArea } from "../frame/ScreenArea.tsx";
import type { StudioI18n } from "../i18n/studio-i18n.ts";

const FormEditor = lazyScreen(async () => ({ default: (await import("../editors/FormEditor.tsx")).FormEditor }));
const ThemeEditor = lazyScreen(() => import("../theming/ThemeEditor.tsx"));
const WorkflowEditor = lazyScreen(() => import("../workflow/WorkflowEditor.tsx"));
const CategoriesEditor = lazyScreen(() => import("../categories/CategoriesEditor.tsx"));
const LogicScreen = lazyScreen(() => import("../logic/LogicScreen.tsx"));
const PageEditor = lazyScreen(() => import("../editors/PageEditor.tsx"));

/** The ways to see a document that its kind has, beside its settings and its source; the first is the usual one. */
export function canvasViews({ kind }: JsonObject, t: StudioI18n["t"]): { id: string; label: string }[] {
	if (kind === "form")
		return [
			{ id: "form", label: t("Form") },
			{ id: "logic", label: t("Logic") },
		];
	if (kind === "page") return [{ id: "page", label: t("Page") }];
	if (kind === "site") return [{ id: "theme", label: t("Theme") }];
	if (kind === "workflow") return [{ id: "workflow", label: t("How cases go on") }];
	if (kind === "categories") return [{ id: "categories", label: t("Categories") }];
	return kind === "view" ? [{ id: "view", label: t("View") }] : [];
}

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

/** The screens of those ways; each is loaded when it is first seen. */
export function DocumentViews({ path, document }: { path: string; document: JsonObject }) {
	return (
		<>
			<DocumentView id="form">
				<FormEditor path={path} form={document} />
			</DocumentView>
			<DocumentView id="logic">
				<LogicScreen path={path} document={document} />
			</DocumentView>
			<DocumentView id="page">
				<PageEditor path={path} document={document} />
			</DocumentView>
			<DocumentView id="view">
				<PageEditor path={path} document={document} />
			</DocumentView>
			<DocumentView id="theme">
				<ThemeEditor path={path} document={document} />
			</DocumentView>
			<DocumentView id="workflow">
				<WorkflowEditor path={path} document={document} />
			</DocumentView>
			<DocumentView id="categories">
				<CategoriesEditor path={path} document={document} />
			</DocumentView>
		</>
	);
}
