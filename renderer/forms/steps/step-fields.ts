import { createContext } from "react";

/** Names of the properties asked in the step on the screen; null asks all of them. */
export const StepFieldsContext = createContext<readonly string[] | null>(null);
