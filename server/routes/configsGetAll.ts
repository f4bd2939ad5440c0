import { readBaseConfig } from "../repositories/settings/base-config.ts";
import type { Route } from "./route.ts";

/** The administration's configuration. `base` is the only key there is. */
export const configsGetAll: Route<"configsGetAll"> = (_query, { services }) => readBaseConfig(services.db);
