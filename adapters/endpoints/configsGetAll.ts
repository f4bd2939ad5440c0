import { queryAdapter } from "../factories/queryAdapter.ts";

/** GET api/Configs/getAll (spec §7); with key 'base' it fills config_admin (spec §3). */
export const configsGetAll = queryAdapter("configsGetAll");
