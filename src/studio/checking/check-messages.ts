import type { Diagnostic } from "../../../schemas/compiler/diagnostic.ts";

/** What goes to the checking worker: the texts that changed since the last message, null for a document that is gone. */
export type CheckRequest = { number: number; changes: readonly (readonly [path: string, text: string | null])[] };

/** What comes back: the number of the request, and all that is wrong after it. */
export type CheckAnswer = { number: number; diagnostics: readonly Diagnostic[] };
