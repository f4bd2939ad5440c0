/**
 * The renderer's door: a release goes in, a screen comes out. Forms have a door of their own, `forms/FormHost.tsx`, so
 * that only a page with a form loads them (`forms/StaticForm.tsx` draws one that nobody is to answer).
 */

export { ErrorBoundary } from "./ErrorBoundary.tsx";
export { I18nProvider, useI18n } from "./i18n/i18n-context.ts";
export { LocaleProvider } from "./i18n/LocaleProvider.tsx";
export { ReleaseProvider, useLoader, usePageDocument, useRelease } from "./loader/release-context.tsx";
export { releaseOfEvent } from "./loader/release-event.ts";
export { createReleaseLoader, type ReleaseLoader } from "./loader/release-loader.ts";
export type { ReleaseMemory } from "./loader/release-opener.ts";
export type { OnTriedForm, TriedForm } from "./loader/tried-form.ts";
export { verifySha256 } from "./loader/verify.ts";
export { DataChain } from "./page/DataChain.tsx";
export { hasSameForms } from "./page/has-same-forms.ts";
export { innerBlocks } from "./page/inner-blocks.ts";
export type { PageMeta } from "./page/PageContent.tsx";
export { usePageScope } from "./page/page-scope.ts";
export { StartedDrafts } from "./page/StartedDrafts.tsx";
export { type MarkPart, PartMarks } from "./part-marks.ts";
export type {
	ConfigPort,
	DevicePort,
	DialogsPort,
	FileViewer,
	Ports,
	RouterPort,
	SessionPort,
	UnsavedChangesPort,
} from "./ports/ports.ts";
export { PortsProvider, usePorts, useRouter } from "./ports/ports-context.tsx";
export { useRead } from "./ports/reading.ts";
export { SIGNED_OUT } from "./ports/signed-out.ts";
export { Hydrating, type Prerendered } from "./prerender/Hydrating.tsx";
export { retype, takePressed } from "./prerender/replay.ts";
export { renderBlocks } from "./RenderBlock.tsx";
export { RenderPage } from "./RenderPage.tsx";
export { blockComponent } from "./registry/block-component.ts";
export { preloadPrerendered } from "./registry/registry.ts";
export { LinkTo } from "./scope/LinkTo.tsx";
export { AddToScope, ScopeProvider } from "./scope/scope.ts";
export { useActions } from "./scope/use-actions.ts";
export { useCondition, useResolver, useText } from "./scope/use-resolved.ts";
export { skin } from "./skin/classes.gen.ts";
export { Icon } from "./view-parts/icon/Icon.tsx";
export { useOnline } from "./view-parts/reading/use-online.ts";
export { SkeletonText } from "./view-parts/skeleton/Skeleton.tsx";
export { StatePanel } from "./view-parts/state-panel/StatePanel.tsx";
