import type { OptionSource } from "../types.gen.ts";
import { asObject } from "./json.ts";

/**
 * Whether what an operation is asked for its options is bound to the answers of the form; else only the page knows it.
 */
export const isOfForm = (bind: unknown): boolean => typeof bind === "string" && /^\/(form|item)(\/|$)/.test(bind);

/** The parameters of a source of options that hang on answers: another answer brings other options. */
export const onForm = ({ query = {} }: OptionSource): string[] =>
	Object.keys(query).filter((name) => isOfForm(asObject(query[name]).bind));
