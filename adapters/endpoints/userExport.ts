import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET api/User/export: all that the portal keeps about the caller. */
export const userExport = queryAdapter("userExport", { onFocus: false });
