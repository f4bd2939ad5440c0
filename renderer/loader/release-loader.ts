import type {
	Hash,
	IconsArtefact,
	Manifest,
	MessagesArtefact,
	PageArtefact,
	ReleaseReference,
	RouteEntry,
	ViewArtefact,
	WorkflowArtefact,
} from "../../schemas/release.ts";
import { resolveRedirect, routeFor } from "../../schemas/rules/route.ts";
import { isReference } from "./artefact-shapes.ts";
import { createArtefacts, type LoadedForm } from "./artefacts.ts";
import type { ArtefactSource } from "./read-artefact.ts";
import { formOf, loadRoute, messagesOf, pageOf, viewOf } from "./release-contents.ts";
import { createOpener, type Presence, type ReleaseMemory } from "./release-opener.ts";
import { createReleaseStore, type ReleaseState } from "./release-state.ts";

/** What a loader needs of its surroundings. */
type LoaderOptions = ArtefactSource & { storage?: ReleaseMemory };

/**
 * Brings releases to the screen. The `load…` functions reject with an ArtefactError that names the document (and throw one for a name that the release lacks); asked
 * again, they give the same promise. The `peek…` functions give what is already there.
 */
export type ReleaseLoader = {
	subscribe(listener: () => void): () => void;
	snapshot(): ReleaseState;
	/** Tells where the reader is: a newer release is shown once all is there for it. Call it on every navigation. */
	attend(presence: Presence): void;
	/** Loads a release and shows it; false, with `error` in the state, when it can't: the last good one stays. */
	open(reference: ReleaseReference): Promise<boolean>;
	/** Opens the release that loaded well on an earlier visit; false where there is none. */
	restore(): Promise<boolean>;
	/** Opens the release that a file names, such as the static build's /release/current.json. */
	openNamedAt(url: string): Promise<boolean>;
	/** Loads a path's artefacts ahead; failing quietly. */
	preload(path: string): void;
	loadPage(route: RouteEntry): Promise<PageArtefact>;
	peekPage(route: RouteEntry): PageArtefact | undefined;
	loadView(id: string): Promise<ViewArtefact>;
	peekView(id: string): ViewArtefact | undefined;
	/** A form in the current release's version, or by its hash in any version: for one begun on an earlier release. */
	loadForm(id: string, hash?: Hash): Promise<LoadedForm>;
	peekForm(id: string, hash?: Hash): LoadedForm | undefined;
	/** Undefined where the release has no messages of the locale. */
	loadMessages(locale: string): Promise<MessagesArtefact | undefined>;
	peekMessages(locale: string): MessagesArtefact | undefined;
	loadWorkflow(): Promise<WorkflowArtefact>;
	peekWorkflow(): WorkflowArtefact | undefined;
	loadIcons(): Promise<IconsArtefact>;
	/** Lets what failed be asked for anew. */
	forgetFailures(): void;
};

/** A loader over the given fetch, module import, hash check and memory. It asks for nothing before a release is opened. */
export function createReleaseLoader({ storage, ...source }: LoaderOptions): ReleaseLoader {
	const artefacts = createArtefacts(source);
	const store = createReleaseStore();
	const { open, openNamedAt, attend } = createOpener({ artefacts, store, storage, fetch: source.fetch });
	const manifest = (): Manifest => {
		const release = store.snapshot().current;
		if (!release) throw new Error("release: expected one to be open");
		return release.manifest;
	};
	const form = (id: string, hash?: Hash) => (hash === undefined ? formOf(manifest(), id) : { id, hash });
	return {
		subscribe: store.subscribe,
		snapshot: store.snapshot,
		attend,
		open,
		openNamedAt,
		async restore() {
			const reference = storage?.read();
			return isReference(reference) ? open(reference) : false;
		},
		preload(path) {
			const shown = store.snapshot().current?.manifest;
			const route = shown && routeFor(shown, resolveRedirect(shown, path) ?? path);
			if (shown && route) loadRoute(artefacts, shown, route).catch(artefacts.forgetFailures);
		},
		loadPage(route) {
			loadRoute(artefacts, manifest(), route).catch(() => undefined);
			return artefacts.pages.load(pageOf(route));
		},
		peekPage: (route) => artefacts.pages.peek(pageOf(route)),
		loadView: (id) => artefacts.views.load(viewOf(manifest(), id)),
		peekView: (id) => artefacts.views.peek(viewOf(manifest(), id)),
		loadForm: (id, hash) => artefacts.forms.load(form(id, hash)),
		peekForm: (id, hash) => artefacts.forms.peek(form(id, hash)),
		async loadMessages(locale) {
			const messages = messagesOf(manifest(), locale);
			return messages && artefacts.messages.load(messages);
		},
		peekMessages(locale) {
			const messages = messagesOf(manifest(), locale);
			return messages && artefacts.messages.peek(messages);
		},
		loadWorkflow: () => artefacts.workflows.load(manifest().workflow),
		peekWorkflow: () => artefacts.workflows.peek(manifest().workflow),
		loadIcons: () => artefacts.icons.load(manifest().icons),
		forgetFailures: artefacts.forgetFailures,
	};
}
