import { createContext, useContext, useSyncExternalStore } from "react";
import type { FormSession } from "../model/session.ts";

const FormSessionContext = createContext<FormSession | null>(null);

/** Sets the form for the fields inside. */
export const FormSessionProvider = FormSessionContext.Provider;

/** The form around, or null. */
export const useFormAround = () => useContext(FormSessionContext);

/** The form around. Throws outside of one: that is a mistake of the composition. */
export function useFormSession(): FormSession {
	const session = useFormAround();
	if (!session) throw new Error("useFormSession: expected a form around the field");
	return session;
}

/** Names of the properties asked in the step on the screen; null asks all of them. */
export const StepFieldsContext = createContext<readonly string[] | null>(null);

/** What a store of the form holds: the same where the server renders it, for there too the form has just started. */
export const useStored = <T>(subscribe: (listener: () => void) => () => void, read: () => T): T =>
	useSyncExternalStore(subscribe, read, read);
