import { createContext, type ReactNode } from "react";

/** What something that can be added looks like, by its id; null of what has no look of its own. */
export const PaletteExamples = createContext<(entry: string) => ReactNode>(() => null);
