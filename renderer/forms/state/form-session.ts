import { createContext, useContext } from "react";
import type { FormArtefact, Hash } from "../../../schemas/release.ts";
import type { FieldOptions } from "../../../schemas/types.gen.ts";
import type { RenderBlocks } from "../../blocks/block.ts";
import type { AttachmentsStore } from "./attachments-store.ts";
import type { ErrorsStore } from "./errors-store.ts";
import type { UploadsStore } from "./uploads-store.ts";
import type { FormValues, ValuesStore } from "./values-store.ts";

/** One form on the screen, from its first answer to its sending. The object stays the same all the while. */
export type FormSession = {
	/** Starts the ids of all its elements. */
	domId: string;
	artefact: FormArtefact;
	hash: Hash;
	/** Under which name its draft is kept; undefined where none is. */
	draftName: string | undefined;
	values: ValuesStore;
	errors: ErrorsStore;
	attachments: AttachmentsStore;
	uploads: UploadsStore;
	/** The answers without those that are not asked for now, as they would be sent; the same object until one changes. */
	visibleValues(): FormValues;
	optionsAt(pointer: string): FieldOptions;
	/** Validates the answers and shows what is wrong with this one: at once, or as soon as the form's rules are here. */
	check(pointer: string): Promise<void>;
	/** Labels of chosen values that the document does not know, because an operation answered them: `labelKey`. */
	labels: Map<string, string>;
	/** The question after which similar cases are offered; undefined where none are. */
	offersAfter: string | undefined;
	/** The question after which each of the form's stops is said; undefined for one that is said where the form is sent. */
	exitsAfter: readonly (string | undefined)[];
	/** Cases of which the person said that theirs is another: they are not offered again. */
	dismissed: ReadonlySet<string>;
	/** Says something in the form's live region. */
	announce(text: string): void;
	render: RenderBlocks;
};

const FormSessionContext = createContext<FormSession | null>(null);

/** Sets the form for the fields inside. */
export const FormSessionProvider = FormSessionContext.Provider;

/** The form around. Throws outside of one: that is a mistake of the composition. */
export function useFormSession(): FormSession {
	const session = useContext(FormSessionContext);
	if (!session) throw new Error("useFormSession: expected a form around the field");
	return session;
}

/**
 * The id of the input that asks for an answer; made from the pointer, so that errors can link to it. No two pointers
 * have the same: what is no plain letter goes by its code, and two dashes lead to an answer where one leads to a part.
 */
export const inputId = (session: FormSession, pointer: string): string =>
	session.domId + pointer.replace(/\W/g, (sign) => (sign === "/" ? "--" : `.${sign.charCodeAt(0).toString(16)}.`));
