/** The renderer's door: a release goes in, a screen comes out. */

export { resolveRedirect, routeFor } from "../schemas/rules/route.ts";
export { ErrorBoundary } from "./ErrorBoundary.tsx";
export { I18nProvider, useI18n } from "./i18n/i18n-context.ts";
export { LocaleProvider } from "./i18n/LocaleProvider.tsx";
export { createTranslator, type MessageValues, type Translator } from "./i18n/translator.ts";
export { ArtefactError } from "./loader/artefact-error.ts";
export type { LoadedForm, ValidateAnswers, ValidatorFactory } from "./loader/artefacts.ts";
export { ReleaseProvider, useLoader, useRelease } from "./loader/release-context.tsx";
export { createReleaseLoader, type LoaderOptions, type ReleaseLoader } from "./loader/release-loader.ts";
export type { Presence, ReleaseMemory } from "./loader/release-opener.ts";
export type { LoadedRelease, ReleaseState } from "./loader/release-state.ts";
export { type Verify, verifySha256 } from "./loader/verify.ts";
export type { PageMeta } from "./page/PageContent.tsx";
export { usePageScope } from "./page/page-scope.ts";
export { useCommand, useSend } from "./ports/commands.tsx";
export type {
	ConfigPort,
	DevicePort,
	DialogsPort,
	Href,
	Location,
	Ports,
	RouterPort,
	SessionPort,
} from "./ports/ports.ts";
export { PortsProvider, usePorts } from "./ports/ports-context.tsx";
export { useGrowingList, useRead } from "./ports/reading.ts";
export { RenderBlock, renderBlocks } from "./RenderBlock.tsx";
export { RenderPage } from "./RenderPage.tsx";
export { AddToScope } from "./scope/AddToScope.tsx";
export { LinkTo } from "./scope/LinkTo.tsx";
export { hrefTo } from "./scope/resolve.ts";
export { type Scope, ScopeProvider, useScope } from "./scope/scope.ts";
export { type Actions, useActions } from "./scope/use-actions.ts";
export {
	createResolver,
	type Resolver,
	useHolds,
	useHref,
	useQuery,
	useRaw,
	useResolver,
	useText,
	useValue,
} from "./scope/use-resolved.ts";
export { skin } from "./skin/classes.gen.ts";
export { Icon } from "./view-parts/icon/Icon.tsx";
export { SkeletonText } from "./view-parts/skeleton/Skeleton.tsx";
export { StateNotice } from "./view-parts/state-notice/StateNotice.tsx";
