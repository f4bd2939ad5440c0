import type { FormDocument } from "../../types.gen.ts";

/** Whether drafts of a form may be on the server: not those that are for the device alone (`draft` with `per`), or for nowhere. */
export const storesServerDrafts = ({ draft = true }: Pick<FormDocument, "draft">): boolean => draft === true;
