import { asObject } from "../../json/json.ts";
import type { OptionSource } from "../../types.gen.ts";

/**
 * Whether what an operation is requested with for its options depends to the values of the form; else only the page knows it.
 */
export const isOfForm = (bind: unknown): boolean => typeof bind === "string" && /^\/(form|item)(\/|$)/.test(bind);

/** The parameters of a source of options that hang on values: another value brings other options. */
export const onForm = ({ query = {} }: OptionSource): string[] =>
	Object.keys(query).filter((name) => isOfForm(asObject(query[name]).bind));
