import {
	isForm,
	isIcons,
	isManifest,
	isMessages,
	isPage,
	isView,
	isWorkflow,
} from "../../schemas/checks/artefacts.gen.ts";
import type {
	FormArtefact,
	Hash,
	IconsArtefact,
	Manifest,
	MessagesArtefact,
	PageArtefact,
	ReleaseReference,
	ViewArtefact,
	WorkflowArtefact,
} from "../../schemas/release.ts";
import type { ValidatorModule } from "../../schemas/rules/values/validator-runtime.ts";
import { createMemo, type Memo } from "./memo.ts";
import { type ArtefactSource, readJson, readModule } from "./read-artefact.ts";

/** A form as it was published; `hash` is what its submission carries as `form_hash`. */
export type LoadedForm = {
	artefact: FormArtefact;
	hash: Hash;
	/**
	 * Its compiled rules. They load at the first call, for nobody needs them before something is typed; what failed is
	 * tried anew.
	 */
	validator(): Promise<ValidatorModule>;
};

/** A document of a release: its id, and its artefact's hash. */
export type Named = { id: string; hash: Hash };

/** Artefacts of all kinds, in memory by hash. They never change, so none is requested twice. */
export type LoadedArtefacts = {
	manifests: Memo<ReleaseReference, Manifest>;
	pages: Memo<Named, PageArtefact>;
	views: Memo<Named, ViewArtefact>;
	forms: Memo<Named, LoadedForm>;
	messages: Memo<Named, MessagesArtefact>;
	workflows: Memo<Hash, WorkflowArtefact>;
	icons: Memo<Hash, IconsArtefact>;
	forgetFailures(): void;
};

const isValidator = (value: unknown): value is ValidatorModule => typeof value === "function";

function createForms(source: ArtefactSource): Memo<Named, LoadedForm> {
	const validators = createMemo(
		({ hash }: Named) => hash,
		({ id, hash }) => readModule(source, { document: `validator of form "${id}"`, hash, is: isValidator }),
	);
	const validatorOf = (form: Named) => {
		validators.forgetFailures();
		return validators.load(form);
	};
	return createMemo(
		({ hash }) => hash,
		async ({ id, hash }) => {
			const artefact = await readJson(source, { document: `form "${id}"`, hash, is: isForm });
			return { artefact, hash, validator: () => validatorOf({ id, hash: artefact.validator }) };
		},
	);
}

/** The artefacts that a source of bytes gives. */
export function createArtefacts(source: ArtefactSource): LoadedArtefacts {
	const named = <T>(kind: string, is: (value: unknown) => value is T): Memo<Named, T> =>
		createMemo(
			({ hash }) => hash,
			({ id, hash }) => readJson(source, { document: `${kind} "${id}"`, hash, is }),
		);
	const single = <T>(document: string, is: (value: unknown) => value is T): Memo<Hash, T> =>
		createMemo(
			(hash) => hash,
			(hash) => readJson(source, { document, hash, is }),
		);
	const memos = {
		manifests: createMemo(
			({ id }: ReleaseReference) => id,
			({ id, manifest_url: url }) => readJson(source, { document: `release ${id}`, hash: id, url, is: isManifest }),
		),
		pages: named("page", isPage),
		views: named("view", isView),
		forms: createForms(source),
		messages: named("messages", isMessages),
		workflows: single("workflow", isWorkflow),
		icons: single("icons", isIcons),
	};
	return {
		...memos,
		forgetFailures() {
			for (const memo of Object.values(memos)) memo.forgetFailures();
		},
	};
}
