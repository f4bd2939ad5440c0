import { commandAdapter } from "../factories/commandAdapter.ts";

/** POST report/api.Drafts/save: keeps an application draft; 409 with the newer one where there is one. */
export const draftsSave = commandAdapter("draftsSave", { invalidates: ["draftsGetList"] });
