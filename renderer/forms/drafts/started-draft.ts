import type { useFormStart } from "../start/use-form-start.ts";
import type { FormSession } from "../state/form-session.ts";
import type { DraftPlace } from "./draft-place.ts";

/** The draft of a form that has started: where it is stored, what it was started with, and the values on the screen. */
export type StartedDraft = Omit<DraftPlace, "form"> & {
	session: FormSession;
	started: ReturnType<typeof useFormStart>;
};
