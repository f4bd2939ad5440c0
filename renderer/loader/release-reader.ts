import type {
	Hash,
	IconsArtefact,
	Manifest,
	MessagesArtefact,
	PageArtefact,
	RouteEntry,
	ViewArtefact,
	WorkflowArtefact,
} from "../../schemas/release.ts";
import type { LoadedArtefacts, LoadedForm } from "./artefacts.ts";
import { formOf, loadRoute, messagesOf, routePageOf, viewOf } from "./release-contents.ts";

/**
 * Reads the documents of a release. The `load…` functions reject with an ArtefactError that names the document (and
 * throw one for a name that the release lacks); requested again, they give the same promise. The `peek…` functions give
 * what is already there.
 */
export type ReleaseReader = {
	loadPage(route: RouteEntry): Promise<PageArtefact>;
	peekPage(route: RouteEntry): PageArtefact | undefined;
	loadView(id: string): Promise<ViewArtefact>;
	peekView(id: string): ViewArtefact | undefined;
	/** A form in the current release's version, or by its hash in any version: for one started on an earlier release. */
	loadForm(id: string, hash?: Hash): Promise<LoadedForm>;
	peekForm(id: string, hash?: Hash): LoadedForm | undefined;
	/** Undefined where the release has no messages of the locale. */
	loadMessages(locale: string): Promise<MessagesArtefact | undefined>;
	peekMessages(locale: string): MessagesArtefact | undefined;
	loadWorkflow(): Promise<WorkflowArtefact>;
	peekWorkflow(): WorkflowArtefact | undefined;
	loadIcons(): Promise<IconsArtefact>;
};

/** A reader of whichever release `manifest` gives at the time; what that throws, the reader's functions throw. */
export function createReader(artefacts: LoadedArtefacts, manifest: () => Manifest): ReleaseReader {
	const form = (id: string, hash?: Hash) => (hash === undefined ? formOf(manifest(), id) : { id, hash });
	return {
		loadPage(route) {
			loadRoute(artefacts, manifest(), route).catch(() => undefined);
			return artefacts.pages.load(routePageOf(route));
		},
		peekPage: (route) => artefacts.pages.peek(routePageOf(route)),
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
	};
}
