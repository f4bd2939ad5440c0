import { createContext, use } from "react";

/** An attribute that says which part of its document an element is drawn from. */
type PartMark = { "data-part"?: string };

/**
 * Gives an element its mark, by the very object of the document that it is drawn from, or by a key of that object where it is
 * drawn from a plain setting; none where nobody asks for marks.
 */
export type MarkPart = (part: object, key?: string) => PartMark | undefined;

/** Handed in by an editor, whose reader points at what is drawn: filters, columns, facts. Citizens' pages have no marks. */
export const PartMarks = createContext<MarkPart>(() => undefined);

export const useMarkPart = (): MarkPart => use(PartMarks);
