import { Tabs } from "@chakra-ui/react/tabs";
import type { JsonObject } from "../../../schemas/rules/json.ts";
import { lazyScreen } from "../frame/lazy-screen.tsx";
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

/** The screens of those ways; each is loaded when it is first seen. */
export function DocumentViews({ path, document }: { path: string; document: JsonObject }) {
	return (
		<>
			<Tabs.Content value="form" p="0">
				<FormEditor path={path} form={document} />
			</Tabs.Content>
			<Tabs.Content value="logic" p="0">
				<LogicScreen path={path} document={document} />
			</Tabs.Content>
			<Tabs.Content value="page" p="0">
				<PageEditor path={path} document={document} />
			</Tabs.Content>
			<Tabs.Content value="view" p="0">
				<PageEditor path={path} document={document} />
			</Tabs.Content>
			<Tabs.Content value="theme" p="0">
				<ThemeEditor path={path} document={document} />
			</Tabs.Content>
			<Tabs.Content value="workflow" p="0">
				<WorkflowEditor path={path} document={document} />
			</Tabs.Content>
			<Tabs.Content value="categories" p="0">
				<CategoriesEditor path={path} document={document} />
			</Tabs.Content>
		</>
	);
}
