import { queryAdapter } from "../factories/queryAdapter.ts";

/**
 * GET report/api.Configs/getConfig (spec §7); fills config_report (spec §3). Read every minute: it names the current
 * release.
 */
export const reportConfigsGetConfig = queryAdapter("reportConfigsGetConfig", { everyMs: 60_000 });
