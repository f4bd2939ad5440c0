import type { ReactNode } from "react";

/**
 * Stands in for markdown-to-jsx, which rjsf renders its own messages with (31 KB gz). None of them is shown here: titles
 * and hints are the form's, and a schema that rjsf cannot render does not pass the compiler.
 */
export const Markdown = ({ children }: { children?: ReactNode }) => children;
export default Markdown;
