import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST report/api.Drafts/delete: discards an application draft. */
export const draftsDelete = commandAdapter("draftsDelete", { invalidates: ["draftsGetList"] });
