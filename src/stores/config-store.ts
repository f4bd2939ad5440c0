import schema from "../../schemas/stores/config.schema.json" with { type: "json" };
import type { Operations } from "../../schemas/types.gen.ts";
import { createPersistentStore, type PersistentStore, type StoreEnvironment } from "./persistent-store.ts";

type Admin = Operations["configsGetAll"]["response"];
type Report = Operations["reportConfigsGetConfig"]["response"];

/** The configurations of spec §3; empty objects until they have come. */
export type ConfigState = { config_admin: Partial<Admin>; config_report: Partial<Report> };

/** The configurations as last loaded, so that a page has them before the network responds. */
export type ConfigStore = Pick<PersistentStore<ConfigState>, "subscribe" | "snapshot" | "serverSnapshot"> & {
	setAdmin(config: Admin): void;
	setReport(config: Report): void;
};

/** The config store, in local storage under the name `config`. */
export function createConfigStore(environment: StoreEnvironment): ConfigStore {
	const initial: ConfigState = { config_admin: {}, config_report: {} };
	const store = createPersistentStore({ key: "config", initial, schema }, environment);
	return {
		subscribe: store.subscribe,
		snapshot: store.snapshot,
		setAdmin: (config) =>
			store.update((state) => {
				state.config_admin = config;
			}),
		setReport: (config) =>
			store.update((state) => {
				state.config_report = config;
			}),
	};
}
